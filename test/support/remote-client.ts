// A client that is not on this machine: in a network namespace of its own where the test may make one (root, Linux, `ip`),
// else one that speaks from another of this machine's addresses. `kind` says which, for the test's name.
import { execFile, spawnSync } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';

export interface RemoteClient {
  readonly kind: string;
  /** Whether the server takes it for another machine: its address is none of this machine's. */
  readonly isElsewhere: boolean;
  /** What runs a program as this client, before the program and its arguments. */
  readonly command: readonly string[];
  /** Under which addresses it reaches this machine. */
  readonly server: { readonly ipv4: string | undefined; readonly ipv6: string | undefined };
  /** Sends each request over its own connection and resolves with their statuses, 0 where no answer came. */
  send(host: string, port: number, requests: readonly Buffer[]): Promise<readonly number[]>;
  leave(): void;
}

const run = promisify(execFile);

/** Undefined if the machine has only loopback addresses. */
export function openRemoteClient(): RemoteClient | undefined {
  return fromNamespace() ?? fromOtherAddress();
}

function fromNamespace(): RemoteClient | undefined {
  const name = `lintel-${process.pid}`;
  const inner = `lt${process.pid}b`;
  const outer = `lt${process.pid}a`;
  // 192.0.2.0/24 and 2001:db8::/32 are kept for documents, 198.18.0.0/15 for tests: no real network is shadowed.
  const command = ['ip', 'netns', 'exec', name];
  const subnet = `198.18.${process.pid % 250}`;
  const leave = (): void => {
    tryIp('link', 'del', outer);
    tryIp('netns', 'del', name);
  };
  const isReady =
    tryIp('netns', 'add', name) &&
    tryIp('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', name) &&
    tryIp('addr', 'add', `${subnet}.1/30`, 'dev', outer) &&
    tryIp('link', 'set', outer, 'up') &&
    tryIp('-n', name, 'addr', 'add', `${subnet}.2/30`, 'dev', inner) &&
    tryIp('-n', name, 'link', 'set', inner, 'up');
  if (!isReady) {
    leave();
    return undefined;
  }
  const hasIpv6 =
    tryIp('-6', 'addr', 'add', 'fd5a:17e1::1/64', 'dev', outer, 'nodad') &&
    tryIp('-n', name, '-6', 'addr', 'add', 'fd5a:17e1::2/64', 'dev', inner, 'nodad');
  return {
    kind: 'a network namespace',
    isElsewhere: true,
    command,
    server: { ipv4: `${subnet}.1`, ipv6: hasIpv6 ? 'fd5a:17e1::1' : undefined },
    send: (host, port, requests) => ask([...command, process.execPath], host, port, requests),
    leave,
  };
}

function fromOtherAddress(): RemoteClient | undefined {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
  const ipv4 = addresses.find(({ family }) => family === 'IPv4')?.address;
  const ipv6 = addresses.find(({ family }) => family === 'IPv6')?.address;
  if (ipv4 === undefined && ipv6 === undefined) return undefined;
  return {
    kind: 'another address of this machine',
    isElsewhere: false,
    command: [],
    server: { ipv4, ipv6 },
    send: (host, port, requests) => ask([process.execPath], host, port, requests),
    leave: () => undefined,
  };
}

/** In a process of its own, since only a process can be in another namespace. */
async function ask(
  command: readonly string[],
  host: string,
  port: number,
  requests: readonly Buffer[],
): Promise<readonly number[]> {
  const [file = '', ...args] = command;
  const encoded = requests.map((request) => request.toString('base64'));
  const { stdout } = await run(file, [...args, '-e', client, host, String(port), ...encoded], {
    timeout: 20_000,
  });
  return stdout.trim().split(' ').map(Number);
}

const client = `
  const [host, port, ...requests] = process.argv.slice(1);
  const ask = (request) => new Promise((say) => {
    const socket = require('net').connect(Number(port), host, () => socket.write(Buffer.from(request, 'base64')));
    socket.setTimeout(10000, () => say(0)).on('error', () => say(0)).on('close', () => say(0));
    socket.on('data', (data) => { say(data.toString().split(' ')[1]); socket.destroy(); });
  });
  Promise.all(requests.map(ask)).then((statuses) => console.log(statuses.join(' ')));`;

/** False where there is no `ip`, or where it may not or cannot do this. */
function tryIp(...args: readonly string[]): boolean {
  return spawnSync('ip', args, { stdio: 'ignore' }).status === 0;
}
