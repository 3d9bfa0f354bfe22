import { describe, expect, it } from 'vitest';
import { startTestApp } from '../support/test-app.ts';

const reads = [
  '/api/graph',
  '/api/health',
  '/api/badge',
  '/api/project',
  '/api/openapi.json',
  '/',
  '/plain.css',
];
const acts = ['/api/reanalyze', '/api/project', '/api/advise', '/api/open', '/api/open-file'];

describe('every endpoint', () => {
  it.each(reads)('HEAD %s has the headers of GET and no body', async (path) => {
    const { app, get } = await startTestApp();
    const head = await app.fetch(new Request(`http://localhost${path}`, { method: 'HEAD' }));
    const full = await get(path);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect([...head.headers]).toEqual([...full.headers]);
  });

  it('HEAD /api/events opens no stream', async () => {
    const { app, streams } = await startTestApp();
    const head = await app.fetch(new Request('http://localhost/api/events', { method: 'HEAD' }));
    expect([head.headers.get('content-type'), streams.size]).toEqual(['text/event-stream', 0]);
  });

  it.each([
    ['/api/graph', 'GET, HEAD'],
    ['/api/project', 'GET, HEAD, POST'],
    ['/api/reanalyze', 'POST'],
    ['/api/advise', 'POST'],
    ['/', 'GET, HEAD'],
  ])('%s allows %s and answers 405 to the rest, OPTIONS included', async (path, allow) => {
    const { app } = await startTestApp();
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const response = await app.fetch(new Request(`http://localhost${path}`, { method }));
      expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
      expect(await response.json()).toMatchObject({ status: 405, code: 'method-not-allowed' });
    }
  });

  it.each(acts.filter((path) => path !== '/api/project'))('GET %s is 405', async (path) => {
    const { get } = await startTestApp();
    expect((await get(path)).status).toBe(405);
  });

  it.each([
    '/api',
    '/api/',
    '/api/graph/',
    '/API/graph',
    '/api/%67raph',
    '/api/graph;x',
    '/index.html',
    '/../package.json',
    '/api//graph',
  ])('%s is 404', async (path) => {
    const { app } = await startTestApp();
    // A plain object: `new Request` would resolve the dots away.
    const request = Object.defineProperty(new Request('http://localhost/'), 'url', {
      value: `http://localhost${path}`,
    });
    const response = await app.fetch(request);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json',
    ]);
    expect(await response.json()).toMatchObject({
      type: 'urn:lintel:problem:not-found',
      status: 404,
      code: 'not-found',
    });
  });

  it('a query changes nothing', async () => {
    const { get } = await startTestApp();
    expect(await (await get('/api/health?x=/api/graph')).json()).toEqual({ status: 'ok' });
  });

  it('lets no page of another origin read: there is no Access-Control-Allow-Origin anywhere', async () => {
    const { get } = await startTestApp();
    for (const path of reads)
      expect((await get(path)).headers.has('access-control-allow-origin')).toBe(false);
  });

  it('lets the badge alone be shown on other sites', async () => {
    const { get } = await startTestApp();
    const policies = await Promise.all(
      reads.map(async (path) => (await get(path)).headers.get('cross-origin-resource-policy')),
    );
    expect(policies).toEqual(reads.map((path) => (path === '/api/badge' ? 'cross-origin' : 'same-origin')));
  });
});

describe('the plain page', () => {
  it('is allowed to load its own files alone', async () => {
    const { get } = await startTestApp();
    const page = await get('/');
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(await page.text()).toContain('<h1>/srv/shop</h1>');
  });

  it('trades a token in the address for a cookie', async () => {
    const { get } = await startTestApp({ token: { value: 'k3y', cookieName: 'lintel-4f' } });
    const response = await get('/?token=k3y');
    expect([response.status, response.headers.get('location'), response.headers.get('set-cookie')]).toEqual([
      303,
      '/',
      'lintel-4f=k3y; Path=/; HttpOnly; SameSite=Strict',
    ]);
  });
});
