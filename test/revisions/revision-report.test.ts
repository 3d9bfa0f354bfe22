// The report of a revision is that of its checkout, whatever the repository contains.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import type { Report } from '../../src/model/report.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { comparable, compare, filesOf, reportOfCheckout } from './compare-checkouts.ts';
import { type Commit, createRepository, git, gitEnvironment } from './git-repository.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

interface Expected {
  readonly project?: string;
  readonly options?: { readonly maxFileSize?: number };
}

/** Compares HEAD~1 and HEAD with their checkouts; returns the files of HEAD. */
async function expectSameAsCheckouts(folder: string, expected: Expected = {}): Promise<readonly string[]> {
  const { project = '', options = {} } = expected;
  const range = { base: 'HEAD~1', head: 'HEAD', options };
  const { before, after } = await compare(join(folder, project), range);
  expect(textOf(after.report)).toBe(textOf(await reportOfCheckout(folder, 'HEAD', expected)));
  // Before, there is no project in a subfolder.
  const earlier = project === '' ? await reportOfCheckout(folder, 'HEAD~1', expected) : before.report;
  expect(textOf(before.report)).toBe(textOf(earlier));
  return filesOf(after.report);
}

function textOf(report: Report): string {
  return JSON.stringify(comparable(report), null, 1);
}

/** Everything on disk, whatever the ignore rules say. */
function commitAll(folder: string): void {
  git(folder, ['add', '--all', '--force']);
  git(folder, ['commit', '--quiet', '--allow-empty', '--message=Change the shop']);
}

function repositoryWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = createRepository([{ day: '2026-01-01', files: { 'start.ts': "import 'left-pad';" } }]);
  rmSync(join(folder, 'start.ts'));
  writeFiles(folder, files);
  return folder;
}

const shop = {
  'src/cart.ts': "import './price';\nimport 'left-pad';\n",
  'src/price.ts': "import './cart';\n",
  'package.json': '{"name": "shop", "dependencies": {"left-pad": "1"}}',
};

