// Which clients are on this machine: those at a loopback address, and those at another address that the machine has.
import { networkInterfaces } from 'node:os';

/** The third one is how an IPv6 socket reports 127.0.0.1. */
const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && loopbackAddresses.has(address);
}

/** `own` has the addresses of the machine. A client without an address has disconnected; it counts as local. */
export function isThisMachine(address: string | undefined, own: ReadonlySet<string>): boolean {
  if (address === undefined || isLoopback(address)) return true;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return plain.startsWith('127.') || own.has(plain);
}

export function ownAddresses(): ReadonlySet<string> {
  return new Set(
    Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address)),
  );
}
