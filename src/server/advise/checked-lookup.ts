// Resolves a name once and checks all its addresses before connecting: a second lookup could return other addresses.
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** An error if the address must not be connected to. */
export type CheckAddress = (address: string, port: number) => Error | undefined;

export function checkedLookup(port: number, check: CheckAddress): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const refusal = addresses.map(({ address }) => check(address, port)).find(Boolean);
      const [first] = addresses;
      if (refusal !== undefined || first === undefined)
        return callback(refusal ?? new Error('no address'), '', 0);
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}
