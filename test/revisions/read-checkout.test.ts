import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LiveReport } from '../../src/runs/live-report.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { createRepository, git, gitEnvironment } from './git-repository.ts';

const shop = {
  'cart.ts': "import './money.ts';",
  'money.ts': 'export const zero = 0;',
  'README.md': 'A shop',
  '.gitignore': 'build\n.lintel\n',
};

function openShop(): { readonly folder: string; readonly live: LiveReport } {
  const folder = createRepository([{ day: '2026-01-01', files: shop }]);
  return { folder, live: new LiveReport(folder, { options: {}, environment: gitEnvironment }) };
}

describe('a report that is brought up to date when it is asked for', () => {
  it('says which commit is checked out and that nothing changed', async () => {
    const { folder, live } = openShop();
    const { report, checkout } = await live.refresh();
    expect(report.edges).toEqual([['cart.ts', 'money.ts']]);
    expect(checkout).toEqual({ commit: git(folder, ['rev-parse', 'HEAD']).trim(), changedFiles: 0 });
  });

  it('has every edit, however soon after the last question, and counts the files that are not committed', async () => {
    const { folder, live } = openShop();
    await live.refresh();
    for (let round = 1; round <= 5; round++) {
      const text = Array.from({ length: round }, (_, i) => `import './part-${i}.ts';`).join('\n');
      writeFiles(folder, { 'cart.ts': text, [`part-${round - 1}.ts`]: '' });
      const { report, checkout } = await live.refresh();
      expect(report.edges.length).toBe(round);
      expect(checkout?.changedFiles).toBe(round + 1);
    }
  });

  it('counts removed files, and neither ignored ones nor those that are not source', async () => {
    const { folder, live } = openShop();
    rmSync(join(folder, 'money.ts'));
    writeFiles(folder, { 'build/out.ts': '', 'README.md': 'Another shop' });
    expect((await live.refresh()).checkout?.changedFiles).toBe(1);
  });

  it('counts no files that a sparse checkout leaves out', async () => {
    const folder = createRepository([
      { day: '2026-01-01', files: { ...shop, 'web/page.ts': '', 'tax/rate.ts': '' } },
    ]);
    git(folder, ['sparse-checkout', 'set', '--cone', 'web']);
    const live = new LiveReport(folder, { options: {}, environment: gitEnvironment });
    expect((await live.refresh()).checkout?.changedFiles).toBe(0);
    rmSync(join(folder, 'web/page.ts'));
    expect((await live.refresh()).checkout?.changedFiles).toBe(1);
  });

  it('follows a commit', async () => {
    const { folder, live } = openShop();
    writeFiles(folder, { 'cart.ts': '' });
    expect((await live.refresh()).checkout?.changedFiles).toBe(1);
    git(folder, ['commit', '--quiet', '--all', '--message=Empty']);
    const { checkout } = await live.refresh();
    expect(checkout).toEqual({ commit: git(folder, ['rev-parse', 'HEAD']).trim(), changedFiles: 0 });
  });

  it('does without a repository', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, shop);
    const live = new LiveReport(folder, { options: {}, environment: gitEnvironment });
    expect(await live.refresh()).toMatchObject({ checkout: undefined });
  });

  it('answers several questions at once, and goes on after one that was cancelled', async () => {
    const { folder, live } = openShop();
    const cancelled = new AbortController();
    const first = live.refresh({ signal: cancelled.signal });
    const second = live.refresh();
    cancelled.abort();
    await expect(first).rejects.toThrow('aborted');
    writeFiles(folder, { 'cart.ts': '' });
    expect((await second).report.nodes).toContain('cart.ts');
    expect((await live.refresh()).report.edges).toEqual([]);
  });
});
