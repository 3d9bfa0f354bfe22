// The contract of an endpoint: its request, its responses, and their description in the OpenAPI document.
import type * as z from 'zod';
import type { Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import type { Server } from './server.ts';

export interface Route extends RouteDescription {
  readonly method: 'GET' | 'POST';
  /** The schema of the body. A GET has none; a body that is sent with it is not read. */
  readonly body?: z.ZodType;
  /** The schema of the query. Without one the query is ignored. */
  readonly query?: z.ZodObject;
  /** Throws a ProblemError if the request cannot be fulfilled. */
  answer(server: Server, request: Request, client: Client): Response | Promise<Response>;
}

/** Who sent the request. */
export interface Client {
  /** Why the POST endpoints refuse this client, if so. */
  readonly refusedActions?: Problem | undefined;
}

interface RouteDescription {
  /** Matched exactly, on the raw path. */
  readonly path: string;
  readonly summary: string;
  readonly answers: Readonly<Record<number, Answer>>;
}

export interface Answer {
  readonly description: string;
  /** By media type. */
  readonly content?: Readonly<Record<string, z.ZodType | 'text'>>;
}

interface Exchange {
  readonly server: Server;
  readonly request: Request;
  readonly client: Client;
}

/** All of it but where it is and what it is. */
type Terms = Omit<RouteDescription, 'path' | 'summary'>;

interface Get extends Terms {
  readonly handle: (exchange: Exchange) => Response | Promise<Response>;
}

export function get(path: string, summary: string, { handle, ...terms }: Get): Route {
  return {
    path,
    summary,
    ...terms,
    method: 'GET',
    answer: (server, request, client) => handle({ server, request, client }),
  };
}

interface GetWithQuery<Query> extends Terms {
  readonly query: z.ZodObject & z.ZodType<Query>;
  readonly handle: (exchange: Exchange & { readonly query: Query }) => Promise<Response>;
}

/** `handle` gets the validated query. */
export function getWithQuery<Query>(
  path: string,
  summary: string,
  { handle, ...terms }: GetWithQuery<Query>,
): Route {
  return {
    path,
    summary,
    ...terms,
    method: 'GET',
    answer: async (server, request, client) =>
      handle({ server, request, client, query: readQuery<Query>(request, terms.query) }),
  };
}

interface Post<Body> extends Terms {
  readonly body: z.ZodType<Body>;
  readonly maxBodyBytes?: number;
  readonly handle: (exchange: Exchange & { readonly body: Body }) => Promise<Response>;
}

const defaultMaxBodyBytes = 64 * 1024;

/** `handle` gets the validated body. */
export function post<Body>(
  path: string,
  summary: string,
  { handle, maxBodyBytes = defaultMaxBodyBytes, ...terms }: Post<Body>,
): Route {
  return {
    path,
    summary,
    ...terms,
    method: 'POST',
    answer: async (server, request, client) =>
      handle({ server, request, client, body: await readBody(request, terms.body, maxBodyBytes) }),
  };
}