describe('a revision', () => {
  it('is read in several languages', async () => {
    const folder = repositoryWith({
      ...shop,
      'api/__init__.py': '',
      'api/orders.py': 'from . import stock\nimport os\nimport requests\n',
      'api/stock.py': 'from api import orders\n',
      'pyproject.toml': '[project]\nname = "api"\ndependencies = ["requests"]\n',
      'go.mod': 'module example.org/shop\n',
      'cmd/main.go': 'package main\nimport "example.org/shop/store"\nfunc main() { store.Open() }\n',
      'store/store.go': 'package store\nfunc Open() {}\n',
      'lib/Cargo.toml': '[package]\nname = "lib"\n',
      'lib/src/lib.rs': 'mod sale;\n',
      'lib/src/sale.rs': 'use crate::sale;\n',
      'Main.java': 'package shop;\nimport shop.Till;\nclass Main {}\n',
      'Till.java': 'package shop;\nclass Till {}\n',
    });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).toHaveLength(11);
  });

  it('has the programs without an extension that a checkout has', async () => {
    const folder = repositoryWith({
      ...shop,
      'bin/cart': "#!/usr/bin/env node\nrequire('../src/cart');\n",
      'bin/tax': '#!/usr/bin/perl\n',
      'bin/empty': '',
      'bin/archive': `#!/usr/bin/env php\n${' '.repeat(200_000)}`,
      LICENSE: 'All rights reserved\n',
    });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).toEqual(['bin/cart', 'src/cart.ts', 'src/price.ts']);
    writeFiles(folder, { 'bin/cart': '#!/bin/sh\n. bin/tax\n', 'bin/tax': '#!/bin/sh\n', 'bin/empty': '#!' });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).toEqual([
      'bin/cart',
      'bin/tax',
      'src/cart.ts',
      'src/price.ts',
    ]);
  });

  it('has all that was committed, whatever its ignore files say', async () => {
    const folder = repositoryWith({
      '.gitignore': '*.gen.ts\n/dist\nlogs/\n!keep.gen.ts\n/web/*.tmp.ts\n',
      'a.gen.ts': '',
      'keep.gen.ts': '',
      'dist/out.ts': '',
      'web/.gitignore': '!b.gen.ts\n/local\n',
      'web/b.gen.ts': '',
      'web/c.gen.ts': '',
      'web/d.tmp.ts': '',
      'web/local/e.ts': '',
      'web/logs/f.ts': '',
      'web/deep/.gitignore': '*\n!*.ts\n',
      'web/deep/g.ts': '',
      'web/deep/h.py': '',
    });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).toEqual([
      'a.gen.ts',
      'dist/out.ts',
      'keep.gen.ts',
      'web/b.gen.ts',
      'web/c.gen.ts',
      'web/d.tmp.ts',
      'web/deep/g.ts',
      'web/deep/h.py',
      'web/local/e.ts',
      'web/logs/f.ts',
    ]);
  });

  it('has all that was committed in a subfolder, whatever the ignore files above it say', async () => {
    const folder = repositoryWith({
      '.gitignore': '*.gen.ts\n',
      'apps/.gitignore': '/web/old\n!b.gen.ts\n',
      'apps/web/a.gen.ts': '',
      'apps/web/b.gen.ts': "import '../lib/c';\n",
      'apps/web/old/c.ts': '',
      'apps/web/new.ts': "import './b.gen';\n",
      'apps/lib/c.ts': '',
    });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder, { project: 'apps/web' })).toEqual([
      'a.gen.ts',
      'b.gen.ts',
      'new.ts',
      'old/c.ts',
    ]);
  });

  it('knows by the ignore files in and above a project what is not in a checkout', async () => {
    const importing = "import './cart.gen';\nimport './made/tax';\nimport './gone';\n";
    const folder = repositoryWith({
      '.gitignore': '*.gen.ts\n',
      'apps/web/.gitignore': 'made\n',
      'apps/web/main.ts': importing,
    });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder, { project: 'apps/web' })).toEqual(['main.ts']);
    const { diagnostics } = await analyzeFolder(join(folder, 'apps/web'));
    expect(diagnostics.map(({ kind }) => kind)).toEqual([
      'ignored-import',
      'ignored-import',
      'unresolved-import',
    ]);
  });

  it('ignores the rules above a project that they ignore', async () => {
    const folder = repositoryWith({ '.gitignore': '/apps\n*.gen.ts\n', 'apps/web/a.gen.ts': '' });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder, { project: 'apps/web' })).toEqual(['a.gen.ts']);
  });

  it.each([':shop', ':(top)shop', 'shop*', 'café', 'shop "1"', '-shop', 'a\nb', 'a\\b'])(
    'is read in a folder named %j',
    async (name) => {
      const folder = repositoryWith({
        [`${name}/a.ts`]: "import './b';",
        [`${name}/b.ts`]: '',
        'shopx/c.ts': '',
      });
      commitAll(folder);
      expect(await expectSameAsCheckouts(folder, { project: name })).toEqual(['a.ts', 'b.ts']);
    },
  );

  it('has symbolic links, which are not followed', async () => {
    const folder = repositoryWith({ ...shop, 'lib/tax.ts': '' });
    for (const [path, target] of [
      ['src/tax.ts', '../lib/tax.ts'],
      ['src/lib', '../lib'],
      ['src/out.ts', '/etc/hostname'],
      ['src/up', '../..'],
      ['src/gone.ts', 'nowhere.ts'],
      ['src/loop', 'loop'],
      ['src/tsconfig.json', '../tsconfig.json'],
      ['.gitignore', 'src/price.ts'],
    ] as const) {
      symlinkSync(target, join(folder, path));
    }
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).toEqual(['lib/tax.ts', 'src/cart.ts', 'src/price.ts']);
  });

  it('has a submodule as an empty folder', async () => {
    const library = createRepository([{ day: '2026-01-01', files: { 'lib.ts': '' } }]);
    const folder = repositoryWith({ 'app.ts': "import './café/[lib]/lib';\n" });
    const add = ['submodule', '--quiet', 'add', library, 'café/[lib]'];
    git(folder, ['-c', 'protocol.file.allow=always', ...add]);
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).toEqual(['app.ts']);
    const { notes } = await compare(folder, { base: 'HEAD~1', head: 'HEAD' });
    expect(notes).toEqual(['Submodules are not compared: café/[lib].']);
    expect((await compare(join(folder, 'café'), { base: 'HEAD~1', head: 'HEAD' })).notes).toEqual([
      'Submodules are not compared: [lib].',
    ]);
  });

  it('has names of any bytes', async () => {
    const folder = repositoryWith({
      'new\nline.ts': "import './ta\\tb';",
      'ta\tb.ts': 'import \'./"quoted"\';',
      '"quoted".ts': '',
      'pkg:left-pad.ts': '',
      'back\\slash.ts': '',
      'ünïcode/größe.ts': '',
      '\u{1F600}.ts': '',
      '\uFFFD.ts': '',
      ' .ts': '',
      '__proto__.ts': '',
      'constructor/toString.ts': '',
    });
    for (const bytes of [[0xff], [0xfe], [0xe9, 0x2f, 0xe8], [0x41, 0xff]]) {
      const path = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(bytes), Buffer.from('.ts')]);
      mkdirSync(path.subarray(0, path.lastIndexOf('/')), { recursive: true });
      writeFileSync(path, "import './cart';");
    }
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).toHaveLength(15);
  });

  it('has texts in other encodings', async () => {
    const text = "import './cart';\nimport './größe';\n";
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const folder = repositoryWith({
      'cart.ts': '',
      'größe.ts': '',
      'bom.ts': `\uFEFF${text}`,
      'little.ts': utf16,
      'big.ts': Buffer.from(utf16).swap16(),
      'odd.ts': utf16.subarray(0, -1),
      'latin.py': Buffer.from('# caf\xe9\nimport os\n', 'latin1'),
      'binary.ts': Buffer.from([0, 1, 2, 0xff, 0, 13, 10]),
      'package.json': '\uFEFF{"name": "shop"}',
      'crlf.ts': text.replaceAll('\n', '\r\n'),
    });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).not.toHaveLength(0);
  });

  it('has files that are empty, executable or too large', async () => {
    const folder = repositoryWith({
      'empty.ts': '',
      'run.py': '#!/usr/bin/env python\nimport os\n',
      'large.ts': `${'x'.repeat(2000)}\nimport './empty';\n`,
      'exact.ts': `${' '.repeat(983)}import './empty';`,
      '.gitignore': `# ${'x'.repeat(1024 ** 2)}\nempty.ts\n`,
      'tsconfig.json': `{"x": "${'x'.repeat(1024 ** 2)}"}`,
    });
    chmodSync(join(folder, 'run.py'), 0o755);
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder, { options: { maxFileSize: 1000 } })).toHaveLength(4);
  });

  it('has committed folders of packages and builds', async () => {
    const folder = repositoryWith({
      ...shop,
      'node_modules/left-pad/index.js': '',
      'node_modules/left-pad/package.json': '{"name": "left-pad"}',
      'dist/bundle.js': '',
      'build/__init__.py': '',
      'vendor/modules.txt': '',
      'vendor/x/x.go': 'package x\n',
      '__pycache__/a.py': '',
      '.lintel/a.ts': '',
      'out/.gitignore': '*',
      'out/a.ts': '',
    });
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).not.toHaveLength(0);
  });

  it('reads a manifest that is named through an ignored folder, and through links', async () => {
    const folder = repositoryWith({
      '.gitignore': 'node_modules\n/private\n',
      'tsconfig.json':
        '{"extends": ["./private/base.json", "@shop/config", "./private/file.json/", "./private/up.json"]}',
      'private/base.json': '{"compilerOptions": {"paths": {"~/*": ["./src/*"]}, "baseUrl": ".."}}',
      'private/file.json': '{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}',
      'config/tsconfig.json': '{"compilerOptions": {"baseUrl": "../src"}}',
      'config/package.json': '{"name": "@shop/config"}',
      'src/cart.ts': "import '~/price';\nimport '@/price';\nimport 'price';\n",
      'src/price.ts': '',
    });
    mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true });
    symlinkSync('../../config', join(folder, 'node_modules/@shop/config'));
    symlinkSync('file.json/../base.json', join(folder, 'private/up.json'));
    commitAll(folder);
    expect(await expectSameAsCheckouts(folder)).not.toHaveLength(0);
  });

  it('is read where the project did not exist before', async () => {
    const folder = repositoryWith({ 'apps/web/cart.ts': '' });
    commitAll(folder);
    const { before, after } = await compare(join(folder, 'apps/web'), { base: 'HEAD~1', head: 'HEAD' });
    expect([filesOf(before.report), filesOf(after.report)]).toEqual([[], ['cart.ts']]);
    expect((await compare(join(folder, 'apps/web'), { base: 'HEAD~1' })).before.report.nodes).toEqual([]);
  });
});

