// The five POST endpoints against everybody who may knock, over real sockets.
import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMissing } from '../../support/is-missing.ts';
import { openSocket, type RawAnswer, request, sendRaw } from '../../support/raw-http.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { findRemoteClient } from '../../support/remote-client.ts';

type Headers = readonly (readonly [string, string])[];

const servers = new Map<string, ServerProcess>();

/** Many containers have none, not even on loopback. */
const hasIpv6 = Object.values(networkInterfaces()).some((list) =>
  list?.some(({ family }) => family === 'IPv6'),
);

beforeAll(async () => {
  for (const host of ['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1', '::'] : [])])
    servers.set(host, await startServer({ args: ['--host', host] }));
});

const remote = findRemoteClient();
const isRemoteMissing = isMissing(remote, 'remote client');

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

function portOf(host: string): number {
  return servers.get(host)?.port ?? 0;
}

/** With a body that is right for each, what a client on this machine is answered. */
const endpoints = [
  { path: '/api/reanalyze', body: '', good: 200, bodyless: 200 },
  { path: '/api/project', body: '{"path":"project"}', good: 200, bodyless: 400 },
  { path: '/api/advise', body: '{"base_url":"http://127.0.0.1:9"}', good: 502, bodyless: 400 },
  { path: '/api/open', body: '{}', good: 501, bodyless: 501 },
  { path: '/api/open-file', body: '{"file":"src/cart.ts"}', good: 501, bodyless: 400 },
];

/** Of a body, in bytes. */
const limitOf = (path: string): number => (path === '/api/advise' ? 1024 : 64) * 1024;

