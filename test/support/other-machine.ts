// Another machine, as far as a server can tell: a network namespace of its own, where the tests may make one (root, Linux,
// `ip`). Made once, before any browser starts, and quiet from then on: a browser that sees the machine's addresses change
// cancels what it is loading.
import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';

export interface OtherMachine {
  /** Of its network namespace. */
  readonly name: string;
  /** Under which addresses it reaches this machine. */
  readonly server: { readonly ipv4: string; readonly ipv6: string | undefined };
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly otherMachine: OtherMachine | null;
  }
}

const mark = Symbol.for('lintel.otherMachine');

export default function makeOtherMachine(project: TestProject): (() => void) | undefined {
  const run = globalThis as { [mark]?: OtherMachine | null };
  const isFirst = run[mark] === undefined;
  const machine = (run[mark] ??= make());
  project.provide('otherMachine', machine);
  return isFirst ? unmake : undefined;
}

const name = `lintel-${process.pid}`;
const outer = `lt${process.pid}a`;
const inner = `lt${process.pid}b`;

function make(): OtherMachine | null {
  // 192.0.2.0/24 and 2001:db8::/32 are kept for documents, 198.18.0.0/15 for tests: no real network is shadowed.
  const subnet = `198.18.${process.pid % 250}`;
  const isLinked =
    tryIp('netns', 'add', name) &&
    tryIp('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', name);
  // Otherwise the kernel adds an IPv6 address to both some seconds later. Fails where it has no IPv6, which does no harm.
  tryIp('link', 'set', outer, 'addrgenmode', 'none');
  tryIp('-n', name, 'link', 'set', inner, 'addrgenmode', 'none');
  const isReady =
    isLinked &&
    tryIp('addr', 'add', `${subnet}.1/30`, 'dev', outer) &&
    tryIp('link', 'set', outer, 'up') &&
    tryIp('-n', name, 'addr', 'add', `${subnet}.2/30`, 'dev', inner) &&
    tryIp('-n', name, 'link', 'set', inner, 'up');
  if (!isReady) {
    unmake();
    return null;
  }
  const prefix = `fd5a:17e1:${(process.pid % 65_536).toString(16)}:`;
  const hasIpv6 =
    tryIp('-6', 'addr', 'add', `${prefix}:1/64`, 'dev', outer, 'nodad') &&
    tryIp('-n', name, '-6', 'addr', 'add', `${prefix}:2/64`, 'dev', inner, 'nodad');
  return { name, server: { ipv4: `${subnet}.1`, ipv6: hasIpv6 ? `${prefix}:1` : undefined } };
}

function unmake(): void {
  tryIp('link', 'del', outer);
  tryIp('netns', 'del', name);
}

/** False where there is no `ip`, or where it may not or cannot do this. */
function tryIp(...args: readonly string[]): boolean {
  return spawnSync('ip', args, { stdio: 'ignore' }).status === 0;
}
