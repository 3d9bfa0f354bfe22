// The server as a function from Request to Response. The guard has let the request in; here it is led to its route.
import { Hono } from 'hono';
import { type Problem, ProblemError, problemResponse } from './problem.ts';
import type { Route } from './route.ts';
import { withSecurityHeaders } from './security-headers.ts';
import type { Server } from './server.ts';

export interface App {
  fetch(request: Request): Response | Promise<Response>;
}

/** `onBug` is told what no route foresaw; the client learns only that it happened. */
export function createApp(server: Server, routes: readonly Route[], onBug: (error: Error) => void): App {
  const app = new Hono({ getPath: rawPath });
  for (const route of routes) app.on(route.method, route.path, ({ req }) => route.answer(server, req.raw));
  for (const [path, allow] of allowedMethods(routes)) {
    app.all(path, ({ req }) => problemResponse(methodNotAllowed(req.method, allow)));
  }
  app.notFound(() => problemResponse(notFound));
  app.onError((error) => {
    if (error instanceof ProblemError) return problemResponse(error.problem);
    onBug(error);
    return problemResponse(internal);
  });
  return { fetch: async (request) => withSecurityHeaders(await app.fetch(request)) };
}

/** Nothing is decoded and no slash is forgiven: `/api/%67raph` is not `/api/graph`. */
function rawPath({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', start);
  return url.slice(start, end === -1 ? undefined : end);
}

function allowedMethods(routes: readonly Route[]): Map<string, string> {
  const methods = new Map<string, string>();
  for (const { path, method } of routes) {
    const allowed = method === 'GET' ? 'GET, HEAD' : method;
    const others = methods.get(path);
    methods.set(path, others === undefined ? allowed : `${others}, ${allowed}`);
  }
  return methods;
}

function methodNotAllowed(method: string, allow: string): Problem {
  const detail = `${method} is not possible here, only ${allow}.`;
  return { status: 405, code: 'method-not-allowed', detail, headers: { allow } };
}

const notFound: Problem = {
  status: 404,
  code: 'not-found',
  detail: 'There is nothing here. See /api/openapi.json.',
};

const internal: Problem = {
  status: 500,
  code: 'internal',
  detail: 'The server made a mistake; its terminal says which.',
};
