// A revision against what is on disk, or staged.
import { chmodSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { analyzeFolder } from '../../src/runs/analyze-folder.ts';
import { diffRevisions } from '../../src/runs/diff-revisions.ts';
import type { Change } from '../../src/model/change.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { comparable, compare, filesOf, refusalOf } from './compare-checkouts.ts';
import { commit, createRepository, git, gitEnvironment } from './git-repository.ts';

const long = Array.from({ length: 30 }, (_, i) => `export const price${i} = ${i};\n`).join('');
const shop = {
  'cart.ts': `import './price';\n${long}`,
  'price.ts': `${long}// prices\n`,
  'order.ts': "import './cart';\n",
};

function shopRepository(files: Readonly<Record<string, string>> = {}): string {
  return createRepository([{ day: '2026-01-01', files: { ...shop, ...files } }]);
}

async function diff(folder: string, cacheFile?: string, staged = false): Promise<Change> {
  const context = { environment: gitEnvironment, cacheFile, needsReports: false };
  return (await diffRevisions(folder, { base: 'HEAD', staged }, {}, context)).change;
}

function filesIn({ files: { added, removed, changed, renamed } }: Change) {
  return { added, removed, changed, renamed };
}

const unchanged = { added: [], removed: [], changed: [], renamed: [] };

describe('the working tree', () => {
  it('is compared with all that was edited, added, removed and renamed', async () => {
    const folder = shopRepository({ 'gone.ts': '// gone\n', '.gitignore': '*.gen.ts\n' });
    writeFiles(folder, { 'cart.ts': `${shop['cart.ts']}import './order';\n`, 'new.ts': '', 'a.gen.ts': '' });
    rmSync(join(folder, 'gone.ts'));
    renameSync(join(folder, 'price.ts'), join(folder, 'cost.ts'));
    writeFileSync(join(folder, 'cost.ts'), `${shop['price.ts']}export {};\n`);
    expect(filesIn(await diff(folder))).toEqual({
      added: ['new.ts'],
      removed: ['gone.ts'],
      changed: ['cart.ts', 'cost.ts'],
      renamed: [{ from: 'price.ts', to: 'cost.ts' }],
    });
  });

  it('follows a rename of the same content, also into another folder', async () => {
    const folder = shopRepository();
    writeFiles(folder, { 'lib/"a\n\\b".ts': shop['price.ts'] });
    rmSync(join(folder, 'price.ts'));
    expect((await compare(folder, { base: 'HEAD' })).renames).toEqual([
      { from: 'price.ts', to: 'lib/"a\n\\b".ts' },
    ]);
  });

  it('has the report of the folder, and the base that of its checkout', async () => {
    const folder = shopRepository();
    const clean = comparable(await analyzeFolder(folder, { history: false }));
    writeFiles(folder, { 'cart.ts': "import './order';\n", 'new.ts': "import './cart';\n" });
    const { before, after } = await compare(folder, { base: 'HEAD' });
    expect(comparable(before.report)).toEqual(clean);
    expect(comparable(after.report)).toEqual(comparable(await analyzeFolder(folder, { history: false })));
  });

  it('is compared with the same result whether or not the reports are needed too', async () => {
    const circle = {
      'ui/view.ts': "import '../core/model'; import 'react';\n",
      'ui/list.ts': "import './view'; import '../core/store';\n",
      'core/model.ts': "import '../ui/list';\n",
      'core/store.ts': "import './model'; void import('../ui/view');\n",
    };
    const folder = shopRepository(circle);
    writeFiles(folder, {
      'core/model.ts': "void import('../ui/list');\n",
      'core/store.ts': "import './model'; import '../ui/view'; import 'vue';\n",
      'cart.ts': "import './order';\n",
    });
    const context = { environment: gitEnvironment, needsReports: true };
    const { change, reports } = await diffRevisions(folder, { base: 'HEAD' }, {}, context);
    expect(await diff(folder)).toEqual(change);
    expect(change.cycles.map(({ state }) => state)).toEqual(['new', 'changed']);
    expect(reports?.after.cycleDetails.flatMap(({ cuts }) => cuts)).not.toEqual([]);
  });

  it('is unchanged with lines that end as on another system', async () => {
    const folder = shopRepository({ '.gitattributes': '* text=auto\n' });
    git(folder, ['config', 'core.autocrlf', 'true']);
    for (const name of Object.keys(shop)) rmSync(join(folder, name));
    git(folder, ['checkout', '--quiet', '.']);
    expect(statSync(join(folder, 'order.ts')).size).toBe(shop['order.ts'].length + 1);
    const change = await diff(folder);
    expect(filesIn(change)).toEqual(unchanged);
    expect([change.dependencies.added, change.dependencies.removed]).toEqual([[], []]);
    expect(change.health?.before).toEqual(change.health?.after);
  });

  it('is unchanged where a file only became a program', async () => {
    const folder = shopRepository();
    chmodSync(join(folder, 'cart.ts'), 0o755);
    expect(filesIn(await diff(folder))).toEqual(unchanged);
    git(folder, ['add', '--all']);
    expect(filesIn(await diff(folder, undefined, true))).toEqual(unchanged);
  });

  it('is changed by a byte order mark, in every comparison', async () => {
    const folder = shopRepository();
    writeFiles(folder, { 'cart.ts': `\uFEFF${shop['cart.ts']}` });
    git(folder, ['add', '--all']);
    expect(filesIn(await diff(folder)).changed).toEqual(['cart.ts']);
    expect(filesIn(await diff(folder, undefined, true)).changed).toEqual(['cart.ts']);
  });

  it('has files of any name and encoding, which are unchanged also where their content is cached', async () => {
    const folder = shopRepository({ 'bom.ts': '\uFEFFexport {};\n', 'größe.ts': '', 'a\nb.ts': '' });
    const odd = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff]), Buffer.from('.ts')]);
    writeFileSync(odd, '// odd\n');
    writeFiles(folder, { 'wide.ts': Buffer.from('\uFEFFexport {};\n', 'utf16le') });
    git(folder, ['add', '--all']);
    git(folder, ['commit', '--quiet', '--message=Odd']);
    expect(filesIn(await diff(folder))).toEqual(unchanged);
    await sleep(2100);
    const cacheFile = join(temporaryFolder(), 'analysis.cache');
    await analyzeFolder(folder, { history: false }, cacheFile);
    expect((await compare(folder, { base: 'HEAD', cacheFile })).changedFiles).toEqual([]);
  });

  it('is compared by the rules of .git/info/exclude on both sides', async () => {
    const folder = shopRepository({ 'mine.ts': '' });
    writeFiles(folder, { '.git/info/exclude': 'mine.ts\nscratch.ts\n', 'scratch.ts': '' });
    expect(filesIn(await diff(folder))).toEqual(unchanged);
    for (const staged of [true, false]) {
      // It is tracked: git does not ignore it.
      const { before } = await compare(folder, { base: 'HEAD', staged });
      expect(filesOf(before.report)).toContain('mine.ts');
    }
  });

  it('may replace files by links and folders', async () => {
    const folder = shopRepository({ 'lib/tax.ts': '// tax\n' });
    rmSync(join(folder, 'price.ts'));
    symlinkSync('cart.ts', join(folder, 'price.ts'));
    rmSync(join(folder, 'lib'), { recursive: true });
    symlinkSync('.', join(folder, 'lib'));
    rmSync(join(folder, 'order.ts'));
    writeFiles(folder, { 'order.ts/a.ts': '' });
    expect(filesIn(await diff(folder))).toMatchObject({
      added: ['order.ts/a.ts'],
      removed: ['lib/tax.ts', 'order.ts', 'price.ts'],
    });
  });

  it('does not compare submodules, also not one that is new', async () => {
    const library = createRepository([{ day: '2026-01-01', files: { 'lib.ts': '' } }]);
    const folder = shopRepository();
    const add = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'libs/[größe]'];
    git(folder, add);
    writeFiles(folder, { 'libs/[größe]/more.ts': '', 'libs/own.ts': '' });
    const added = await diff(folder);
    expect(filesIn(added)).toEqual({ ...unchanged, added: ['libs/own.ts'] });
    expect(added.notes).toEqual(['Submodules are not compared: libs/[größe].']);
    commit(folder, { day: '2026-01-02', files: {} });
    const known = await diff(folder);
    expect(filesIn(known)).toEqual(unchanged);
    expect(known.notes).toEqual(['Submodules are not compared: libs/[größe].']);
  });

  it('is refused as a sparse checkout', async () => {
    const folder = shopRepository({ 'web/page.ts': '' });
    git(folder, ['sparse-checkout', 'set', '--cone', 'web']);
    const sparse =
      'UserError: This is a sparse checkout: files that are not checked out would count as removed. Check out all files (git sparse-checkout disable). lintel diff can also compare two commits (lintel diff BASE HEAD) or what is staged (--staged).';
    expect(await refusalOf(folder, { base: 'HEAD' })).toBe(sparse);
    expect((await compare(folder, { base: 'HEAD', staged: true })).changedFiles).toEqual([]);
    git(folder, ['config', '--worktree', 'core.sparseCheckout', 'Yes']);
    expect(await refusalOf(folder, { base: 'HEAD' })).toBe(sparse);
    git(folder, ['sparse-checkout', 'disable']);
    expect(filesIn(await diff(folder))).toEqual(unchanged);
  });

  it('is compared by its own configuration, with a note', async () => {
    const folder = shopRepository({ 'lintel.config.json': '{"top": 3}' });
    writeFiles(folder, { 'lintel.config.json': '{"top": 4}' });
    const note = 'lintel.config.json changed. The one of the working tree was used for both.';
    expect((await diff(folder)).notes).toEqual([note]);
    expect((await compare(folder, { base: 'HEAD', options: { config: false } })).notes).toEqual([]);
    git(folder, ['add', '--all']);
    expect((await diff(folder, undefined, true)).notes).toEqual([
      'lintel.config.json changed. The one of index was used for both.',
    ]);
  });
});

