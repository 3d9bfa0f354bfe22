// A request as received, before its URL is parsed.
import type { IncomingMessage } from 'node:http';

export interface Arrival {
  readonly method: string;
  /** The request target, raw. */
  readonly target: string;
  /** In the received order, with duplicates. Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The remote address of the socket. */
  readonly peer: string | undefined;
}

export function arrivalOf(incoming: IncomingMessage): Arrival {
  return {
    method: incoming.method ?? '',
    target: incoming.url ?? '',
    headers: pairs(incoming.rawHeaders),
    peer: incoming.socket.remoteAddress,
  };
}

export function valuesOf({ headers }: Arrival, wanted: string): string[] {
  return headers.filter(([name]) => name === wanted).map(([, value]) => value);
}

function pairs(rawHeaders: readonly string[]): (readonly [string, string])[] {
  const headers: (readonly [string, string])[] = [];
  for (let i = 0; i + 1 < rawHeaders.length; i += 2) {
    headers.push([(rawHeaders[i] ?? '').toLowerCase(), rawHeaders[i + 1] ?? '']);
  }
  return headers;
}
