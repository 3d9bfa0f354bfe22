import { afterEach, describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { Advisor } from '../../src/server/advise/advisor.ts';
import { completionsUrl } from '../../src/server/advise/base-url.ts';
import type { UpstreamLimits } from '../../src/server/advise/open-upstream.ts';
import { refuseAddress } from '../../src/server/advise/refused-address.ts';
import { shop, startTestApp, type TestApp } from '../support/test-app.ts';
import { type Answer, answerJson, completion, startUpstream, type Upstream } from '../support/upstream.ts';

const patient: UpstreamLimits = { firstByteMs: 20_000, idleMs: 20_000, totalMs: 20_000, maxBytes: 64 * 1024 };

const started: Upstream[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((upstream) => upstream.close()));
});

async function withUpstream(
  answer: Answer,
  limits: Partial<UpstreamLimits> = {},
): Promise<TestApp & { upstream: Upstream }> {
  const upstream = await startUpstream(answer);
  started.push(upstream);
  const advisor = new Advisor(() => 3000, undefined, { ...patient, ...limits });
  return { ...(await startTestApp({ advisor })), upstream };
}

describe('advice', () => {
  it('is one string of the answer, with the files that it made up marked', async () => {
    const text =
      'Move `src/cart.ts:3` away from src/billing/tax.ts. See `orders.ts`, `prices.ts`, Node.js and `Array.map`.';
    const { post, upstream } = await withUpstream(answerJson(completion(text)));
    const response = await post('/api/advise', { base_url: upstream.url, model: 'tiny', api_key: 'sk-7' });
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'ok',
        model: 'tiny-1',
        advice:
          'Move `src/cart.ts:3` away from src/billing/tax.ts. (not in the report) See `orders.ts`, `prices.ts` (not in the report), Node.js and `Array.map`.',
        unknown_files: ['src/billing/tax.ts', 'prices.ts'],
        usage: { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 },
      },
    ]);
  });

  it('is asked for with facts of the report, a key and no compression', async () => {
    const { post, upstream } = await withUpstream(answerJson(completion('Fine.')));
    await post('/api/advise', {
      base_url: `${upstream.url}/llm/v2/`,
      api_key: 'sk-7',
      focus: 'Why the cycle?',
    });
    const [asked] = upstream.asked;
    expect([asked?.path, asked?.headers.authorization, asked?.headers['accept-encoding']]).toEqual([
      '/llm/v2/chat/completions',
      'Bearer sk-7',
      'identity',
    ]);
    expect(asked?.body).toContain('src/cart.ts:3 -> src/orders.ts');
    expect(asked?.body).toContain('Why the cycle?');
  });

  it('is asked for at the very address, if that is already the endpoint', async () => {
    const { post, upstream } = await withUpstream(answerJson(completion('Fine.')));
    const response = await post('/api/advise', { base_url: `${upstream.url}/v2/chat/completions?tier=1` });
    expect([response.status, upstream.asked.map(({ path }) => path)]).toEqual([
      200,
      ['/v2/chat/completions?tier=1'],
    ]);
  });

  it('comes as events while it is written', async () => {
    const { post, upstream } = await withUpstream((outgoing, { body }) => {
      expect(JSON.parse(body)).toMatchObject({ stream: true });
      outgoing.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      for (const content of ['Cut ', '`src/cart.ts` ', 'first. ✂']) {
        outgoing.write(
          `data: ${JSON.stringify({ model: 'tiny-1', choices: [{ delta: { content } }] })}\r\n\r\n`,
        );
      }
      outgoing.end('data: {"choices":[],"usage":{"total_tokens":13}}\n\ndata: [DONE]\n\n');
    });
    const response = await post('/api/advise', { base_url: upstream.url }, { accept: 'text/event-stream' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect(eventsIn(await response.text())).toEqual([
      ['advice', { text: 'Cut ' }],
      ['advice', { text: '`src/cart.ts` ' }],
      ['advice', { text: 'first. ✂' }],
      ['advice', { text: '' }],
      [
        'done',
        {
          status: 'ok',
          model: 'tiny-1',
          advice: 'Cut `src/cart.ts` first. ✂',
          unknown_files: [],
          usage: { total_tokens: 13 },
        },
      ],
    ]);
  });

  it('that breaks off in the middle ends with the problem', async () => {
    const { post, upstream } = await withUpstream((outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
      outgoing.write('data: {"choices":[{"delta":{"content":"Cut "}}]}\n\n', () => outgoing.destroy());
    });
    const response = await post('/api/advise', { base_url: upstream.url }, { accept: 'text/event-stream' });
    expect(eventsIn(await response.text())).toMatchObject([
      ['advice', { text: 'Cut ' }],
      ['problem', { status: 502, code: 'upstream-failed' }],
    ]);
  });

  it('is asked of four at most', async () => {
    const waiting: (() => void)[] = [];
    const { post, upstream } = await withUpstream((outgoing, asked) => {
      waiting.push(() => answerJson(completion('Fine.'))(outgoing, asked));
      if (waiting.length === 4) allAsked();
    });
    let allAsked: () => void = () => undefined;
    const four = new Promise<void>((resolve) => (allAsked = resolve));
    const answers = Array.from({ length: 4 }, () => post('/api/advise', { base_url: upstream.url }));
    await four;
    const fifth = await post('/api/advise', { base_url: upstream.url });
    expect([fifth.status, await fifth.json()]).toMatchObject([429, { code: 'too-many-questions' }]);
    for (const answer of waiting) answer();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await post('/api/advise', { base_url: 'http://127.0.0.1:1' })).status).toBe(502);
  });

  it('stops when the client leaves', async () => {
    const closed = deferred();
    const { app, upstream } = await withUpstream((outgoing) => {
      outgoing.on('close', closed.resolve);
      leave.abort();
    });
    const leave = new AbortController();
    const body = JSON.stringify({ base_url: upstream.url });
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
    const request = new Request('http://localhost/api/advise', {
      method: 'POST',
      body,
      headers,
      signal: leave.signal,
    });
    await Promise.resolve(app.fetch(request)).catch(() => undefined);
    await expect(closed.promise).resolves.toBeUndefined();
  });

  it('sends the configured key to the configured address alone', async () => {
    const configured = await startUpstream(answerJson(completion('Fine.')));
    const other = await startUpstream(answerJson(completion('Fine.')));
    started.push(configured, other);
    const own = { baseUrl: configured.url, apiKey: 'sk-own', model: 'own-model' };
    const { post } = await startTestApp({ advisor: new Advisor(() => 3000, own, patient) });
    await post('/api/advise', { base_url: configured.url });
    await post('/api/advise', { base_url: other.url });
    await post('/api/advise', { base_url: `${configured.url}/elsewhere` });
    expect(configured.asked.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer sk-own',
      undefined,
    ]);
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(JSON.parse(configured.asked[0]?.body ?? '')).toMatchObject({ model: 'own-model' });
  });
});

