import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { openEvents, type ServerEvent, type ServerEvents } from '../../support/server-events.ts';
import { until } from '../../support/until.ts';

let server: ServerProcess;
let events: ServerEvents;

afterEach(async () => {
  await server.stop();
});

async function start(files: Record<string, string>): Promise<void> {
  server = await startServer({ args: ['--watch'], files: { '.gitignore': 'logs/\n*.tmp\n', ...files } });
  events = await openEvents(server.url);
  await said('Watching');
}

function next(): Promise<ServerEvent> {
  return events.next((event) => event.name !== 'progress');
}

/** Until it has said so on the terminal, that often. */
async function said(text: string, times = 1): Promise<void> {
  await until(() => server.output.stderr.split(text).length > times);
}

/** Until nothing more comes of what was written before. */
async function quiet(): Promise<void> {
  for (let path = await served(); ;) {
    await delay(700);
    const now = await served();
    if (now === path) return;
    path = now;
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(server.folder, 'project', path)), { recursive: true });
  writeFileSync(join(server.folder, 'project', path), text);
}

/** All at once: nobody finds it empty. */
function replace(path: string, text: string): void {
  write(`${path}.tmp`, text);
  renameSync(join(server.folder, 'project', `${path}.tmp`), join(server.folder, 'project', path));
}

async function served(): Promise<string> {
  const response = await fetch(`${server.url}/api/graph`, { method: 'HEAD' });
  return response.headers.get('etag') ?? '';
}

async function nodes(): Promise<string[]> {
  const report: { nodes: string[] } = JSON.parse(await (await fetch(`${server.url}/api/graph`)).text());
  return report.nodes;
}

it('serves a fresh report after a file changed, came or went, folders included', async () => {
  await start({ 'src/cart.ts': 'export {};\n' });
  write('src/cart.ts', "import 'zod';\n");
  // On a slow machine there may be one before it, of the moment at which the file was empty.
  await events.next(
    ({ name, data }) => name === 'report' && JSON.stringify(data).includes('"totalDependencies":1'),
  );
  write('lib/deep/tax.ts', "import 'zod';\n");
  await reportsUntil(async () => (await nodes()).includes('lib/deep/tax.ts'));
  write('lib/deep/tax.ts', "import 'zod';\nimport 'pino';\n");
  await reportsUntil(async () => (await nodes()).includes('pkg:pino'));
  rmSync(join(server.folder, 'project/lib'), { recursive: true });
  await reportsUntil(async () => !(await nodes()).includes('lib/deep/tax.ts'));
  expect(await nodes()).toEqual(['src/cart.ts', 'pkg:zod']);
});

it('notices what changed before it watched', async () => {
  server = await startServer({ args: ['--watch'], files: { 'src/cart.ts': 'export {};\n' } });
  write('src/tax.ts', '');
  write('src/cart.ts', "import './tax';\n");
  await until(async () => (await nodes()).length === 2);
  expect(await nodes()).toEqual(['src/cart.ts', 'src/tax.ts']);
});

it('takes a burst together', async () => {
  await start({ 'src/cart.ts': 'export {};\n' });
  for (let i = 0; i < 200; i++) write(`src/burst/file${i}.ts`, 'export {};\n');
  await reportsUntil(async () => (await nodes()).length >= 201);
  await quiet();
  expect(reports).toBeLessThan(6);
});

it(
  'is not woken by ignored files, by what nobody reads, or by its own output',
  { tags: 'slow' },
  async () => {
    await start({ 'src/cart.ts': 'export {};\n' });
    const before = await served();
    for (let i = 0; i < 5; i++) {
      write('logs/today.log', `${i}`);
      write(`src/cart${i}.ts.tmp`, `${i}`);
      write('node_modules/zod/index.js', `${i}`);
      write('.lintel/graph.json', `${i}`);
      write('.git/HEAD', `${i}`);
      await delay(150);
    }
    await delay(1500);
    expect(await served()).toBe(before);
  },
);

it('follows the project when that changes', { tags: 'slow' }, async () => {
  await start({ 'src/cart.ts': 'export {};\n' });
  mkdirSync(join(server.folder, 'billing'));
  writeFileSync(join(server.folder, 'billing/invoice.py'), 'import os\n');
  const changed = await fetch(`${server.url}/api/project`, {
    method: 'POST',
    body: JSON.stringify({ path: 'billing' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(changed.status).toBe(200);
  await said('Watching', 2);
  writeFileSync(join(server.folder, 'billing/invoice.py'), 'import os\nimport json\n');
  await reportsUntil(async () => (await nodes()).includes('pkg:json'));
  expect(await nodes()).toEqual(['invoice.py', 'pkg:json', 'pkg:os']);
});

it('tells of a project that is gone, and finds it again', { tags: 'slow' }, async () => {
  await start({ 'src/cart.ts': 'export {};\n' });
  renameSync(join(server.folder, 'project'), join(server.folder, 'away'));
  expect(await next()).toMatchObject({ name: 'failed', data: { code: 'analysis-failed' } });
  renameSync(join(server.folder, 'away'), join(server.folder, 'project'));
  let event = await next();
  while (event.name === 'failed') event = await next();
  expect(event.name).toBe('report');
});

it('says on the terminal why it cannot analyse again, and when it can', { tags: 'slow' }, async () => {
  await start({ 'src/cart.ts': 'export {};\n' });
  replace('lintel.config.json', '{ "topp": 3 }');
  expect((await next()).name).toBe('failed');
  replace('lintel.config.json', '{ "top": 3 }');
  while ((await next()).name === 'failed');
  await said('Analysed again');
  expect(server.output.stderr.split('\n').filter((line) => /again/.test(line))).toEqual([
    'Cannot analyse again: Unknown key "topp" in lintel.config.json, line 1. Did you mean "top"? The last report is still served.',
    'Analysed again.',
  ]);
});

let reports = 0;

async function reportsUntil(condition: () => Promise<boolean>): Promise<void> {
  for (reports = 0; reports < 20 && !(await condition()); reports++) await next();
  expect(await condition()).toBe(true);
}
