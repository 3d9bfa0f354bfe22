import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import type { Desktop, FolderChoice } from '../../src/server/desktop/desktop.ts';
import { reportOf } from '../support/report-of.ts';
import { shop, startTestApp } from '../support/test-app.ts';

let folder = '';
let billing: Report;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lintel-actions-')));
  await mkdir(join(folder, 'billing/src'), { recursive: true });
  await mkdir(join(folder, 'empty'));
  await writeFile(join(folder, 'billing/src/invoice.ts'), 'export {};\n');
  await writeFile(join(folder, 'secret.txt'), 'not yours');
  await symlink(join(folder, 'secret.txt'), join(folder, 'billing/src/link.ts'));
  billing = {
    ...reportOf({ files: ['src/gone.ts', 'src/invoice.ts', 'src/link.ts', 'src'] }),
    projectRoot: join(folder, 'billing'),
  };
});

afterAll(() => rm(folder, { recursive: true }));

function reports(): Map<string, Report> {
  return new Map([
    [shop.projectRoot, shop],
    [billing.projectRoot, billing],
  ]);
}

async function statusAndCode(response: Response): Promise<readonly [number, unknown]> {
  const body: unknown = await response.json();
  return [
    response.status,
    body !== null && typeof body === 'object' && 'code' in body ? body.code : undefined,
  ];
}

describe('POST /api/reanalyze', () => {
  it('answers what was found', async () => {
    const { post } = await startTestApp();
    const response = await post('/api/reanalyze');
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'ok',
        path: '/srv/shop',
        generatedAt: shop.generatedAt,
        durationMs: 12,
        metrics: shop.metrics,
      },
    ]);
  });

  it('is 422 where the folder vanished, and the last report stays served', async () => {
    const known = reports();
    const { post, get } = await startTestApp({ reports: known });
    known.delete(shop.projectRoot);
    expect(await statusAndCode(await post('/api/reanalyze'))).toEqual([422, 'analysis-failed']);
    expect(await (await get('/api/graph')).json()).toEqual(JSON.parse(JSON.stringify(shop)));
  });
});

describe('POST /api/project', () => {
  it.each([
    ['absolute', () => billing.projectRoot],
    ['relative to the server’s folder', () => 'billing'],
    ['from home', () => `~/${relative(homedir(), billing.projectRoot)}`],
  ])('serves a folder named %s', async (_, path) => {
    const { post, get } = await startTestApp({ reports: reports(), workingFolder: folder });
    const response = await post('/api/project', { path: path() });
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', path: billing.projectRoot, generatedAt: billing.generatedAt, metrics: billing.metrics },
    ]);
    expect(await (await get('/api/project')).json()).toEqual({ path: billing.projectRoot });
  });

  it.each<[string, unknown, number, string]>([
    ['no path', {}, 400, 'invalid-field'],
    ['a number', { path: 7 }, 400, 'invalid-field'],
    ['an empty one', { path: '' }, 400, 'invalid-field'],
    ['a NUL', { path: 'a\0b' }, 400, 'not-a-folder'],
    ['a missing folder', { path: 'nowhere' }, 404, 'no-such-folder'],
    ['a file', { path: 'secret.txt' }, 400, 'not-a-folder'],
    ['a folder without sources', { path: 'empty' }, 422, 'analysis-failed'],
    ['another member', { path: 'billing', force: true }, 400, 'invalid-field'],
  ])('refuses %s and keeps the old project', async (_, body, status, code) => {
    const { post, get } = await startTestApp({ reports: reports(), workingFolder: folder });
    expect(await statusAndCode(await post('/api/project', body))).toEqual([status, code]);
    expect(await (await get('/api/project')).json()).toEqual({ path: '/srv/shop' });
  });
});

function desktop(changes: Partial<Desktop>): Desktop {
  return {
    chooseFolder: () => Promise.resolve({ kind: 'unavailable' }),
    openInEditor: () => Promise.resolve(false),
    ...changes,
  };
}

describe('POST /api/open', () => {
  it.each<[FolderChoice['kind'], number]>([
    ['chosen', 200],
    ['cancelled', 204],
    ['busy', 409],
    ['unavailable', 501],
  ])('is, for a dialog that was %s, %i', async (kind, status) => {
    const choice: FolderChoice = kind === 'chosen' ? { kind, path: billing.projectRoot } : { kind };
    const { post, get } = await startTestApp({
      reports: reports(),
      desktop: desktop({ chooseFolder: () => Promise.resolve(choice) }),
    });
    expect((await post('/api/open')).status).toBe(status);
    const served = kind === 'chosen' ? billing.projectRoot : '/srv/shop';
    expect(await (await get('/api/project')).json()).toEqual({ path: served });
  });
});

describe('POST /api/open-file', () => {
  async function openBilling(isFound = true) {
    const opened: unknown[] = [];
    const editor = desktop({
      openInEditor: (path, line) => {
        opened.push([path, line]);
        return Promise.resolve(isFound);
      },
    });
    const { post } = await startTestApp({
      reports: new Map([[billing.projectRoot, billing]]),
      desktop: editor,
    });
    return { post, opened };
  }

  it('opens a file of the report at its line', async () => {
    const { post, opened } = await openBilling();
    const response = await post('/api/open-file', { file: 'src/invoice.ts', line: 3 });
    const path = join(billing.projectRoot, 'src/invoice.ts');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', path }]);
    expect(opened).toEqual([[path, 3]]);
  });

  it.each<[string, unknown, number, string]>([
    ['a file the report does not hold', { file: 'src/other.ts' }, 404, 'no-such-file'],
    ['a way out of the project', { file: '../secret.txt' }, 404, 'no-such-file'],
    ['an absolute path', { file: '/etc/passwd' }, 404, 'no-such-file'],
    ['a file that is gone', { file: 'src/gone.ts' }, 404, 'no-such-file'],
    ['a folder', { file: 'src' }, 404, 'no-such-file'],
    ['a link out of the project', { file: 'src/link.ts' }, 403, 'outside-project'],
    ['a line that is none', { file: 'src/invoice.ts', line: 0 }, 400, 'invalid-field'],
    ['a line with a tail', { file: 'src/invoice.ts', line: '1; ls' }, 400, 'invalid-field'],
    ['an editor of the request’s choice', { file: 'src/invoice.ts', editor: 'sh' }, 400, 'invalid-field'],
    ['part of a name', { file: 'invoice.ts' }, 404, 'no-such-file'],
    ['two names', { file: 'src/gone.ts"\n"src/invoice.ts' }, 404, 'no-such-file'],
  ])('refuses %s', async (_, body, status, code) => {
    const { post, opened } = await openBilling();
    expect(await statusAndCode(await post('/api/open-file', body))).toEqual([status, code]);
    expect(opened).toEqual([]);
  });

  it('is 501 without an editor', async () => {
    const { post } = await openBilling(false);
    expect(await statusAndCode(await post('/api/open-file', { file: 'src/invoice.ts' }))).toEqual([
      501,
      'no-editor',
    ]);
  });
});
