import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../support/test-app.ts';

const acts = ['/api/reanalyze', '/api/project', '/api/advise', '/api/open', '/api/open-file'];

describe.each(acts)('a body for %s', (path) => {
  it.each<[string, string | Uint8Array, number, string]>([
    ['not JSON', '{', 400, 'malformed-json'],
    ['two values', '{} {}', 400, 'malformed-json'],
    ['not UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d), 400, 'malformed-json'],
    ['a list', '[]', 400, 'not-an-object'],
    ['null', 'null', 400, 'not-an-object'],
    ['a string', '"path"', 400, 'not-an-object'],
    ['33 deep', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 400, 'too-deep'],
    ['30,000 deep', '['.repeat(30_000), 400, 'too-deep'],
    ['a member nobody asked for', '{"sudo":true}', 400, 'invalid-field'],
    ['__proto__', '{"__proto__":{"path":"/"}}', 400, 'invalid-field'],
    ['2 MiB', JSON.stringify({ path: 'x'.repeat(2 * 1024 * 1024) }), 413, 'body-too-large'],
  ])('that is %s', async (_, body, status, code) => {
    const { post } = await startTestApp();
    const response = await post(path, body);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ]);
    expect(await response.json()).toMatchObject({ status, code });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    '',
  ])('of the type %s is 415', async (type) => {
    const { post } = await startTestApp();
    const response = await post(path, '{}', { 'content-type': type });
    expect([response.status, await response.json()]).toMatchObject([415, { code: 'unsupported-media-type' }]);
  });

  it('is 413 as soon as a stream of unknown length is too long, whatever would still come', async () => {
    const { app } = await startTestApp();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 65_536;
        stream.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const init = { method: 'POST', body: endless, headers, duplex: 'half' };
    const response = await app.fetch(new Request(`http://localhost${path}`, init));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2 * 1024 * 1024);
  });

  it('that is malformed in any way is a 4xx with a code, and changes nothing', async () => {
    const { post, session } = await startTestApp();
    const before = session.served;
    await fc.assert(
      fc.asyncProperty(malformedBody, async (body) => {
        const response = await post(path, body);
        const problem: unknown = await response.json();
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(problem).toMatchObject({ status: response.status, code: expect.stringMatching(/^[a-z-]+$/) });
        expect(session.served).toBe(before);
      }),
      { numRuns: 100 },
    );
  });
});

it('a member that is wrong is named', async () => {
  const { post } = await startTestApp();
  expect(await (await post('/api/open-file', { file: 'src/cart.ts', line: 1.5 })).json()).toMatchObject({
    field: 'line',
  });
  expect(await (await post('/api/project', { path: '/', sudo: true })).json()).toMatchObject({
    field: 'sudo',
  });
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['an empty object', '{}'],
  ['an empty object of a charset', '{}'],
])('re-analysing takes as a body %s', async (name, body) => {
  const { post } = await startTestApp();
  const headers = name.endsWith('charset') ? { 'content-type': 'Application/JSON; charset=utf-8' } : {};
  expect((await post('/api/reanalyze', body, headers)).status).toBe(200);
});

/** Broken bytes, other values, and objects with members of wrong types or names. */
const malformedBody = fc.oneof(
  fc
    .uint8Array({ minLength: 1, maxLength: 200 })
    .filter((bytes) => !isJsonObject(Buffer.from(bytes).toString())),
  fc.json().filter((json) => !isJsonObject(json)),
  fc.string({ minLength: 1 }).filter((text) => !isJsonObject(text)),
  fc
    .dictionary(
      fc.string({ minLength: 1 }),
      fc.oneof(fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
      {
        minKeys: 1,
      },
    )
    .map((members) => JSON.stringify(members)),
  fc.constantFrom('path', 'file', 'base_url', 'line', 'model', 'api_key', 'focus').chain((name) =>
    fc
      .jsonValue()
      .filter((value) => typeof value !== 'string')
      .map((value) => JSON.stringify({ [name]: value })),
  ),
);

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
