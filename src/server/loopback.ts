// The loopback addresses. The third one is how an IPv6 socket reports 127.0.0.1.

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && loopbackAddresses.has(address);
}
