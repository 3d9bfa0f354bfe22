// Says who can read the report if the server is reachable from other machines.
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

export function describeAudience(host: string, hasToken: boolean): readonly string[] {
  if (host === 'localhost' || host === '127.0.0.1' || host === '::1') return [];
  const addresses = host === '0.0.0.0' || host === '::' ? outerAddresses() : [host];
  const who = hasToken ? 'Everyone who has the token and can reach' : 'Everyone who can reach';
  return [
    `${who} ${addresses.join(' or ') || host} can read the report: the names of files and packages, and the findings.`,
    'Source code is not served. Only clients on this machine can re-analyse, change the project or open files.',
  ];
}

function outerAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, address }) => !internal && isIP(address) === 4)
    .map(({ address }) => address);
}
