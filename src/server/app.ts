// The server as a function from Request to Response: finds the route. The guard has already checked the request.
import { Hono } from 'hono';
import { notFound, type Problem, ProblemError, problemResponse } from './problem.ts';
import type { Client, Route } from './route.ts';
import { withSecurityHeaders } from './security-headers.ts';
import type { Server } from './server.ts';

export interface App {
  fetch(request: Request, client?: Client): Response | Promise<Response>;
}

/** `onBug` gets unexpected errors; the client gets only a general message. */
export function createApp(server: Server, routes: readonly Route[], onBug: (error: Error) => void): App {
  const app = new Hono<{ Bindings: Client }>({ getPath: rawPath });
  for (const route of routes)
    app.on(route.method, route.path, ({ req, env }) => route.answer(server, req.raw, env));
  for (const [path, allow] of allowedMethods(routes)) {
    app.all(path, ({ req }) => problemResponse(methodNotAllowed(req.method, allow)));
  }
  app.notFound(() => problemResponse(notFound));
  app.onError((error) => {
    if (error instanceof ProblemError) return problemResponse(error.problem);
    onBug(error);
    return problemResponse(internal);
  });
  return { fetch: async (request, client) => withSecurityHeaders(await app.fetch(request, client)) };
}

/** The raw path, not decoded or normalised: `/api/%67raph` is not `/api/graph`. */
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
  const detail = `${method} is not allowed here. Allowed: ${allow}.`;
  return { status: 405, code: 'method-not-allowed', detail, headers: { allow } };
}

const internal: Problem = {
  status: 500,
  code: 'internal',
  detail: 'Internal error. See the terminal of the server.',
};
