import { expect, it } from 'vitest';
import { pageReportType } from '../../src/model/page-report.ts';
import { pageRoutes } from '../../src/server/page/page-routes.ts';
import type { Server } from '../../src/server/server.ts';
import { startChangeSession } from '../../src/session/served-change.ts';
import { readChange } from '../../web/state/change/read-change.ts';
import { readPageReport } from '../../web/state/page-report.ts';
import { changedShop } from '../support/changed-shop.ts';
import { startTestApp } from '../support/test-app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const shop = await changedShop();

async function startChangeApp(isOnDisk = false) {
  const { session, change } = await startChangeSession(shop, isOnDisk);
  return startTestApp({ session, change });
}

it('serves the change and the report of before', async () => {
  const { get } = await startChangeApp();
  const response = await get('/api/change');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toEqual({ change: shop.change, before: shop.before });
  const tag = response.headers.get('etag') ?? '';
  expect((await get('/api/change', { 'if-none-match': tag })).status).toBe(304);
  expect(await (await get('/api/graph')).json()).toEqual(shop.after);
});

it('serves it to the page in a compact form', async () => {
  const { get } = await startChangeApp();
  const report = await (await get('/api/graph', { accept: pageReportType })).text();
  const change = await (await get('/api/change', { accept: pageReportType })).text();
  expect(readChange(change, readPageReport(report)).change).toEqual(shop.change);
});

it('has no change where a project is served', async () => {
  const { get } = await startTestApp();
  const response = await get('/api/change');
  expect([response.status, await response.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'no-change', detail: 'This server serves no change.' }),
  ]);
});

it('keeps the change as it was compared', async () => {
  const { post, get } = await startChangeApp();
  const response = await post('/api/reanalyze');
  expect([response.status, await response.json()]).toEqual([
    422,
    expect.objectContaining({ detail: 'A change is served as it was compared. Run lintel diff again.' }),
  ]);
  expect(await (await get('/api/graph')).json()).toEqual(shop.after);
});

it('reads no source and opens no file unless afterwards is on disk', async () => {
  const { get, post } = await startChangeApp(false);
  const answers = [
    await get('/api/source?file=src/core/cart.ts&line=1'),
    await post('/api/open-file', { file: 'src/core/cart.ts' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

it.each([
  [true, 'on-disk'],
  [false, 'stored'],
])('tells the page that there is a change, without a request (on disk: %s)', async (isOnDisk, value) => {
  const page = '<!doctype html><div id="app"></div>';
  const [start] = await pageRoutes(temporaryFolder({ 'index.html': page }));
  const { change } = await startChangeSession(shop, isOnDisk);
  const server = { token: undefined, change } as Server;
  const answer = await start!.answer(server, new Request('http://localhost:3000/'), {});
  expect(await answer.text()).toBe(`<!doctype html><div id="app" data-change="${value}"></div>`);
});
