import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository, git } from '../revisions/git-repository.ts';
import { callLintel } from '../support/call-lintel.ts';
import { runLintel } from '../support/run-lintel.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { writtenTo } from '../support/written-to.ts';

const shop = {
  'package.json': '{"name": "shop", "type": "module", "dependencies": {"zod": "4"}}',
  'orders/cart.ts': "import { priceOf } from './price.ts';\nimport { z } from 'zod';\n",
  'orders/price.ts':
    "import { readFile } from 'node:fs/promises';\nimport './cart.ts';\nimport './tax.ts';\n",
  'stock/__init__.py': '',
  'stock/shelf.py': 'import os\nfrom . import bin\n',
  'stock/bin.py': '',
};

describe('lintel analyze', () => {
  it('writes the report and prints what a person wants to know', async () => {
    const folder = temporaryFolder(shop);
    const { code, stdout, stderr } = await callLintel(folder, ['analyze']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(
      stdout
        .replace(folder, '/shop')
        .replace(/^lintel-test-\S+/, 'shop')
        .replace(/took .*/, 'took a moment'),
    ).toBe(`\
shop  /shop

Health  72 C
  Too small to judge: fewer than 10 product files
  −24.0  2 of 5 files load each other in a cycle
   −4.0  1 import is unresolved

Files         5  Python 3 · TypeScript 2
Dependencies  6  3 on files · 3 on packages
Packages      3  2 built in
Cycles        1  at load time
Tangles       0
Layers        –  nothing to check: no order between folders

Cycles
  2 files at load time
      orders/price.ts:2
    → orders/cart.ts:1
    → orders/price.ts

Fix first
  1  Remove orders/price.ts:2 → orders/cart.ts
     breaks the cycle of 2 files · about +24.0 points

Handle with care
  5  orders/price.ts
     84 B · 2 imports · 1 dependent · in a cycle
  5  orders/cart.ts
     63 B · 2 imports · 1 dependent · in a cycle
  3  stock/shelf.py
     28 B · 2 imports · 0 dependents
  1  stock/bin.py
     0 B · 0 imports · 1 dependent
  Changes not counted: not a git repository.

Unresolved imports  1
  orders/price.ts:3  './tax.ts': there is no file orders/tax.ts, with or without an extension

Wrote .lintel/graph.json · took a moment
`);
    expect(writtenTo(join(folder, '.lintel'))).toEqual(['.gitignore', 'graph.json']);
  });

  it('prints with --json the report that it writes', async () => {
    const folder = temporaryFolder(shop);
    const { code, stdout, stderr } = await callLintel(folder, ['analyze', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(readFileSync(join(folder, '.lintel/graph.json'), 'utf8'));
    expect(JSON.parse(stdout)).toMatchObject({
      projectRoot: folder,
      cycles: [['orders/cart.ts', 'orders/price.ts']],
      metrics: { filesAnalyzed: 5 },
    });
  });

  it('says nothing with --quiet', async () => {
    const folder = temporaryFolder(shop);
    expect(await callLintel(folder, ['analyze', '--quiet'])).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(existsSync(join(folder, '.lintel/graph.json'))).toBe(true);
  });

  it('paints only where it is asked to, and never in a pipe by itself', async () => {
    const folder = temporaryFolder(shop);
    const escape = '\u001b[';
    expect((await callLintel(folder, ['analyze'])).stdout).not.toContain(escape);
    expect((await callLintel(folder, ['analyze'], { env: { FORCE_COLOR: '1' } })).stdout).toContain(escape);
    expect(
      (await callLintel(folder, ['analyze'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).stdout,
    ).not.toContain(escape);
  });

  it('gives the same bytes in every locale and time zone', () => {
    const folder = temporaryFolder(shop);
    const worlds = [
      { LANG: 'C', LC_ALL: 'C', TZ: 'UTC' },
      { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Asia/Kathmandu' },
      { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', TZ: 'America/St_Johns' },
    ];
    const reports = worlds.map((env) =>
      withoutTime(runLintel(folder, ['analyze', '--out', '-'], { env }).stdout),
    );
    expect(new Set(reports).size).toBe(1);
  });
});

describe('the output of lintel analyze', () => {
  it('is every format that was asked for', async () => {
    const folder = temporaryFolder(shop);
    const { stdout } = await callLintel(folder, [
      'analyze',
      '--format',
      'json,mermaid,cytoscape,dot,graphml,csv',
    ]);
    const files = [
      'graph-cytoscape.json',
      'graph.csv',
      'graph.dot',
      'graph.graphml',
      'graph.json',
      'graph.mmd',
    ];
    expect(writtenTo(join(folder, '.lintel'))).toEqual(['.gitignore', ...files]);
    expect(files.every((file) => stdout.includes(join('.lintel', file)))).toBe(true);
  });

  it('goes to the folder of --out-dir', async () => {
    const folder = temporaryFolder(shop);
    await callLintel(folder, ['analyze', '--quiet', '--out-dir', 'reports/today']);
    expect(readdirSync(folder).toSorted()).toEqual(['orders', 'package.json', 'reports', 'stock']);
    expect(writtenTo(join(folder, 'reports/today'))).toEqual(['.gitignore', 'graph.json']);
  });

  it('is the file of --out alone', async () => {
    const folder = temporaryFolder(shop);
    await callLintel(folder, ['analyze', '--quiet', '--format', 'dot', '--out', 'shop.dot']);
    expect(readdirSync(folder).toSorted()).toEqual(['orders', 'package.json', 'shop.dot', 'stock']);
    expect(readFileSync(join(folder, 'shop.dot'), 'utf8')).toContain('digraph');
  });

  it('is stdout alone with --out -', async () => {
    const folder = temporaryFolder(shop);
    const { code, stdout, stderr } = await callLintel(folder, ['analyze', '--out', '-']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ schemaVersion: 1 });
    expect(existsSync(join(folder, '.lintel'))).toBe(false);
  });
});

describe('the options of lintel analyze', () => {
  it('pick files, limit them and shorten the lists', async () => {
    const folder = temporaryFolder(shop);
    const args = [
      '--include',
      '*.ts',
      '--include',
      'stock',
      '--exclude',
      'bin.py',
      '--top',
      '1',
      '--max-file-size',
      '40',
    ];
    expect(JSON.parse((await callLintel(folder, ['analyze', '--json', ...args])).stdout)).toMatchObject({
      metrics: { filesAnalyzed: 2, complexity: [{ file: 'stock/shelf.py' }] },
      diagnostics: expect.arrayContaining([
        expect.objectContaining({ kind: 'file-too-large', file: 'orders/cart.ts' }),
      ]),
    });
  });

  it('win over the config, which wins over the defaults', async () => {
    const folder = temporaryFolder({ ...shop, 'lintel.config.json': '{"ignore": ["stock"], "top": 1}' });
    const configured = (await callLintel(folder, ['analyze', '--json'])).stdout;
    expect(JSON.parse(configured)).toMatchObject({
      metrics: { filesAnalyzed: 2, complexity: [{ imports: 2 }] },
    });
    const asked = (await callLintel(folder, ['analyze', '--json', '--top', '2', '--exclude', 'price.ts']))
      .stdout;
    expect(JSON.parse(asked)).toMatchObject({ metrics: { filesAnalyzed: 1 } });
    const without = (await callLintel(folder, ['analyze', '--json', '--no-config'])).stdout;
    expect(JSON.parse(without)).toMatchObject({ metrics: { filesAnalyzed: 5 } });
  });

  it('analyses a revision that is not checked out, and leaves the files on disk alone', async () => {
    const folder = createRepository([
      { day: '2026-01-05', files: { 'a.ts': "import './b.ts';\n", 'b.ts': '' } },
      { day: '2026-01-06', files: { 'a.ts': '', 'c.ts': "import './a.ts';\n" } },
    ]);
    const analyze = async (...args: string[]): Promise<string> => {
      const { code, stdout, stderr } = await callLintel(folder, ['analyze', '--out', '-', ...args]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      return withoutTime(stdout);
    };
    const before: unknown = JSON.parse(await analyze('--at', 'main~1'));
    expect(before).toMatchObject({ nodes: ['a.ts', 'b.ts'], edges: [['a.ts', 'b.ts']] });
    expect(await analyze('--at', 'HEAD')).toBe(await analyze());
    expect(await callLintel(folder, ['analyze', '--at', 'v9'])).toMatchObject({
      code: 2,
      stderr: 'lintel: Unknown revision v9.\n',
    });
    expect(git(folder, ['status', '--porcelain'])).toBe('');
  });
});

function withoutTime(report: string): string {
  return report.replace(/"generatedAt": "[^"]*"/, '"generatedAt": "then"');
}
