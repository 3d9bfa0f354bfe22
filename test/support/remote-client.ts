// A client that is not on this machine: on the other machine of the tests where there is one, else one that speaks from
// another of this machine's addresses. `kind` says which, for the test's name.
import { execFile } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { inject } from 'vitest';

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
}

const run = promisify(execFile);

/** Undefined if the machine has only loopback addresses. */
export function findRemoteClient(): RemoteClient | undefined {
  return fromNamespace() ?? fromOtherAddress();
}

function fromNamespace(): RemoteClient | undefined {
  const machine = inject('otherMachine');
  if (machine === null) return undefined;
  const command = ['ip', 'netns', 'exec', machine.name];
  return {
    kind: 'a network namespace',
    isElsewhere: true,
    command,
    server: machine.server,
    send: (host, port, requests) => ask([...command, process.execPath], host, port, requests),
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
