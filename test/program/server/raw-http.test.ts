// What no client library would send: clean answers or clean closes, never a crash, and the next request is answered.
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket, request, sendRaw } from '../../support/raw-http.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

let server: ServerProcess;

beforeAll(async () => {
  server = await startServer();
});

// Also where the last test, which stops it, is not run.
afterAll(() => server.stop());

const get = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

it.each<[string, string | Uint8Array, number[]]>([
  ['no HTTP at all', 'hello there\r\n\r\n', [400]],
  ['a TLS greeting', Uint8Array.of(0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc), [400]],
  ['NUL bytes', '\0'.repeat(100), [400]],
  ['a method nobody knows', 'BREW /api/graph HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['HTTP/1.0 without Host', 'GET /api/health HTTP/1.0\r\n\r\n', [400]],
  ['HTTP/1.1 without Host', 'GET /api/health HTTP/1.1\r\n\r\n', [400]],
  ['a POST without Host', 'POST /api/reanalyze HTTP/1.1\r\n\r\n', [400]],
  ['two Hosts', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', [400]],
  ['an absolute target', 'GET http://localhost/api/health HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['two slashes', 'GET //localhost/api/health HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n', [400]],
  ['dots', 'GET /api/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n', [404]],
  ['encoded dots', 'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n', [404]],
  ['a target of 3,000 characters', `GET /${'a'.repeat(3000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, [414]],
  [
    '17 KiB of headers',
    `GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`,
    [431],
  ],
  [
    'both lengths',
    'POST /api/open HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    [400],
  ],
  [
    'two lengths',
    'POST /api/open HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    [400],
  ],
  ['a negative length', 'POST /api/open HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n', [400]],
  ['a folded header', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n', [400]],
  [
    'a broken chunk',
    'POST /api/reanalyze HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    [400],
  ],
  ['three in one', get.repeat(3), [200, 200, 200]],
  ['a good one, then rubbish', `${get}rubbish\r\n\r\n`, [200, 400]],
  [
    'an Expect that is met',
    'POST /api/open HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 2\r\nContent-Type: application/json\r\n\r\n{}',
    [501],
  ],
  [
    'an Expect that makes no sense',
    'POST /api/open HTTP/1.1\r\nHost: localhost\r\nExpect: cake\r\n\r\n',
    [501],
  ],
  [
    'a WebSocket handshake',
    'GET /api/events HTTP/1.1\r\nHost: localhost\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    [403],
  ],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', []],
])('%s', async (_, bytes, statuses) => {
  const answers = await sendRaw(server, bytes, Math.max(1, statuses.length));
  expect(answers.map(({ status }) => status)).toEqual(statuses);
  for (const answer of answers.filter(({ status }) => status >= 400)) {
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(await isAlive()).toBe(true);
});

it('survives clients that leave in the middle', async () => {
  const whole = request('/api/project', [], JSON.stringify({ path: 'project' }));
  for (let length = 1; length < whole.length; length += 7) {
    const socket = await openSocket(server);
    socket.end(whole.subarray(0, length));
    socket.destroy();
  }
  const reader = await openSocket(server);
  reader.write(request('/api/graph', [], '', 'GET'));
  await once(reader, 'data');
  reader.destroy();
  expect(await isAlive()).toBe(true);
});

it('answers while 1,000 connections are idle and 200 dribble their headers', async () => {
  const { idle, slow } = await occupy();
  expect(await isAlive()).toBe(true);
  for (const socket of [...idle, ...slow]) socket.destroy();
});

it('answers 408 to headers that come too slowly', { tags: 'slow', timeout: 60_000 }, async () => {
  const { idle, slow } = await occupy();
  const answers = await Promise.all(slow.map(async (socket) => String((await once(socket, 'data'))[0])));
  expect(new Set(answers.map((answer) => answer.split('\r\n', 1)[0]))).toEqual(
    new Set(['HTTP/1.1 408 Request Timeout']),
  );
  expect(await isAlive()).toBe(true);
  for (const socket of [...idle, ...slow]) socket.destroy();
});

it('has said nothing about all that, and ends as it should', async () => {
  expect([server.output.stderr, await server.stop()]).toEqual(['', 0]);
});

/** A thousand connections that say nothing, and 200 that do not finish what they say. */
async function occupy() {
  const idle = await Promise.all(Array.from({ length: 1000 }, () => openSocket(server)));
  const slow = await Promise.all(Array.from({ length: 200 }, () => openSocket(server)));
  for (const socket of slow) socket.write('GET /api/health HTTP/1.1\r\nHost: loc');
  return { idle, slow };
}

async function isAlive(): Promise<boolean> {
  const response = await fetch(`${server.url}/api/health`);
  return response.ok;
}
