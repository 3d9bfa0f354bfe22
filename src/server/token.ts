// The access token. On a shared machine every user can connect to the loopback address; the token identifies the owner.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Arrival } from './arrival.ts';

export interface Token {
  readonly value: string;
  /** Cookies are not separated by port, so each server has its own name. It does not reveal the token. */
  readonly cookieName: string;
}

export function createToken(given: string | true): Token {
  const value = given === true ? randomBytes(24).toString('base64url') : given;
  return { value, cookieName: `lintel-${randomBytes(6).toString('hex')}` };
}

/** A bearer token, the cookie of the page, or a parameter of the URL. */
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

/** Compares hashes: they have the same length, and the time does not depend on the token. */
function isEqual(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
