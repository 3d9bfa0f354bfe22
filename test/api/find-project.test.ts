import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProjectAround } from '../../src/open/find-project.ts';
import { createRepository } from '../revisions/git-repository.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';

const files = { 'src/core/cart.ts': '', 'docs/notes.txt': '', '.gitignore': 'out/\n' };

function openShop(more: Readonly<Record<string, string>> = {}): string {
  return createRepository([{ day: '2026-01-01', files: { ...files, ...more } }]);
}

describe('the project around a folder', () => {
  it.each(['src/core', 'docs'])('is the repository: %s', async (inside) => {
    const folder = openShop();
    expect(await findProjectAround(join(folder, inside), {})).toBe(realpathSync(folder));
  });

  it('is the nearest folder with a configuration, also in package.json', async () => {
    const folder = openShop({ 'shop/package.json': '{ "lintel": {} }', 'shop/src/page.ts': '' });
    const inside = join(folder, 'shop/src');
    expect(await findProjectAround(inside, {})).toBe(realpathSync(join(folder, 'shop')));
    expect(await findProjectAround(inside, { config: false })).toBe(realpathSync(folder));
    expect(await findProjectAround(join(folder, 'shop'), {})).toBeUndefined();
  });

  it('is found by its configuration where there is no repository', async () => {
    const folder = temporaryFolder({ ...files, 'lintel.config.json': '{}' });
    expect(await findProjectAround(join(folder, 'src'), {})).toBe(realpathSync(folder));
  });

  it('is the folder itself without both, and at the top', async () => {
    expect(await findProjectAround(join(temporaryFolder(files), 'src'), {})).toBeUndefined();
    expect(await findProjectAround(openShop(), {})).toBeUndefined();
  });

  it('is the folder itself where git or the configuration leaves it out', async () => {
    const folder = openShop({ 'lintel.config.json': '{ "ignore": ["examples"] }', 'examples/a/b.ts': '' });
    writeFiles(folder, { 'out/lib/c.ts': '', 'node_modules/left/index.js': '' });
    for (const inside of ['examples/a', 'out/lib', 'node_modules/left'])
      expect(await findProjectAround(join(folder, inside), {})).toBeUndefined();
  });
});