describe('a repository of any form', () => {
  const files = [
    { day: '2026-01-01', files: shop },
    { day: '2026-01-02', files: { 'src/price.ts': "import '../lib/tax';\n", 'lib/tax.ts': '' } },
  ];

  it.each([
    ['loose', () => undefined],
    ['packed', (folder: string) => git(folder, ['gc', '--quiet'])],
    [
      'packed, with a bitmap, a commit graph and an index of packs',
      (folder: string) => {
        git(folder, ['repack', '-adbq', '--write-midx']);
        git(folder, ['commit-graph', 'write', '--reachable']);
      },
    ],
  ])('is read: %s', async (_, arrange) => {
    const folder = createRepository(files);
    arrange(folder);
    expect(await expectSameAsCheckouts(folder)).toEqual(['lib/tax.ts', 'src/cart.ts', 'src/price.ts']);
  });

  it('is read with ids of SHA-256, and what is staged in it', async () => {
    const folder = createRepository(files, ['--object-format=sha256']);
    expect(await expectSameAsCheckouts(folder)).toHaveLength(3);
    writeFiles(folder, { 'lib/tax.ts': "import '../src/cart';" });
    git(folder, ['add', '--all']);
    const { changedFiles } = await compare(folder, { base: 'HEAD', staged: true });
    expect(changedFiles).toEqual(['lib/tax.ts']);
    expect((await compare(folder, { base: 'HEAD' })).changedFiles).toEqual(['lib/tax.ts']);
  });

  it('is read through a linked worktree and with borrowed objects', async () => {
    const folder = createRepository(files);
    const worktree = join(temporaryFolder(), 'sale');
    git(folder, ['worktree', 'add', '--quiet', '-b', 'sale', worktree]);
    expect(await expectSameAsCheckouts(worktree)).toHaveLength(3);
    const clone = join(temporaryFolder(), 'clone');
    git(folder, ['clone', '--quiet', '--shared', folder, clone]);
    expect(await expectSameAsCheckouts(clone)).toHaveLength(3);
  });

  it.each(['line\nbreak', 'co:lon', '"quote', 'back\\slash', 'sp ace', 'größe'])(
    'is read in a folder named %j, also with objects of our own',
    async (name) => {
      const made = createRepository(files);
      const folder = join(temporaryFolder(), name);
      renameSync(made, folder);
      git(folder, ['mv', 'src/cart.ts', 'src/basket.ts']);
      const renames = [{ from: 'src/cart.ts', to: 'src/basket.ts' }];
      expect((await compare(folder, { base: 'HEAD', staged: true })).renames).toEqual(renames);
      expect((await compare(folder, { base: 'HEAD' })).renames).toEqual(renames);
    },
  );
});