describe('what is staged', () => {
  it('is compared without what is not', async () => {
    const folder = shopRepository();
    writeFiles(folder, { 'cart.ts': "import './order';\n", 'new.ts': '', 'late.ts': '' });
    git(folder, ['add', 'new.ts']);
    git(folder, ['rm', '--quiet', '--cached', 'price.ts']);
    git(folder, ['add', '--intent-to-add', 'late.ts']);
    expect(filesIn(await diff(folder, undefined, true))).toMatchObject({
      added: ['new.ts'],
      removed: ['price.ts'],
      changed: [],
    });
    expect(filesIn(await diff(folder))).toMatchObject({ added: ['late.ts', 'new.ts'], changed: ['cart.ts'] });
  });

  it('is refused with conflicts, and as a split index', async () => {
    const folder = shopRepository();
    git(folder, ['checkout', '--quiet', '-b', 'sale']);
    commit(folder, { day: '2026-01-02', files: { 'cart.ts': '1' } });
    git(folder, ['checkout', '--quiet', 'main']);
    commit(folder, { day: '2026-01-03', files: { 'cart.ts': '2' } });
    expect(() => git(folder, ['merge', '--quiet', 'sale'])).toThrow('Command failed');
    const refused =
      'UserError: The index cannot be read as a tree: it has unresolved conflicts, or is split.';
    expect(await refusalOf(folder, { base: 'HEAD', staged: true })).toBe(refused);
    git(folder, ['reset', '--quiet', '--hard']);
    git(folder, ['update-index', '--split-index']);
    expect(await refusalOf(folder, { base: 'HEAD', staged: true })).toBe(refused);
  });
});

