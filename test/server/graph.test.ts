import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { renderPageReport } from '../../src/report/render-page-report.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { shop, startTestApp } from '../support/test-app.ts';

const written = Buffer.from([...renderReport(shop)].join(''));
const hash = createHash('sha256').update(written).digest('hex');

it('serves the report byte for byte', async () => {
  const { get } = await startTestApp();
  const response = await get('/api/graph');
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([
    200,
    {
      'cache-control': 'no-cache',
      'content-length': String(written.length),
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${hash}"`,
      'referrer-policy': 'no-referrer',
      vary: 'accept, accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  ]);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(written);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('serves it in %s under a tag of its own', async (encoding, decompress) => {
  const { get } = await startTestApp();
  const response = await get('/api/graph', { 'accept-encoding': encoding });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('etag')).toBe(`"${hash}-${encoding}"`);
  expect(decompress(Buffer.from(await response.arrayBuffer()))).toEqual(written);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['deflate', null],
  ['identity', null],
  ['identity, gzip;q=0.5', null],
  ['*;q=0', null],
  ['GZIP', 'gzip'],
  ['', null],
])('for Accept-Encoding: %s it chooses %s', async (accepted, expected) => {
  const { get } = await startTestApp();
  const response = await get('/api/graph', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(expected);
});

it.each([`"${hash}"`, `W/"${hash}"`, `"other", "${hash}-br"`, '*'])(
  'answers 304 to If-None-Match: %s',
  async (tag) => {
    const { get } = await startTestApp();
    const response = await get('/api/graph', { 'if-none-match': tag });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      304,
      '',
      `"${hash}"`,
    ]);
  },
);

it('answers in full to a tag of another report', async () => {
  const { get } = await startTestApp();
  expect((await get('/api/graph', { 'if-none-match': '"a1b2"' })).status).toBe(200);
});

describe('the form for the page', () => {
  const accept = 'application/vnd.lintel.page+json';
  const page = [...renderPageReport(shop)].join('');

  it('is another representation of the same resource, with tags of its own', async () => {
    const { get } = await startTestApp();
    const [plain, packed] = [
      await get('/api/graph', { accept }),
      await get('/api/graph', { accept, 'accept-encoding': 'br' }),
    ];
    const shown = ['content-type', 'etag', 'vary'];
    expect([plain, packed].map(({ headers }) => shown.map((name) => headers.get(name)))).toEqual([
      [accept, `"${hash}-page"`, 'accept, accept-encoding'],
      [accept, `"${hash}-page-br"`, 'accept, accept-encoding'],
    ]);
    expect(await plain.text()).toBe(page);
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(page);
  });

  it('is JSON, with the report’s health and nodes', () => {
    expect(JSON.parse(page)).toMatchObject([
      { report: { health: shop.health }, nodes: shop.nodes.map((id) => expect.arrayContaining([id])) },
      shop.edges.map(() => expect.any(Array)),
    ]);
  });

  it('is not modified only for those who have this form', async () => {
    const { get } = await startTestApp();
    const statusOf = async (headers: Record<string, string>) => (await get('/api/graph', headers)).status;
    expect(await statusOf({ accept, 'if-none-match': `"${hash}-page"` })).toBe(304);
    expect(await statusOf({ accept, 'if-none-match': `"${hash}-page-gzip"` })).toBe(304);
    expect(await statusOf({ accept, 'if-none-match': `"${hash}"` })).toBe(200);
    expect(await statusOf({ 'if-none-match': `"${hash}-page"` })).toBe(200);
  });

  it.each([
    [accept, accept],
    [`text/html, ${accept.toUpperCase()} ; q=0.8`, accept],
    [`${accept}, application/json;q=0.5`, accept],
    [`${accept};q=0.5, application/json`, 'application/json'],
    [`${accept};q=0`, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/html', 'application/json'],
    ['', 'application/json'],
  ])('for Accept: %s it answers %s', async (accepted, expected) => {
    const { get } = await startTestApp();
    const response = await get('/api/graph', { accept: accepted });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expected]);
    expect(await response.text()).toBe(expected === accept ? page : written.toString());
  });

  it('has no address of its own', async () => {
    const { get } = await startTestApp();
    expect((await get('/api/page-report')).status).toBe(404);
  });
});
