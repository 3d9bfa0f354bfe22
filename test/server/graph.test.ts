import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
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
      vary: 'accept-encoding',
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

it('serves the form for the page under the tag of its report, compressed on its own', async () => {
  const { get } = await startTestApp();
  const page = [...renderPageReport(shop)].join('');
  const [plain, packed] = [
    await get('/api/page-report'),
    await get('/api/page-report', { 'accept-encoding': 'br' }),
  ];
  expect([plain, packed].map(({ headers }) => [headers.get('content-type'), headers.get('etag')])).toEqual([
    ['application/json-seq', `"${hash}"`],
    ['application/json-seq', `"${hash}-br"`],
  ]);
  expect(await plain.text()).toBe(page);
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(page);
  expect((await get('/api/page-report', { 'if-none-match': `"${hash}"` })).status).toBe(304);
});
