// HTTP by the byte, for requests that no client library would send.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface RawTarget {
  readonly port: number;
  readonly host?: string;
}

/** The answers until the server closes, or until as many are there as were asked for. */
export async function sendRaw(
  { port, host = '127.0.0.1' }: RawTarget,
  bytes: string | Uint8Array,
  wanted = 1,
): Promise<readonly RawAnswer[]> {
  const socket = connect({ port, host });
  const received: Buffer[] = [];
  let answers: readonly RawAnswer[] = [];
  const done = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      answers = parseAnswers(Buffer.concat(received));
      if (answers.length >= wanted) resolve();
    });
    // A reset after the answer is no failure: what counts is what was answered.
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
  });
  socket.write(bytes);
  await done;
  socket.destroy();
  return answers;
}

/** A POST, unless said otherwise, with every header written out. */
export function request(
  path: string,
  headers: readonly (readonly [string, string])[] = [],
  body: string | Uint8Array = '',
  method = 'POST',
): Buffer {
  const host: readonly (readonly [string, string])[] = headers.some(([name]) => name === 'Host')
    ? []
    : [['Host', 'localhost']];
  const bytes = Buffer.from(body);
  const length: readonly (readonly [string, string])[] =
    bytes.length > 0 ? [['Content-Length', String(bytes.length)]] : [];
  const type: readonly (readonly [string, string])[] =
    bytes.length > 0 && !headers.some(([name]) => name === 'Content-Type')
      ? [['Content-Type', 'application/json']]
      : [];
  const lines = [...host, ...type, ...length, ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]);
}

export async function openSocket({ port, host = '127.0.0.1' }: RawTarget): Promise<Socket> {
  const socket = connect({ port, host });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function parseAnswers(bytes: Buffer): readonly RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; ;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return answers;
    const [statusLine = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n');
    const headers = new Map(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    const status = Number(statusLine.split(' ')[1]);
    const length = status === 100 ? 0 : Number(headers.get('content-length') ?? 0);
    const next = end + 4 + length;
    if (rest.length < next) return answers;
    if (status !== 100) answers.push({ status, headers, body: rest.toString('utf8', end + 4, next) });
    rest = rest.subarray(next);
  }
}