describe('the last answer', () => {
  it('is used again only while nothing has changed', { tags: 'slow' }, async () => {
    const folder = shopRepository({ 'lintel.config.json': '{}' });
    const cacheFile = join(temporaryFolder(), 'analysis.cache');
    writeFiles(folder, { 'order.ts': "import './price';\n" });
    const order = join(folder, 'order.ts');
    // Recent times are not relied on.
    await sleep(2100);
    const first = await diff(folder, cacheFile);
    expect(first.dependencies.added).toHaveLength(1);
    const record = join(cacheFile, '../diff.cache');
    const saved = statSync(record).mtimeMs;
    expect(await diff(folder, cacheFile)).toEqual(first);
    // It was not written again: the answer was known.
    expect(statSync(record).mtimeMs).toBe(saved);

    const { atime, mtime } = statSync(order);
    writeFileSync(order, "import './cart';;;\n");
    utimesSync(order, atime, mtime);
    const second = await diff(folder, cacheFile);
    expect(second.dependencies.added).toEqual([]);
    expect(filesIn(second).changed).toEqual(['order.ts']);

    writeFiles(folder, { 'order.ts': shop['order.ts'], 'lintel.config.json': '{ }' });
    await sleep(2100);
    expect((await diff(folder, cacheFile)).notes).toHaveLength(1);
    writeFiles(folder, { 'lintel.config.json': '{}' });
    expect((await diff(folder, cacheFile)).notes).toEqual([]);
    expect(filesIn(await diff(folder, cacheFile))).toEqual(unchanged);
  });

  it('is not taken from a file that is damaged', async () => {
    const folder = shopRepository();
    const cacheFile = join(temporaryFolder(), 'analysis.cache');
    for (const text of ['', '{', 'null', '[]', '{"key": 1, "blobs": {"cart.ts": [1, 2]}}', '"x"']) {
      writeFileSync(join(cacheFile, '../diff.cache'), text);
      expect(filesIn(await diff(folder, cacheFile))).toEqual(unchanged);
    }
  });
});
