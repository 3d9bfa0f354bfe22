// The clients that a request was forwarded for, from all headers that proxies use.
import { type Arrival, valuesOf } from './arrival.ts';

const clientHeaders = ['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];

export function forwardedClients(arrival: Arrival): string[] {
  const plain = clientHeaders.flatMap((name) => valuesOf(arrival, name)).flatMap((value) => value.split(','));
  const standard = valuesOf(arrival, 'forwarded')
    .flatMap((value) => value.split(/[,;]/))
    .filter((pair) => pair.trim().toLowerCase().startsWith('for='))
    .map((pair) => pair.trim().slice('for='.length));
  return [...plain, ...standard].map(bareAddress);
}

/** `"[::1]:4711"` → `::1`, `127.0.0.1:80` → `127.0.0.1`. Anything else stays as it is, and is not a loopback address. */
function bareAddress(text: string): string {
  const unquoted = text.trim().replace(/^"|"$/g, '');
  const match = /^\[([^\]]*)\](?::\d+)?$/.exec(unquoted) ?? /^([\d.]+):\d+$/.exec(unquoted);
  return match?.[1] ?? unquoted;
}
