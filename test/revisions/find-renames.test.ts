import { describe, expect, it } from 'vitest';
import { compareTrees, type TreeDifference } from '../../src/revisions/find-renames.ts';
import { openRepository } from '../../src/revisions/open-repository.ts';
import { withSafeGit } from '../../src/revisions/safe-git.ts';
import { createRepository, git, gitEnvironment } from './git-repository.ts';

type Files = Readonly<Record<string, string | undefined>>;

describe('renames', () => {
  it('are found of more files than git compares by default', async () => {
    const many = Array.from({ length: 1100 }, (_, i) => i);
    const text = (i: number) => Array.from({ length: 9 }, (_, line) => `cart ${i}, ${line}\n`).join('');
    const { renamed } = await compare(
      Object.fromEntries(many.map((i) => [`shop/m${i}/index.ts`, text(i)])),
      Object.fromEntries(
        many.flatMap((i) => [
          [`shop/m${i}/index.ts`, undefined],
          [`store/n${i}/index.ts`, `${text(i)}new\n`],
        ]),
      ),
    );
    expect(renamed).toHaveLength(1100);
    expect(renamed).toContainEqual({ from: 'shop/m7/index.ts', to: 'store/n7/index.ts' });
  });

  it('are none of empty files, which are all alike', async () => {
    const { renamed } = await compare(
      { 'shop/__init__.py': '', 'cart.py': 'cart = 1\n' },
      {
        'shop/__init__.py': undefined,
        'tax/__init__.py': '',
        'cart.py': undefined,
        'basket.py': 'cart = 1\n',
      },
    );
    expect(renamed).toEqual([{ from: 'cart.py', to: 'basket.py' }]);
  });
});

function compare(before: Files, after: Files): Promise<TreeDifference> {
  const folder = createRepository([
    { day: '2026-01-01', files: before },
    { day: '2026-01-02', files: after },
  ]);
  const [old = '', now = ''] = git(folder, ['rev-parse', 'HEAD~1', 'HEAD']).split('\n');
  return withSafeGit(openRepository(folder), gitEnvironment, (safe) => compareTrees(safe, old, now));
}