describe('an upstream that', () => {
  it.each<[string, Answer, Partial<UpstreamLimits>, number]>([
    ['never answers', () => undefined, { firstByteMs: 50 }, 504],
    [
      'falls silent',
      (outgoing) => void outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{'),
      { idleMs: 50 },
      504,
    ],
    ['never ends', trickle, { totalMs: 300, maxBytes: Infinity }, 504],
    ['answers too much', flood, {}, 502],
    ['redirects', (outgoing) => outgoing.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(), {}, 502],
    [
      'refuses',
      (outgoing) =>
        outgoing.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"sk-7 is wrong"}'),
      {},
      502,
    ],
    ['closes early', (outgoing) => outgoing.destroy(), {}, 502],
    [
      'closes in the middle',
      (outgoing) => {
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
        outgoing.write('{"choices":', () => outgoing.destroy());
      },
      {},
      502,
    ],
    [
      'answers HTML',
      (outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>'),
      {},
      502,
    ],
    [
      'answers no JSON',
      (outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end('Hi'),
      {},
      502,
    ],
    ['answers something else', answerJson({ hello: 'world' }), {}, 502],
    ['answers nothing', answerJson(completion('')), {}, 502],
    [
      'answers a gzip bomb',
      (outgoing) =>
        outgoing
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(gzipSync(Buffer.alloc(32 * 1024 * 1024, 32))),
      {},
      502,
    ],
    ['cannot be parsed as HTTP', (outgoing) => outgoing.socket?.end('220 mail.example ESMTP\r\n'), {}, 502],
  ])('%s is answered', async (_, answer, limits, status) => {
    const { post, upstream } = await withUpstream(answer, limits);
    const response = await post('/api/advise', { base_url: upstream.url, api_key: 'sk-7' });
    const body = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(body).not.toContain('sk-7');
  });
});

describe('a base_url', () => {
  it.each([
    ['http://localhost:11434', 'http://localhost:11434/v1/chat/completions'],
    ['http://localhost:11434/', 'http://localhost:11434/v1/chat/completions'],
    ['https://models.example/v1', 'https://models.example/v1/chat/completions'],
    ['HTTPS://models.example/openai/v1/', 'https://models.example/openai/v1/chat/completions'],
    ['http://[::1]:8080/v1', 'http://[::1]:8080/v1/chat/completions'],
    ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
    ['http://localhost:11434/chat/completions', 'http://localhost:11434/chat/completions'],
    [
      'https://models.example/deployments/tiny/chat/completions?api-version=2024-10-21',
      'https://models.example/deployments/tiny/chat/completions?api-version=2024-10-21',
    ],
    ['http://models.example/v1/chat/completions/', 'http://models.example/v1/chat/completions/'],
    [
      'http://models.example/my-chat/completions',
      'http://models.example/my-chat/completions/chat/completions',
    ],
  ])('%s leads to %s', (given, expected) => {
    expect(completionsUrl(given).href).toBe(expected);
  });

  it.each([
    'localhost:11434',
    'ftp://models.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http:models.example',
    'http:/models.example',
    'http:\\\\models.example',
    'http://',
    'http:///x',
    'http://a b',
    ' http://models.example',
    'http://models.example\n',
    'http://mod\tels.example',
    'http://mod\0els.example',
    'http://models.example\\@evil.example',
    'http://user:secret@models.example',
    'http://user@models.example',
    'http://@models.example',
    'http://[::1',
    'http://models.example:99999',
    'http://169.254.169.254/latest',
    'http://2852039166/',
    'http://0xa9fea9fe/',
    'http://[fe80::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://[fd00:ec2::254]/',
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'http://[::1]:3000/v1',
  ])('%j is refused and nothing is forwarded', async (baseUrl) => {
    const { post, session } = await startTestApp();
    const response = await post('/api/advise', { base_url: baseUrl });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'invalid-base-url', field: 'base_url' },
    ]);
    expect(session.served.summary.projectRoot).toBe(shop.projectRoot);
  });

  it('may lead to loopback and private networks, where local models live', () => {
    const addresses = ['127.0.0.1', '::1', '10.0.0.7', '192.168.1.4', 'fd12::7', '203.0.113.9'];
    expect(addresses.map((address) => refuseAddress(address, 11_434, 3000))).toEqual(
      addresses.map(() => undefined),
    );
  });
});

function trickle(outgoing: Parameters<Answer>[0]): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => outgoing.write(' '), 10);
  outgoing.on('close', () => clearInterval(timer));
}

function flood(outgoing: Parameters<Answer>[0]): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  outgoing.end(Buffer.alloc(1024 * 1024, 32));
}

function eventsIn(text: string): unknown[] {
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, name, data]) => [
    name,
    JSON.parse(data ?? ''),
  ]);
}

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