describe.each(endpoints)('POST $path', ({ path, body, good, bodyless }) => {
  it.for([
    ['127.0.0.1', '127.0.0.1', 'IPv4 loopback'],
    ['::1', '::1', 'IPv6 loopback'],
    ['::', '127.0.0.1', 'IPv4 loopback, mapped'],
    ['::', '::1', 'IPv6 loopback on a server for all'],
    ['0.0.0.0', '127.0.0.1', 'IPv4 loopback on a server for all'],
  ] as const)(`on %s from %s (%s) is ${good}`, async ([bound, host], { skip }) => {
    skip(!hasIpv6 && bound.includes(':'), 'no IPv6');
    expect(await statusOf(sendRaw({ port: portOf(bound), host }, request(path, [], body)))).toBe(good);
  });

  it(`without any body is ${bodyless}`, async () => {
    expect(await statusOf(sendRaw({ port: portOf('127.0.0.1') }, request(path)))).toBe(bodyless);
  });

  it.each<[string, Headers, number]>([
    ['a client that a proxy names', [['X-Forwarded-For', '203.0.113.9']], 403],
    ['a client that Forwarded names', [['Forwarded', 'for=203.0.113.9']], 403],
    ['another Host', [['Host', 'evil.example']], 403],
    [
      'a rebound Host with this port',
      [
        ['Host', 'evil.example:3000'],
        ['Origin', 'http://evil.example:3000'],
      ],
      403,
    ],
    ['another Origin', [['Origin', 'http://evil.example']], 403],
    ['no Origin to speak of', [['Origin', 'null']], 403],
    ['another port’s Origin', [['Origin', 'http://localhost:1']], 403],
    ['a cross-site page', [['Sec-Fetch-Site', 'cross-site']], 403],
    ['a same-site page', [['Sec-Fetch-Site', 'same-site']], 403],
    [
      'two Hosts',
      [
        ['Host', 'localhost'],
        ['Host', 'evil.example'],
      ],
      400,
    ],
  ])('from %s is refused', async (_, headers, status) => {
    const answers = await sendRaw({ port: portOf('127.0.0.1') }, request(path, headers, body));
    expect([answers[0]?.status, answers[0]?.headers.get('connection')]).toEqual([status, 'close']);
  });

  it.each<[string, Headers, string, number]>([
    ['text/plain', [['Content-Type', 'text/plain']], '{}', 415],
    ['a form', [['Content-Type', 'application/x-www-form-urlencoded']], 'a=b', 415],
    ['no type', [['Content-Type', '']], '{}', 415],
    ['malformed JSON', [], '{"path":', 400],
    ['a list', [], '[1]', 400],
    ['deep JSON', [], `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 400],
    ['2 MiB', [], JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) }), 413],
  ])('with %s is refused', async (_, headers, content, status) => {
    expect(await statusOf(sendRaw({ port: portOf('127.0.0.1') }, request(path, headers, content)))).toBe(
      status,
    );
  });

  it('with a body that is too long and does not end is 413 and closed', async () => {
    const socket = await openSocket({ port: portOf('127.0.0.1') });
    const answer = once(socket, 'data').then(([data]) => String(data));
    const closed = new Promise((done) => socket.once('close', done));
    const head = request(path, [
      ['Transfer-Encoding', 'chunked'],
      ['Content-Type', 'application/json'],
    ]);
    // No more than what makes it too long: who writes to a connection that is closed may lose the answer.
    const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
    socket.write(Buffer.concat([head, Buffer.from(chunk.repeat(limitOf(path) / 0x4000 + 1))]));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    await closed;
    expect(socket.destroyed).toBe(true);
  });

  describe.skipIf(isRemoteMissing)(
    `a remote in ${remote?.kind ?? 'nowhere: this machine has one address'}`,
    () => {
      it.for([
        ['0.0.0.0', 'ipv4'],
        ['::', 'ipv4'],
        ['::', 'ipv6'],
      ] as const)('is 403 on %s over %s, whatever it says', async ([bound, family], { skip }) => {
        skip(!hasIpv6 && bound.includes(':'), 'no IPv6');
        const host = remote?.server[family] ?? skip(`no ${family} address but loopback`);
        const requests = [
          request(path, [], body),
          request(path),
          request(
            path,
            [
              ['X-Forwarded-For', '127.0.0.1'],
              ['X-Real-IP', '::1'],
              ['Forwarded', 'for=127.0.0.1'],
            ],
            body,
          ),
          request(path, [['Host', 'evil.example']], body),
          request(path, [['Transfer-Encoding', 'chunked']]),
        ];
        const statuses = await remote?.send(host, portOf(bound), requests);
        expect(statuses).toEqual(requests.map(() => 403));
      });
    },
  );
});

it.skipIf(isRemoteMissing)('lets a remote read, on a server for all', async ({ skip }) => {
  const host = remote?.server.ipv4 ?? skip('no IPv4 address but loopback');
  const read = request('/api/graph', [['Host', `${host}:${portOf('0.0.0.0')}`]], '', 'GET');
  expect(await remote?.send(host, portOf('0.0.0.0'), [read])).toEqual([200]);
});

describe('GET /api/source', () => {
  const path = '/api/source?file=src%2Fcart.ts&line=1';

  it.each<[string, Headers, number]>([
    ['a client on this machine', [], 200],
    ['another Host', [['Host', 'evil.example']], 403],
    ['another Origin', [['Origin', 'http://evil.example']], 403],
    ['a cross-site page', [['Sec-Fetch-Site', 'cross-site']], 403],
    ['a client that a proxy names', [['X-Forwarded-For', '203.0.113.9']], 403],
  ])('from %s', async (_, headers, status) => {
    const answers = sendRaw({ port: portOf('0.0.0.0') }, request(path, headers, '', 'GET'));
    expect(await statusOf(answers)).toBe(status);
  });

  it.skipIf(isRemoteMissing)('is 403 for a remote on a server for all', async ({ skip }) => {
    const host = remote?.server.ipv4 ?? skip('no IPv4 address but loopback');
    const own = request(path, [['Host', `${host}:${portOf('0.0.0.0')}`]], '', 'GET');
    const forged = request(path, [['Host', 'localhost']], '', 'GET');
    expect(await remote?.send(host, portOf('0.0.0.0'), [own, forged])).toEqual([403, 403]);
  });

  it.skipIf(isRemoteMissing)('is not reached by a remote in another spelling', async ({ skip }) => {
    const host = remote?.server.ipv4 ?? skip('no IPv4 address but loopback');
    const spellings = [
      '/api/./source',
      '/api/x/../source',
      '/api/%2e/source',
      '/api/%73ource',
      '/api/source/',
    ];
    const requests = spellings.map((spelling) =>
      request(path.replace('/api/source', spelling), [['Host', `${host}:${portOf('0.0.0.0')}`]], '', 'GET'),
    );
    const inHost = request('/', [['Host', `${host}${path}&x=`]], '', 'GET');
    const statuses = (await remote?.send(host, portOf('0.0.0.0'), [...requests, inHost])) ?? [];
    expect(statuses.slice(0, -1)).toEqual(spellings.map(() => 404));
    expect(statuses.at(-1)).toBe(400);
  });
});

const reads = ['/api/graph', '/api/project', '/api/openapi.json', '/'];
const unknownHosts = ['report.lintel.svc', 'lintel:3000', 'evil.example'];

function readsUnder(host: string, paths: readonly string[]): Buffer[] {
  return paths.map((path) => request(path, [['Host', host]], '', 'GET'));
}

describe.each(unknownHosts)('GET with the Host %s', (name) => {
  it.for(['ipv4', 'ipv6'] as const)('answers another machine over %s', async (family, { skip }) => {
    skip(!hasIpv6 && family === 'ipv6', 'no IPv6');
    if (remote?.isElsewhere !== true) return skip('no network namespace');
    const host = remote.server[family] ?? skip(`no ${family} address but loopback`);
    const paths = [...reads, '/api/health', '/api/badge'];
    for (const bound of family === 'ipv4' && hasIpv6 ? ['0.0.0.0', '::'] : ['::'].filter(() => hasIpv6))
      expect(await remote.send(host, portOf(bound), readsUnder(name, paths))).toEqual(paths.map(() => 200));
  });

  it('answers this machine only about its health, at whatever address it asks', async () => {
    const addresses = ['127.0.0.1', ...(remote?.server.ipv4 === undefined ? [] : [remote.server.ipv4])];
    for (const host of addresses) {
      const ask = async (path: string) =>
        (await sendRaw({ port: portOf('0.0.0.0'), host }, request(path, [['Host', name]], '', 'GET')))[0]
          ?.status;
      for (const path of reads) expect(await ask(path)).toBe(403);
      for (const path of ['/api/health', '/api/badge']) expect(await ask(path)).toBe(200);
    }
  });
});

it(
  'answers 408 to a body that comes too slowly, to each of the five',
  { tags: 'slow', timeout: 40_000 },
  async () => {
    // It waits for 15 seconds.
    const answers = await Promise.all(endpoints.map(({ path }) => sendSlowBody(path)));
    expect(answers.map(([answer]) => [answer?.status, codeIn(answer)])).toEqual(
      endpoints.map(() => [408, 'request-timeout']),
    );
  },
);

it('says who can read what on an address that others reach, and nothing on loopback', () => {
  expect(servers.get('0.0.0.0')?.output.stderr).toMatch(/^Everyone who can reach .* can read the report/);
  expect(servers.get('127.0.0.1')?.output.stderr).toBe('');
});

/** The first byte of a hundred, and no more. */
function sendSlowBody(path: string): Promise<readonly RawAnswer[]> {
  const head = request(path, [
    ['Content-Length', '100'],
    ['Content-Type', 'application/json'],
  ]);
  return sendRaw({ port: portOf('127.0.0.1') }, Buffer.concat([head, Buffer.from('{')]));
}

async function statusOf(answers: Promise<readonly RawAnswer[]>): Promise<number | undefined> {
  return (await answers)[0]?.status;
}

function codeIn(answer: RawAnswer | undefined): unknown {
  const body: unknown = JSON.parse(answer?.body ?? '{}');
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
