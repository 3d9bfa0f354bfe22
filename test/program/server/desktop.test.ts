// The two endpoints that start a program, with programs that write down how they were started.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerProcess, startServer } from '../../support/server-process.ts';
import { until } from '../../support/until.ts';

let tools = '';
let server: ServerProcess | undefined;

beforeEach(() => {
  tools = mkdtempSync(join(tmpdir(), 'lintel-tools-'));
});

afterEach(async () => {
  await server?.stop();
  rmSync(tools, { recursive: true });
});

/** A program that writes its arguments as JSON, all at once, and then runs `more`. */
function makeTool(name: string, more = ''): string {
  const path = join(tools, name);
  const log = JSON.stringify(join(tools, `${name}.log`));
  writeFileSync(
    path,
    `#!${process.execPath}
const fs = require('fs');
fs.writeFileSync(${log} + '.part', JSON.stringify(process.argv.slice(2)));
fs.renameSync(${log} + '.part', ${log});
${more}
`,
  );
  chmodSync(path, 0o755);
  return path;
}

async function argumentsOf(name: string): Promise<unknown> {
  const log = join(tools, `${name}.log`);
  await until(() => existsSync(log));
  return JSON.parse(readFileSync(log, 'utf8'));
}

async function post(path: string, body: object): Promise<readonly [number, unknown]> {
  const response = await fetch(`${server?.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const text = await response.text();
  return [response.status, text === '' ? undefined : JSON.parse(text)];
}

describe.skipIf(process.platform === 'win32')('POST /api/open-file', () => {
  const hostile = [
    'src/$(touch pwned).ts',
    'src/`touch pwned`.ts',
    'src/; touch pwned;.ts',
    'src/"quoted" \'names\'.ts',
    'src/a b\tc.ts',
    'src/--help.ts',
    'src/-n.ts',
    'src/%PATH%&calc.ts',
    'src/new\nline.ts',
    'src/🛒.ts',
  ];

  it('hands names over as they are, never to a shell', async () => {
    makeTool('code');
    server = await startServer({
      files: Object.fromEntries(hostile.map((name) => [name, 'export {};\n'])),
      env: { LAUNCH_EDITOR: join(tools, 'code') },
    });
    for (const file of hostile) {
      rmSync(join(tools, 'code.log'), { force: true });
      const path = join(server.folder, 'project', file);
      expect(await post('/api/open-file', { file, line: 7 })).toEqual([200, { status: 'ok', path }]);
      expect(await argumentsOf('code')).toEqual(['-r', '-g', `${path}:7:1`]);
    }
    expect(existsSync(join(server.folder, 'pwned'))).toBe(false);
  });

  it('keeps the arguments that the person gave their editor', async () => {
    makeTool('subl');
    server = await startServer({ env: { LAUNCH_EDITOR: `"${join(tools, 'subl')}" --new-window` } });
    const path = join(server.folder, 'project/src/cart.ts');
    await post('/api/open-file', { file: 'src/cart.ts' });
    expect(await argumentsOf('subl')).toEqual(['--new-window', path]);
  });

  it.each([
    ['an editor that is not there', { LAUNCH_EDITOR: '/nowhere/code' }],
    ['one that needs the terminal', { EDITOR: 'vim' }],
  ])('is 501 with %s', async (_, env) => {
    server = await startServer({ env: { PATH: tools, ...env } });
    expect(await post('/api/open-file', { file: 'src/cart.ts' })).toMatchObject([501, { code: 'no-editor' }]);
  });
});

describe.skipIf(process.platform !== 'linux')('POST /api/open', () => {
  async function startWithDialog(
    name: string,
    more: string,
    env: Record<string, string> = {},
  ): Promise<void> {
    makeTool(name, more);
    server = await startServer({ env: { PATH: tools, DISPLAY: ':7', ...env } });
    mkdirSync(join(server.folder, 'billing'));
    writeFileSync(join(server.folder, 'billing/invoice.py'), 'import os\n');
  }

  it.each([
    ['zenity', {}],
    ['kdialog', {}],
    ['kdialog', { XDG_CURRENT_DESKTOP: 'KDE' }],
  ])('serves the folder that was chosen in %s', async (name, env) => {
    await startWithDialog(name, "console.log(process.cwd() + '/billing');", env);
    const path = join(server?.folder ?? '', 'billing');
    expect(await post('/api/open', {})).toMatchObject([
      200,
      { status: 'ok', path, metrics: { filesAnalyzed: 1 } },
    ]);
  });

  it('is 204 when the person closes it', async () => {
    await startWithDialog('zenity', 'process.exit(1);');
    expect(await post('/api/open', {})).toEqual([204, undefined]);
  });

  it('shows one dialog at a time, and closes it when the client leaves', { tags: 'slow' }, async () => {
    await startWithDialog('zenity', 'setInterval(() => {}, 1000);');
    const leave = new AbortController();
    const first = fetch(`${server?.url}/api/open`, { method: 'POST', signal: leave.signal }).catch(
      () => 'left',
    );
    await argumentsOf('zenity');
    expect(await post('/api/open', {})).toMatchObject([409, { code: 'dialog-open' }]);
    leave.abort();
    expect(await first).toBe('left');
    makeTool('zenity', 'process.exit(1);');
    let status = 0;
    await until(async () => {
      [status] = await post('/api/open', {});
      return status !== 409;
    });
    expect(status).toBe(204);
  });

  it('is 501 without a desktop', async () => {
    makeTool('zenity');
    server = await startServer({ env: { PATH: tools } });
    expect(await post('/api/open', {})).toMatchObject([501, { code: 'no-desktop' }]);
  });
});
