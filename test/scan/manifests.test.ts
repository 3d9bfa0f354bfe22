import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/config/default-options.ts';
import { filePath } from '../../src/model/file-path.ts';
import type { Project } from '../../src/model/project.ts';
import { scan } from '../../src/scan/scan.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A language whose manifest is a list of further manifests, one per line. */
const recipes = {
  extensions: { '.ts': 'typescript' },
  manifests: ['recipe.txt'],
  manifestsNamedBy: (_: string, text: string) => text.split('\n').filter(Boolean).map(filePath),
};

function scanRecipes(folder: string): Promise<Project> {
  return scan(folder, defaultOptions, { languages: [recipes] });
}

describe('manifests', () => {
  it('are kept by name, and where others name them, however far that goes', async () => {
    const folder = temporaryFolder({
      'recipe.txt': 'base.txt\nmissing.txt\nsrc',
      'base.txt': 'node_modules/bread/dough.txt\nbase.txt',
      'node_modules/bread/dough.txt': 'node_modules/flour/recipe.txt',
      'node_modules/flour/recipe.txt': '',
      'node_modules/salt/recipe.txt': '',
      'packages/cake/recipe.txt': '',
      'src/cart.ts': '',
    });
    const { manifests, diagnostics } = await scanRecipes(folder);
    expect([...manifests.keys()].toSorted()).toEqual([
      'base.txt',
      'node_modules/bread/dough.txt',
      'node_modules/flour/recipe.txt',
      'packages/cake/recipe.txt',
      'recipe.txt',
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('are kept where a language tells them by their paths', async () => {
    const folder = temporaryFolder({
      'recipe.txt': '',
      'menus/summer.txt': '',
      'menus/summer.md': '',
      'notes.txt': '',
      'src/cart.ts': '',
    });
    const languages = [{ ...recipes, isManifest: (path: string) => path.startsWith('menus/') }];
    const { manifests } = await scan(folder, defaultOptions, { languages });
    expect([...manifests.keys()].toSorted()).toEqual(['menus/summer.txt', 'recipe.txt']);
  });

  it('are kept by extension too', async () => {
    const folder = temporaryFolder({
      'Shop.csproj': '<Project/>',
      'billing/Billing.csproj': '<Project/>',
      csproj: '',
      'notes.csproj.txt': '',
      'src/cart.ts': '',
    });
    const { manifests } = await scan(folder, defaultOptions, {
      languages: [{ ...recipes, manifests: ['*.csproj'] }],
    });
    expect([...manifests.keys()].toSorted()).toEqual(['Shop.csproj', 'billing/Billing.csproj']);
  });

  it('are read through links that stay inside the root, and through no other', async () => {
    const outside = temporaryFolder({ 'secret.txt': 'secret' });
    const folder = temporaryFolder({
      'recipe.txt': [
        'node_modules/cake/base.txt',
        'node_modules/outside/secret.txt',
        'node_modules/secret.txt',
        '../secret.txt',
        'node_modules/../../secret.txt',
        `${outside}/secret.txt`,
        'node_modules/nul\0.txt',
      ].join('\n'),
      'packages/cake/base.txt': 'sugar',
    });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync('../packages/cake', join(folder, 'node_modules', 'cake'));
    symlinkSync(outside, join(folder, 'node_modules', 'outside'));
    symlinkSync(join(outside, 'secret.txt'), join(folder, 'node_modules', 'secret.txt'));
    const { manifests } = await scanRecipes(folder);
    expect([...manifests.keys()]).toEqual(['recipe.txt', 'node_modules/cake/base.txt']);
    expect(manifests.get(filePath('node_modules/cake/base.txt'))).toBe('sugar');
  });

  it('end after ten links of a chain', async () => {
    const chain = Array.from({ length: 20 }, (_, i) => [`${i}.txt`, `${i + 1}.txt`]);
    const folder = temporaryFolder({ 'recipe.txt': '0.txt', ...Object.fromEntries(chain) });
    expect((await scanRecipes(folder)).manifests.size).toBe(11);
  });

  it('are not read where they are too large to be one', async () => {
    const folder = temporaryFolder({ 'recipe.txt': 'x'.repeat(3 * 1024 * 1024) });
    const { manifests, diagnostics } = await scanRecipes(folder);
    expect(manifests.size).toBe(0);
    expect(diagnostics).toEqual([
      {
        kind: 'invalid-manifest',
        file: 'recipe.txt',
        message: 'This manifest is larger than 1 MiB (3 MiB) and was skipped.',
      },
    ]);
  });

  it('may come in UTF-16 or with a BOM', async () => {
    const folder = temporaryFolder({
      'recipe.txt': '\uFEFFbase.txt',
      'base.txt': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('é', 'utf16le')]),
    });
    expect([...(await scanRecipes(folder)).manifests]).toEqual([
      ['recipe.txt', 'base.txt'],
      ['base.txt', 'é'],
    ]);
  });
});
