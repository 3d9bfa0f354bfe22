// Writes an error response directly to the socket: for rejected and malformed requests.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Problem, problemMediaType, renderProblem } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

/** Time for a client that is still sending to read the response; closing immediately would reset the connection. */
const lingerMs = 500;

export function refuseRequest(incoming: IncomingMessage, outgoing: ServerResponse, problem: Problem): void {
  const body = Buffer.from(renderProblem(problem));
  outgoing.writeHead(problem.status, headersOf(problem, body));
  outgoing.write(body);
  const end = (): void => void outgoing.end();
  const timer = setTimeout(end, lingerMs);
  outgoing.once('close', () => clearTimeout(timer));
  // The rest of the request is discarded, so that the response arrives.
  incoming.once('end', end).resume();
}

export function refuseSocket(socket: Socket, problem: Problem): void {
  const body = renderProblem(problem);
  const headers = Object.entries(headersOf(problem, Buffer.from(body))).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`, ...headers].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function headersOf(problem: Problem, body: Uint8Array): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': problemMediaType,
    'content-length': String(body.byteLength),
    'cache-control': 'no-store',
    connection: 'close',
    ...problem.headers,
  };
}
