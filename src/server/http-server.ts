// Node's HTTP server around the app: applies the guard and the limits, and responds to malformed requests.
import { getRequestListener } from '@hono/node-server';
import {
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { Socket } from 'node:net';
import type { App } from './app.ts';
import { arrivalOf } from './arrival.ts';
import { guard, type Policy, refuseActions } from './guard.ts';
import type { Problem } from './problem.ts';
import { refuseRequest, refuseSocket } from './refuse.ts';

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
const maxConnections = 2048;
const stalledMs = 60_000;

export function createHttpServer(app: App, policy: Policy): HttpServer {
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, { refusedActions: refuseActions(arrivalOf(incoming as IncomingMessage), policy) }),
  );
  const answers = new WeakMap<Socket, ServerResponse>();
  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    answers.set(incoming.socket, outgoing);
    const refusal = guard(arrivalOf(incoming), policy);
    if (refusal !== undefined) return refuseRequest(incoming, outgoing, refusal);
    if (incoming.headers.expect?.toLowerCase() === '100-continue') outgoing.writeContinue();
    // A client that stops reading would keep an old report in memory.
    if (incoming.method === 'GET') outgoing.setTimeout(stalledMs, () => incoming.socket.destroy());
    void listener(incoming, outgoing);
  };
  // The guard checks the Host header, after it has checked the client.
  const server = createServer({ ...limits, requireHostHeader: false }, handle);
  server.maxConnections = maxConnections;
  server.on('checkContinue', handle);
  server.on('checkExpectation', handle);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseInTurn(socket, answers.get(socket), explainClientError(error.code ?? ''));
  });
  return server;
}

/** After the response to the previous request of the connection. */
function refuseInTurn(socket: Socket, before: ServerResponse | undefined, problem: Problem): void {
  if (before === undefined || before.writableFinished) refuseSocket(socket, problem);
  else if (before.req.complete) before.once('finish', () => refuseSocket(socket, problem));
  else if (before.headersSent) socket.destroy();
  else refuseSocket(socket, problem);
}

function explainClientError(code: string): Problem {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, code: 'request-timeout', detail: 'The request was not received in time.' };
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, code: 'headers-too-large', detail: 'The headers are larger than 16 KiB.' };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { status: 413, code: 'body-too-large', detail: 'The body’s chunk extensions are too large.' };
    default:
      return { status: 400, code: 'malformed-request', detail: 'Malformed HTTP request.' };
  }
}
