// Access control. Every request is checked here before anything else. The order of the checks is part of the contract: a
// POST from another machine is 403 whatever else is wrong with it, before its body is read. GET /api/source follows the
// rules of a POST: it shows source, not the report.
import { isIP } from 'node:net';
import { type Arrival, valuesOf } from './arrival.ts';
import { forwardedClients } from './forwarded-clients.ts';
import { isLoopback, isThisMachine } from './loopback.ts';
import { notFound, type Problem } from './problem.ts';
import { type Token, presentsToken } from './token.ts';

export interface Policy {
  /** Allowed host names, in addition to IP addresses and localhost. In lower case. */
  readonly hosts: ReadonlySet<string>;
  /** The addresses of this machine, evaluated on demand because they can change. */
  readonly ownAddresses: () => ReadonlySet<string>;
  /** If set, every request must have it. */
  readonly token: Token | undefined;
}

export function guard(arrival: Arrival, policy: Policy): Problem | undefined {
  const host = valuesOf(arrival, 'host')[0] ?? '';
  return (
    refuseTarget(arrival.target) ??
    refuseRemote(arrival) ??
    refuseHostCount(arrival) ??
    refuseHost(arrival, host, policy) ??
    refuseOrigin(arrival, host) ??
    refuseCrossSite(arrival) ??
    refuseForwarded(arrival) ??
    refuseToken(arrival, policy)
  );
}

/** Why all POST requests of this client are refused, if so: the page then says so instead of offering them. */
export function refuseActions(arrival: Arrival, policy: Policy): Problem | undefined {
  const action = { ...arrival, method: 'POST' };
  const host = valuesOf(arrival, 'host')[0] ?? '';
  return refuseRemote(action) ?? refuseHost(action, host, policy) ?? refuseForwarded(action);
}

const maxTargetLength = 2048;

function refuseTarget(target: string): Problem | undefined {
  if (target.length > maxTargetLength) {
    return {
      status: 414,
      code: 'target-too-long',
      detail: `The URL is longer than ${maxTargetLength} characters.`,
    };
  }
  // eslint-disable-next-line no-control-regex -- searches for control characters
  if (!/^\/(?!\/)[^#\\\u0000-\u001f\u007f]*$/.test(target)) {
    return {
      status: 400,
      code: 'malformed-target',
      detail: 'The request target must be a path that starts with a single /.',
    };
  }
  // A URL parser turns `/api/./source` into `/api/source`, so the router would see another path than the checks below.
  const path = pathOf(target);
  return new URL(path, 'http://localhost').pathname === path ? undefined : notFound;
}

/** POST and source only for this machine, whatever address the server is bound to. */
function refuseRemote(arrival: Arrival): Problem | undefined {
  if (isRead(arrival) || isLoopback(arrival.peer)) return undefined;
  return forbidden('not-loopback', 'Only clients on the same machine (127.0.0.1 or ::1) may do this.');
}

function refuseHostCount(arrival: Arrival): Problem | undefined {
  if (valuesOf(arrival, 'host').length === 1) return undefined;
  return { status: 400, code: 'one-host', detail: 'A request must have exactly one Host header.' };
}

/**
 * Against DNS rebinding: a foreign host name that resolves to this server is rejected. Such requests come from a browser
 * on this machine. Other machines may have any name for this one, and only read.
 */
function refuseHost(arrival: Arrival, host: string, policy: Policy): Problem | undefined {
  const name = hostName(host);
  if (name !== undefined && (isLocalName(name) || (isRead(arrival) && isReadableHost(name, policy))))
    return undefined;
  if (isRead(arrival) && (isForEveryone(arrival) || !isThisMachine(arrival.peer, policy.ownAddresses())))
    return undefined;
  const hint = isRead(arrival) ? 'See --allowed-host.' : 'Use localhost or 127.0.0.1.';
  return forbidden('unknown-host', `Unknown host in the Host header. ${hint}`);
}

/** Requests for the health, which reveals nothing else about the project. */
function isForEveryone({ target }: Arrival): boolean {
  const path = pathOf(target);
  return path === '/api/health' || path === '/api/badge';
}

function refuseOrigin(arrival: Arrival, host: string): Problem | undefined {
  if (valuesOf(arrival, 'origin').every((origin) => origin === `http://${host}`)) return undefined;
  return forbidden('foreign-origin', 'Requests from another origin are not allowed.');
}

function refuseCrossSite(arrival: Arrival): Problem | undefined {
  const isOwn = valuesOf(arrival, 'sec-fetch-site').every(
    (site) => site === 'same-origin' || site === 'none',
  );
  if (isOwn || isTopLevelNavigation(arrival) || isBadge(arrival)) return undefined;
  return forbidden('cross-site', 'Cross-site requests are not allowed.');
}

/** Proxy headers can only restrict access: a request for a client on another machine is rejected. */
function refuseForwarded(arrival: Arrival): Problem | undefined {
  if (isRead(arrival) || forwardedClients(arrival).every(isLoopback)) return undefined;
  return forbidden('forwarded-client', 'The request was forwarded for a client on another machine.');
}

function refuseToken(arrival: Arrival, { token }: Policy): Problem | undefined {
  if (token === undefined || presentsToken(arrival, token)) return undefined;
  const detail = 'This server requires a token. Open the URL that it printed.';
  return { status: 401, code: 'token-required', detail, headers: { 'www-authenticate': 'Bearer' } };
}

function forbidden(code: string, detail: string): Problem {
  return { status: 403, code, detail };
}

/** Requests for what everyone who can reach the server may read. */
function isRead({ method, target }: Arrival): boolean {
  return (method === 'GET' || method === 'HEAD') && pathOf(target) !== '/api/source';
}

/** The name or address in a Host header, without the port; undefined if invalid. */
function hostName(host: string): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(\d{1,5}))?$/i.exec(host);
  if (match === null || Number(match[2] ?? 0) > 65_535) return undefined;
  return match[1]?.toLowerCase();
}

function isLocalName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]';
}

function isReadableHost(name: string, { hosts }: Policy): boolean {
  return hosts.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** The user follows a link or types the URL: the linking page cannot read the response. */
function isTopLevelNavigation(arrival: Arrival): boolean {
  return (
    isRead(arrival) &&
    valuesOf(arrival, 'sec-fetch-mode').join() === 'navigate' &&
    valuesOf(arrival, 'sec-fetch-dest').join() === 'document'
  );
}

function isBadge(arrival: Arrival): boolean {
  return isRead(arrival) && pathOf(arrival.target) === '/api/badge';
}

function pathOf(target: string): string {
  return target.split('?', 1)[0]!;
}
