// One request to an untrusted server: with limits for time and size, without redirects and compression. Its error messages
// are not passed on.
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ProblemError } from '../problem.ts';
import { checkedLookup, type CheckAddress } from './checked-lookup.ts';

export interface UpstreamRequest {
  readonly url: URL;
  readonly apiKey: string | undefined;
  readonly body: object;
  readonly signal: AbortSignal;
  /** Called when connecting. */
  readonly check: CheckAddress;
}

export interface UpstreamLimits {
  readonly firstByteMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
  readonly maxBytes: number;
}

export interface UpstreamAnswer {
  readonly mediaType: string;
  readonly chunks: AsyncGenerator<Buffer, void, undefined>;
}

export async function openUpstream(
  request: UpstreamRequest,
  limits: UpstreamLimits,
): Promise<UpstreamAnswer> {
  const outgoing = send(request);
  const firstByte = setTimeout(
    () => outgoing.destroy(tooSlow('did not respond in time')),
    limits.firstByteMs,
  );
  const startedAt = performance.now();
  try {
    const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    const mediaType = checkAnswer(incoming);
    const remaining = { ...limits, totalMs: limits.totalMs - (performance.now() - startedAt) };
    return { mediaType, chunks: readChunks(incoming, remaining) };
  } catch (error) {
    outgoing.destroy();
    throw explain(error);
  } finally {
    clearTimeout(firstByte);
  }
}

function send({ url, apiKey, body, signal, check }: UpstreamRequest): ClientRequest {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not looked up.
  const refusal = isIP(literal) === 0 ? undefined : check(literal, port);
  if (refusal !== undefined) throw refusal;
  const payload = Buffer.from(JSON.stringify(body));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    signal,
    lookup: checkedLookup(port, check),
    headers: {
      'content-type': 'application/json',
      'content-length': payload.byteLength,
      accept: 'application/json, text/event-stream',
      'accept-encoding': 'identity',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
  });
  return outgoing.end(payload);
}

function checkAnswer({ statusCode = 0, headers }: IncomingMessage): string {
  if (statusCode >= 300 && statusCode < 400) throw failed('sent a redirect, which is not followed');
  if (statusCode < 200 || statusCode >= 300) throw failed(`answered ${statusCode}`);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw failed('sent a compressed response, which is not supported');
  const mediaType = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (mediaType === 'application/json' || mediaType === 'text/event-stream') return mediaType;
  throw failed('sent neither JSON nor an event stream');
}

async function* readChunks(
  incoming: IncomingMessage,
  limits: UpstreamLimits,
): AsyncGenerator<Buffer, void, undefined> {
  let size = 0;
  const deadline = setTimeout(() => incoming.destroy(tooSlow('did not finish in time')), limits.totalMs);
  incoming.setTimeout(limits.idleMs, () => incoming.destroy(tooSlow('stopped sending')));
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limits.maxBytes) throw failed('sent too much data');
      yield chunk;
    }
  } catch (error) {
    throw explain(error);
  } finally {
    clearTimeout(deadline);
    incoming.destroy();
  }
}

/** Also called if the client has disconnected. */
function explain(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'closed the connection';
  return failed(`could not be reached, or closed the connection (${code})`, error);
}

export function failed(what: string, cause?: unknown): ProblemError {
  const problem = { status: 502, code: 'upstream-failed', detail: `The model’s server ${what}.` };
  return new ProblemError(problem, { cause });
}

function tooSlow(what: string): ProblemError {
  return new ProblemError({ status: 504, code: 'upstream-too-slow', detail: `The model’s server ${what}.` });
}
