// Reads and validates the JSON body of a request. An empty body is `{}`, so that a plain `curl -X POST` works.
import type * as z from 'zod';
import { nestingDepth } from '../std/nesting-depth.ts';
import { type Problem, ProblemError } from './problem.ts';
import { validate } from './validate.ts';

const maxDepth = 32;

export async function readBody<T>(request: Request, schema: z.ZodType<T>, maxBytes: number): Promise<T> {
  const bytes = await readBytes(request, maxBytes);
  return validate(schema, bytes.length === 0 ? {} : parse(decode(bytes)));
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (!announcesBody(request.headers)) return new Uint8Array(0);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) refuseSize(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Not `for await`: on an error it would cancel the stream, and with it the socket that must send the response.
  const reader = request.body?.getReader();
  const read = () => reader?.read().catch(refuseIncomplete);
  for (let next = await read(); next?.done === false; next = await read()) {
    if (size === 0) requireJson(request.headers);
    size += next.value.byteLength;
    if (size > maxBytes) refuseSize(maxBytes);
    chunks.push(next.value);
  }
  return Buffer.concat(chunks);
}

/** The client has disconnected and will not read this. */
function refuseIncomplete(cause: unknown): never {
  refuse({ status: 400, code: 'incomplete-body', detail: 'The body is incomplete.' }, cause);
}

function announcesBody(headers: Headers): boolean {
  return headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
}

function requireJson(headers: Headers): void {
  const mediaType = (headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === 'application/json' && !headers.has('content-encoding')) return;
  const detail = 'The body must be uncompressed application/json.';
  refuse({
    status: 415,
    code: 'unsupported-media-type',
    detail,
    headers: { 'accept-post': 'application/json' },
  });
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    return refuse({ status: 400, code: 'malformed-json', detail: 'The body is not valid UTF-8.' }, error);
  }
}

function parse(text: string): object {
  if (nestingDepth(text) > maxDepth) {
    refuse({ status: 400, code: 'too-deep', detail: `The body is nested deeper than ${maxDepth} levels.` });
  }
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return refuse({ status: 400, code: 'not-an-object', detail: 'The body must be a JSON object.' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse({ status: 400, code: 'malformed-json', detail: 'The body is not valid JSON.' }, error);
  }
}

function refuseSize(maxBytes: number): never {
  refuse({ status: 413, code: 'body-too-large', detail: `The body is larger than ${maxBytes} bytes.` });
}

function refuse(problem: Problem, cause?: unknown): never {
  throw new ProblemError(problem, { cause });
}
