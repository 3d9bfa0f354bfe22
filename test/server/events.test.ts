import { expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { shop, startTestApp } from '../support/test-app.ts';

const reportData = {
  path: '/srv/shop',
  generatedAt: shop.generatedAt,
  durationMs: 12,
  hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  health: { score: 100, grade: 'A' },
  metrics: { filesAnalyzed: 2, totalDependencies: 3, externalDependencies: 1, circularDependencyCount: 1 },
};

it('tells every stream of a new report', async () => {
  const { get, post } = await startTestApp();
  const streams = await Promise.all([open(get), open(get)]);
  await post('/api/reanalyze');
  for (const next of streams)
    expect(parse(await next())).toEqual({ event: 'report', data: reportData, id: reportData.hash });
});

it('tells of a failed analysis', async () => {
  const reports = new Map<string, Report>([[shop.projectRoot, shop]]);
  const { get, post } = await startTestApp({ reports });
  const next = await open(get);
  reports.clear();
  await post('/api/reanalyze');
  expect(parse(await next())).toEqual({
    event: 'failed',
    data: { path: '/srv/shop', code: 'analysis-failed', detail: 'No source files in /srv/shop.' },
  });
});

it('tells who comes back what they missed, and only them', async () => {
  const { get, session } = await startTestApp();
  const missed = await get('/api/events', { 'last-event-id': 'an older one' });
  const upToDate = await get('/api/events', { 'last-event-id': session.served.hash });
  expect(await firstOf(missed)).toContain('event: report\n');
  expect(await firstOf(upToDate)).toBe('retry: 1000\n: welcome\n\n');
});

it('forgets a stream whose reader left', async () => {
  const { get, streams } = await startTestApp();
  const response = await get('/api/events');
  expect(streams.size).toBe(1);
  await response.body?.cancel();
  expect(streams.size).toBe(0);
});

it('lets 256 listen, and tells the next one so', async () => {
  const { get, streams } = await startTestApp();
  const responses = await Promise.all(Array.from({ length: 257 }, () => get('/api/events')));
  expect([streams.size, responses[256]?.status]).toEqual([256, 503]);
  expect(await responses[256]?.json()).toMatchObject({ code: 'too-many-streams' });
});

it('closes the stream of a reader who does not read, and ends all at the end', async () => {
  const { get, post, streams } = await startTestApp();
  await get('/api/events');
  for (let i = 0; i < 400 && streams.size > 0; i++) await post('/api/reanalyze');
  expect(streams.size).toBe(0);
  const response = await get('/api/events');
  streams.close();
  expect(await response.text()).toBe('retry: 1000\n: welcome\n\n');
});

async function open(get: (path: string) => Promise<Response>): Promise<() => Promise<string>> {
  const reader = (await get('/api/events')).body?.getReader();
  const decoder = new TextDecoder();
  const next = async () => decoder.decode((await reader?.read())?.value);
  expect(await next()).toBe('retry: 1000\n: welcome\n\n');
  return next;
}

async function firstOf(response: Response): Promise<string> {
  return new TextDecoder().decode((await response.body?.getReader().read())?.value);
}

function parse(text: string): object {
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(': ') + 2)] as const);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, name === 'data' ? JSON.parse(value) : value]),
  );
}
