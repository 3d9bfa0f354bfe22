// This machine, seen from a socket. The document names two addresses; the third is the first, seen by an IPv6 socket.

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && loopbackAddresses.has(address);
}