describe('random histories', () => {
  const names = ['a.ts', 'b.ts', 'lib/c.ts', 'lib/d.py', 'lib/.gitignore', 'x/package.json'];
  const texts = ['', "import './b';", "import '../a';\n", 'import os\n', 'd.py\n', '{"name": "x"}'];
  const change = fc.record({
    name: fc.constantFrom(...names),
    text: fc.option(fc.constantFrom(...texts), { nil: undefined }),
  });
  const history = fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 });

  itForInputs('give the same reports as their checkouts, in any order', 6, async (numRuns) => {
    await fc.assert(
      fc.asyncProperty(history, async (changes) => {
        const folder = createRepository(toCommits(changes));
        const ids = git(folder, ['rev-list', '--reverse', 'HEAD']).trim().split('\n');
        const work = join(dirname(folder), `${folder.split('/').at(-1)}-checkout`);
        execFileSync('git', ['clone', '--quiet', '--shared', folder, work], { env: gitEnvironment });
        try {
          const reports = new Map<string, string>();
          for (const id of ids) {
            git(work, ['checkout', '--quiet', '--detach', id]);
            const report = await analyzeFolder(work, { history: false });
            reports.set(id, textOf(report));
          }
          for (const [i, head] of ids.entries()) {
            const base = ids[(i * 3 + 1) % ids.length]!;
            const { before, after } = await compare(folder, { base, head });
            expect(textOf(before.report)).toBe(reports.get(base));
            expect(textOf(after.report)).toBe(reports.get(head));
          }
        } finally {
          rmSync(work, { recursive: true, force: true });
        }
      }),
      { numRuns, seed: 18 },
    );
  });

  /** Every one has a file, and nothing is removed that is not there. */
  function toCommits(changes: readonly (readonly { name: string; text: string | undefined }[])[]): Commit[] {
    const there = new Set<string>();
    return changes.map((files, i) => {
      const entries = files.filter(({ name, text }) => text !== undefined || there.has(name));
      for (const { name, text } of entries) {
        if (text === undefined) there.delete(name);
        else there.add(name);
      }
      const all: [string, string | undefined][] = entries.map(({ name, text }) => [name, text]);
      return { day: `2026-01-0${i + 1}`, files: { 'main.ts': `// ${i}\n`, ...Object.fromEntries(all) } };
    });
  }
});
