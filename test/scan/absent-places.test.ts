import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { analyze } from '../../src/analyze.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { analyzeRevision } from '../../src/runs/analyze-revision.ts';
import { createRepository, git } from '../revisions/git-repository.ts';
import { scanFolder } from '../support/scan-folder.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function importsMissingIn(folder: string): Promise<readonly string[]> {
  const { diagnostics } = await analyze(await scanFolder(folder), defaultOptions);
  return diagnostics.map(({ kind, message }) => `${kind}: ${message}`);
}

const files = {
  'shop/src/cart.ts': "import '../tax/rates/de'; import './gone'; import '../text/old';",
  'shop/src/top.ts': "import '../../order';",
  'shop/tax/rates/de.ts': '',
  'shop/text/new.ts': '',
  'shop/text/old.ts': '',
  'order.ts': '',
};

const leftOut = [
  "absent-import: '../tax/rates/de' leads to shop/tax/, which this sparse checkout leaves out: it is not checked out.",
  "unresolved-import: Cannot resolve '../text/old': there is no file shop/text/old, with or without an extension",
  "unresolved-import: Cannot resolve './gone': there is no file shop/src/gone, with or without an extension",
];

it.each([
  ['whole index', '--no-sparse-index'],
  ['sparse index', '--sparse-index'],
])('does not miss what a sparse checkout leaves out, with a %s', async (_, option) => {
  const folder = createRepository([{ day: '2026-01-01', files }]);
  git(folder, ['sparse-checkout', 'init', '--cone', option]);
  git(folder, ['sparse-checkout', 'set', 'shop/src', 'shop/text']);
  // Not left out: somebody removed it.
  rmSync(join(folder, 'shop/text/old.ts'));
  expect((await importsMissingIn(folder)).toSorted()).toEqual(leftOut);
  const inside = (await importsMissingIn(join(folder, 'shop'))).filter((line) => line.startsWith('absent'));
  expect(inside).toEqual([leftOut[0]!.replace('shop/tax/', 'tax/')]);
});

it('does not miss a single file that a sparse checkout leaves out', async () => {
  const folder = createRepository([{ day: '2026-01-01', files }]);
  git(folder, ['update-index', '--skip-worktree', 'shop/text/old.ts']);
  rmSync(join(folder, 'shop/text/old.ts'));
  expect(await importsMissingIn(folder)).toContain(
    "absent-import: '../text/old' leads to shop/text/old.ts, which this sparse checkout leaves out: it is not checked out.",
  );
});

it('does not miss what is in a submodule that is not fetched, on disk and in a revision', async () => {
  const library = createRepository([{ day: '2026-01-01', files: { 'sum.ts': '' } }]);
  const folder = createRepository([
    { day: '2026-01-01', files: { 'cart.ts': "import './kit/sum'; import './kit/gone';" } },
  ]);
  git(folder, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'kit']);
  git(folder, ['commit', '-qm', 'Add the kit']);
  const clone = join(temporaryFolder(), 'clone');
  git(folder, ['clone', '-q', folder, clone]);
  const absent = ['./kit/sum', './kit/gone'].map(
    (specifier) => `absent-import: '${specifier}' leads to kit, a submodule: it is not checked out.`,
  );
  expect((await importsMissingIn(clone)).toSorted()).toEqual(absent.toSorted());
  const { diagnostics } = await analyzeRevision(clone, { revision: 'HEAD', environment: process.env });
  expect(diagnostics.map(({ kind }) => kind)).toEqual(['absent-import', 'absent-import']);
  // Where it is fetched, a file that it lacks is missing.
  expect(await importsMissingIn(folder)).toEqual([
    "unresolved-import: Cannot resolve './kit/gone': there is no file kit/gone, with or without an extension",
  ]);
});
