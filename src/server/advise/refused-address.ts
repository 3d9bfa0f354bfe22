// Addresses that must not be connected to: cloud metadata services, link-local addresses, and this server itself. Checked
// after name resolution. Loopback and private networks are allowed: local models run there.
import { BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '../loopback.ts';
import { ProblemError } from '../problem.ts';
import { wrongBaseUrl } from './base-url.ts';

const refused = new BlockList();
refused.addSubnet('169.254.0.0', 16, 'ipv4');
refused.addSubnet('224.0.0.0', 4, 'ipv4');
refused.addAddress('255.255.255.255', 'ipv4');
// Metadata services that are not link-local: Alibaba, Oracle, Azure.
refused.addAddress('100.100.100.200', 'ipv4');
refused.addAddress('192.0.0.192', 'ipv4');
refused.addAddress('168.63.129.16', 'ipv4');
refused.addSubnet('fe80::', 10, 'ipv6');
refused.addSubnet('ff00::', 8, 'ipv6');
refused.addAddress('fd00:ec2::254', 'ipv6');
// 169.254.0.0/16 in IPv6: mapped, compatible, NAT64, 6to4.
refused.addSubnet('::ffff:169.254.0.0', 112, 'ipv6');
refused.addSubnet('::169.254.0.0', 112, 'ipv6');
refused.addSubnet('64:ff9b::169.254.0.0', 112, 'ipv6');
refused.addSubnet('2002:a9fe::', 32, 'ipv6');

export function refuseAddress(address: string, port: number, ownPort: number): ProblemError | undefined {
  const bare = address.replace(/%.*$/, '');
  if (refused.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4'))
    return refusal('base_url resolves to a link-local address.');
  if (port !== ownPort || !isOwnAddress(bare)) return undefined;
  return refusal('base_url resolves to this server.');
}

function refusal(detail: string): ProblemError {
  return new ProblemError(wrongBaseUrl(detail));
}

function isOwnAddress(address: string): boolean {
  if (isLoopback(address) || /^(::ffff:)?(127\.|0\.0\.0\.0$)/.test(address) || address === '::') return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((entry) => entry.address === address));
}
