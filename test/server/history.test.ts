import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageRoutes } from '../../src/server/page/page-routes.ts';
import type { Server } from '../../src/server/server.ts';
import { HistoryFile } from '../../src/session/history-file.ts';
import { historyOf } from '../support/history-of.ts';
import { shop, startTestApp } from '../support/test-app.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const history = historyOf(
  [
    { date: '2024-01-01', files: { 'src/cart.ts': 100 } },
    { date: '2024-02-01', files: { 'src/cart.ts': 120, 'src/orders.ts': 80 } },
  ],
  {
    projectRoot: shop.projectRoot,
    births: [
      { type: 'cycle', kind: 'load', members: ['src/cart.ts', 'src/orders.ts'], sizeAtBirth: 2, point: 1 },
    ],
  },
);

async function startWith(text: string | undefined) {
  const folder = temporaryFolder(text === undefined ? {} : { 'history.json': text });
  const file = join(folder, 'history.json');
  return { file, ...(await startTestApp({ history: new HistoryFile(file) })) };
}

it('serves the history byte for byte, and a new one once it is written', async () => {
  const text = `${JSON.stringify(history, null, 2)}\n`;
  const { get, file } = await startWith(text);
  const response = await get('/api/history');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.text()).toBe(text);
  const tag = response.headers.get('etag') ?? '';
  expect((await get('/api/history', { 'if-none-match': tag })).status).toBe(304);
  writeFileSync(file, JSON.stringify({ ...history, notes: ['Renames are followed.'] }));
  const next = await get('/api/history', { 'if-none-match': tag });
  expect([next.status, await next.json()]).toEqual([
    200,
    expect.objectContaining({ notes: ['Renames are followed.'] }),
  ]);
});

const [first, second] = history.points;

it.each([
  ['nothing', undefined, 'This project has no history yet. Run lintel history.'],
  ['no JSON', '{', 'Not a history: it is not JSON, or only a part of it.'],
  ['no object', '[]', 'Not a history: it is not an object.'],
  ['another project', { ...history, projectRoot: '/srv/other' }, 'history.json is that of another project.'],
  [
    'another version',
    { ...history, schemaVersion: 2 },
    'Not a history: schemaVersion is 2, and this Lintel knows 1.',
  ],
  [
    'no points',
    { ...history, points: [], births: [], files: [], folders: [] },
    'Not a history: it has no points.',
  ],
  [
    'a negative figure',
    { ...history, points: [first, { ...second, files: -1 }] },
    'Not a history: points[1].files is not a count.',
  ],
  [
    'an unknown birth',
    { ...history, births: [{ type: 'death', point: 0 }] },
    'Not a history: births[0].type is not "cycle" or "tangle" or "back-dependency".',
  ],
  [
    'a birth at no point',
    { ...history, births: [{ ...history.births[0], point: 2 }] },
    'Not a history: a birth names no point.',
  ],
  [
    'sizes that are none',
    { ...history, files: [{ file: 'src/cart.ts', sizes: [[0, '1']] }] },
    'Not a history: files[0].sizes[0] is not a point and a size.',
  ],
  [
    'sizes out of order',
    {
      ...history,
      files: [
        {
          file: 'src/cart.ts',
          sizes: [
            [1, 1],
            [0, 2],
          ],
        },
      ],
    },
    'Not a history: the points of the file "src/cart.ts" are out of order.',
  ],
])('says why there is no history: %s', async (_, value, detail) => {
  const { get } = await startWith(
    value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value),
  );
  const response = await get('/api/history');
  expect([response.status, await response.json()]).toEqual([
    404,
    expect.objectContaining({ code: 'no-history', detail }),
  ]);
});

it('knows a project by its real path too', async () => {
  const folder = temporaryFolder({ 'real/history.json': '' });
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  const file = join(folder, 'history.json');
  writeFileSync(file, JSON.stringify({ ...history, projectRoot: join(folder, 'real') }));
  const saved = await new HistoryFile(file).read(join(folder, 'link'));
  expect(saved.kind).toBe('history');
});

it('follows no link, reads no folder and no huge file', async () => {
  const { get, file } = await startWith(undefined);
  const details: unknown[] = [];
  const read = async (): Promise<void> => {
    details.push(((await (await get('/api/history')).json()) as { readonly detail: string }).detail);
    rmSync(file, { recursive: true });
  };
  writeFileSync(`${file}.other`, JSON.stringify(history));
  symlinkSync(`${file}.other`, file);
  await read();
  mkdirSync(file);
  await read();
  writeFileSync(file, ' '.repeat(64 * 1024 * 1024 + 1));
  await read();
  expect(details).toEqual([
    'This project has no history yet. Run lintel history.',
    'history.json is not a file.',
    'history.json is too large.',
  ]);
});

it.each([
  [true, ' data-history'],
  [false, ''],
])('tells the page whether there is one, without a request: %s', async (isThere, fact) => {
  const page = '<!doctype html><div id="app"></div>';
  const [start] = await pageRoutes(temporaryFolder({ 'index.html': page }));
  const folder = temporaryFolder(isThere ? { 'history.json': '{}' } : {});
  const server = { history: new HistoryFile(join(folder, 'history.json')) } as Server;
  const answer = await start!.answer(server, new Request('http://localhost:3000/'), {});
  expect(await answer.text()).toBe(`<!doctype html><div id="app"${fact}></div>`);
});
