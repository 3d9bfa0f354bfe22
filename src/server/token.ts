// On a shared machine loopback is everybody: there a token tells the person from the others.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Arrival } from './arrival.ts';

export interface Token {
  readonly value: string;
  /** Cookies know no ports, so the name tells two servers apart, and says nothing of the token. */
  readonly cookieName: string;
}

export function createToken(given: string | true): Token {
  const value = given === true ? randomBytes(24).toString('base64url') : given;
  return { value, cookieName: `lintel-${randomBytes(6).toString('hex')}` };
}

/** As a bearer token, as the page's cookie, or in the address that the person opens. */
export function presentsToken(arrival: Arrival, token: Token): boolean {
  return presented(arrival, token).some((value) => isEqual(value, token.value));
}

export function tokenCookie(token: Token): string {
  return `${token.cookieName}=${encodeURIComponent(token.value)}; Path=/; HttpOnly; SameSite=Strict`;
}

function presented({ headers, target }: Arrival, { cookieName }: Token): string[] {
  const bearer = headers
    .filter(([name, value]) => name === 'authorization' && /^bearer /i.test(value))
    .map(([, value]) => value.slice('bearer '.length).trim());
  const cookies = headers
    .filter(([name]) => name === 'cookie')
    .flatMap(([, value]) => value.split(';'))
    .filter((pair) => pair.trim().startsWith(`${cookieName}=`))
    .map((pair) => decodeLeniently(pair.trim().slice(cookieName.length + 1)));
  const query = new URLSearchParams(target.split('?')[1] ?? '').getAll('token');
  return [...bearer, ...cookies, ...query];
}

function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Hashed first: equal lengths, and no timing that depends on the token. */
function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
