import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf } from '../support/report-of.ts';
import { startTestApp } from '../support/test-app.ts';

let folder = '';

const twenty = Array.from({ length: 20 }, (_, number) => `line ${number + 1}`);

const files: Readonly<Record<string, string | Buffer>> = {
  'src/cart.ts': `${twenty.join('\n')}\n`,
  'src/short.ts': "import './cart';",
  'src/windows.ts': "\ufeffimport './cart';\r\n\r\nexport {};\r\n",
  'src/long.ts': `short\n${'x'.repeat(400)}\n${'x'.repeat(401)}\n${'🛒'.repeat(300)}\n${'y'.repeat(3_000_000)}\nend\n`,
  'src/far.ts': Buffer.concat([Buffer.alloc(10 * 1024 * 1024 + 1, 'z'), Buffer.from('\nend\n')]),
  'src/binary.ts': Buffer.from("import './cart';\n\0\u0001\n"),
  'src/latin.ts': Buffer.from("// Gr\xf6\xdfe\nimport './cart';\n", 'latin1'),
  'src/empty.ts': '',
  'secret.txt': 'not yours',
  'elsewhere/cart.ts': 'not yours',
};

/** Nodes of the report, beside those of `files`. */
const links = ['src/link.ts', 'src/gone.ts', 'src/pipe.ts', 'src', 'aside/cart.ts', 'src/inner.ts'];

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lintel-source-')));
  await mkdir(join(folder, 'project/src'), { recursive: true });
  await mkdir(join(folder, 'elsewhere'));
  for (const [path, text] of Object.entries(files))
    await writeFile(join(folder, path.startsWith('src') ? 'project' : '.', path), text);
  await symlink(join(folder, 'secret.txt'), join(folder, 'project/src/link.ts'));
  await symlink(join(folder, 'elsewhere'), join(folder, 'project/aside'));
  await symlink(join(folder, 'project/src/short.ts'), join(folder, 'project/src/inner.ts'));
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(folder, 'project/src/pipe.ts')]);
});

afterAll(() => rm(folder, { recursive: true }));

async function ask(query: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const nodes = [...Object.keys(files).filter((path) => path.startsWith('src')), ...links];
  const report = { ...reportOf({ files: nodes }), projectRoot: join(folder, 'project') };
  const { get } = await startTestApp({ reports: new Map([[report.projectRoot, report]]) });
  const response = await get(`/api/source?${query}`);
  return { status: response.status, body: JSON.parse(await response.text()) as Record<string, unknown> };
}

function linesAt(file: string, line: number) {
  return ask(new URLSearchParams({ file, line: String(line) }).toString());
}

describe('GET /api/source', () => {
  it('answers with three lines before and after', async () => {
    await utimes(join(folder, 'project/src/cart.ts'), 0, 0);
    const { status, body } = await linesAt('src/cart.ts', 10);
    expect([status, body]).toEqual([
      200,
      {
        status: 'ok',
        file: 'src/cart.ts',
        firstLine: 7,
        lines: twenty.slice(6, 13),
        size: files['src/cart.ts']?.length,
        // A file that was given an old date has changed nevertheless.
        changedAt: expect.stringMatching(/^20\d\d-.*Z$/),
      },
    ]);
  });

  it.each<[string, number, number, readonly string[]]>([
    ['src/cart.ts', 1, 1, twenty.slice(0, 4)],
    ['src/cart.ts', 19, 16, twenty.slice(15)],
    ['src/cart.ts', 20, 17, twenty.slice(16)],
    ['src/short.ts', 1, 1, ["import './cart';"]],
    ['src/inner.ts', 1, 1, ["import './cart';"]],
    ['src/windows.ts', 1, 1, ["import './cart';", '', 'export {};']],
    ['src/latin.ts', 2, 1, ['// Gr\ufffd\ufffde', "import './cart';"]],
  ])('%s at line %i starts at %i', async (file, line, firstLine, lines) => {
    expect((await linesAt(file, line)).body).toMatchObject({ firstLine, lines });
  });

  it('cuts a line at 400 characters, between two characters', async () => {
    const { body } = await linesAt('src/long.ts', 3);
    expect(body['lines']).toEqual([
      'short',
      'x'.repeat(400),
      `${'x'.repeat(399)}…`,
      `${'🛒'.repeat(199)}…`,
      `${'y'.repeat(399)}…`,
      'end',
    ]);
  });

  it('is never cached', async () => {
    const { get } = await startTestApp();
    const response = await get('/api/source?file=nowhere.ts&line=1');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, string, number, string]>([
    ['a file the report does not have', 'file=src/other.ts&line=1', 404, 'no-such-file'],
    ['part of a name', 'file=cart.ts&line=1', 404, 'no-such-file'],
    ['a way out of the project', 'file=../secret.txt&line=1', 404, 'no-such-file'],
    ['an encoded way out', 'file=src%2F..%2F..%2Fsecret.txt&line=1', 404, 'no-such-file'],
    ['an absolute path', 'file=/etc/passwd&line=1', 404, 'no-such-file'],
    ['a NUL in the name', 'file=src/cart.ts%00&line=1', 404, 'no-such-file'],
    ['a file that is gone', 'file=src/gone.ts&line=1', 404, 'no-such-file'],
    ['a folder', 'file=src&line=1', 404, 'no-such-file'],
    ['a link out of the project', 'file=src/link.ts&line=1', 403, 'outside-project'],
    ['a file in a linked folder', 'file=aside/cart.ts&line=1', 403, 'outside-project'],
    ['a line after the last', 'file=src/cart.ts&line=21', 404, 'no-such-line'],
    ['a line of an empty file', 'file=src/empty.ts&line=1', 404, 'no-such-line'],
    ['a binary file', 'file=src/binary.ts&line=1', 422, 'not-text'],
    ['a line far from the start', 'file=src/far.ts&line=2', 422, 'line-too-far'],
    ['no file', 'line=1', 400, 'invalid-field'],
    ['an empty file name', 'file=&line=1', 400, 'invalid-field'],
    ['no line', 'file=src/cart.ts', 400, 'invalid-field'],
    ['the line 0', 'file=src/cart.ts&line=0', 400, 'invalid-field'],
    ['a negative line', 'file=src/cart.ts&line=-1', 400, 'invalid-field'],
    ['a fraction', 'file=src/cart.ts&line=1.5', 400, 'invalid-field'],
    ['another notation', 'file=src/cart.ts&line=1e1', 400, 'invalid-field'],
    ['a line with a tail', 'file=src/cart.ts&line=1;ls', 400, 'invalid-field'],
    ['a huge line', 'file=src/cart.ts&line=99999999999999999999', 400, 'invalid-field'],
    ['two lines', 'file=src/cart.ts&line=1&line=2', 400, 'invalid-field'],
    ['another parameter', 'file=src/cart.ts&line=1&around=999', 400, 'invalid-field'],
  ])('refuses %s', async (_, query, status, code) => {
    const { status: answered, body } = await ask(query);
    expect([answered, body['code']]).toEqual([status, code]);
  });

  it.skipIf(process.platform === 'win32')('refuses a pipe without waiting for it', async () => {
    expect((await linesAt('src/pipe.ts', 1)).body['code']).toBe('no-such-file');
  });
});
