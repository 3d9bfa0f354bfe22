// What the ignore rules of a project say of places where nothing is.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanFolder } from '../support/scan-folder.ts';
import { type FolderText, temporaryFolder } from '../support/temporary-folder.ts';

async function ignoredAt(
  texts: FolderText,
  places: readonly string[],
  project = '.',
): Promise<readonly (string | undefined)[]> {
  const { gitRules } = await scanFolder(join(temporaryFolder(texts), project));
  return places.map((place) => gitRules?.ignoredAt(place));
}

const shop = { 'src/cart.ts': '', 'src/deep/tax.ts': '', 'web/main.ts': '' };

describe('A place where nothing is', () => {
  it.each([
    ['a file by its path', '/src/routes.gen.ts', 'src/routes.gen.ts', 'src/routes.gen.ts'],
    ['a file by its name', '_version.py', 'src/_version.py', 'src/_version.py'],
    ['a part of a name', '*_pb2.py', 'src/cart_pb2.py', 'src/cart_pb2.py'],
    ['a part of a name before the extension', '*.gen.ts', 'src/cart.gen.ts', 'src/cart.gen.ts'],
    ['any extension', '*.generated.*', 'src/cart.generated.ts', 'src/cart.generated.ts'],
    ['a folder by its name', 'generated/', 'src/generated/prisma/index.ts', 'src/generated'],
    ['the folder that is asked for', 'generated/', 'src/generated/', 'src/generated'],
    ['all in a folder', 'src/generated/*', 'src/generated/prisma.ts', 'src/generated/prisma.ts'],
    ['all below a folder', 'src/generated/**', 'src/generated/a/b.ts', 'src/generated/a'],
    ['all of a language below a folder', 'lib/**/*.js', 'lib/a/b.js', 'lib/a/b.js'],
    ['all in folders of a name', '**/generated/*', 'src/generated/prisma.ts', 'src/generated/prisma.ts'],
    ['a file, and then for all of its language', '/src/made.js\n*.js', 'src/made.js', 'src/made.js'],
    ['files that are no source code', '*.wasm', 'src/cart.wasm', 'src/cart.wasm'],
    ['bytes as git compares them', 'größe.ts', 'src/größe.ts', 'src/größe.ts'],
  ])('is ignored by a rule for %s', async (_, rule, place, expected) => {
    expect(await ignoredAt({ ...shop, '.gitignore': `${rule}\n` }, [place])).toEqual([expected]);
  });

  it.each([
    ['everything', '*', 'src/gone.ts'],
    ['everything at the top', '/*', 'gone.ts'],
    ['everything anywhere', '**', 'src/gone.ts'],
    ['every folder', '*/', 'lib/gone.ts'],
    ['all files of a language', '*.js', 'src/gone.js'],
    ['all declarations', '*.d.ts', 'src/gone.d.ts'],
    ['all files of similar languages', '*.[jt]s', 'src/gone.ts'],
    ['all files of a language below the sources', 'src/**/*.js', 'src/new/gone.js'],
    ['all files of a language next to others', 'web/*.js', 'web/gone.js'],
    ['all in a folder but some sources', 'src/*\n!src/cart.ts', 'src/gone.ts'],
    ['a folder, if a file is asked for', 'generated/', 'src/generated'],
    ['something else', 'generated.ts', 'src/generated.tsx'],
    ['installed packages', 'node_modules', 'node_modules/cart/index.js'],
  ])('is not known to be made by a rule for %s', async (_, rule, place) => {
    expect(await ignoredAt({ ...shop, '.gitignore': `${rule}\n` }, [place])).toEqual([undefined]);
  });

  it('is not ignored where a later rule makes an exception, or everything but some folders is', async () => {
    const places = ['src/cart.gen.ts', 'src/tax.gen.ts'];
    const except = { ...shop, '.gitignore': '*.gen.ts\n!cart.gen.ts\n' };
    expect(await ignoredAt(except, places)).toEqual([undefined, 'src/tax.gen.ts']);
    const only = { ...shop, '.gitignore': '*\n!src/\n!src/**\n' };
    expect(await ignoredAt(only, ['src/gone.ts', 'lib/gone.ts', 'gone.ts'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is ignored by the rules of its folder, also if they are for all that a build writes there', async () => {
    const texts = {
      ...shop,
      'src/.gitignore': '/routes.ts\n',
      'src/made/.gitignore': '*\n!.gitignore\n',
      'web/.gitignore': '*\n!main.ts\n',
    };
    expect(await ignoredAt(texts, ['src/routes.ts', 'routes.ts', 'src/made/a.ts', 'web/a.js'])).toEqual([
      'src/routes.ts',
      undefined,
      'src/made/a.ts',
      undefined,
    ]);
  });

  it('is ignored by the rules above the project and those of the checkout alone', async () => {
    const texts = {
      '.gitignore': '*.gen.ts\n/app/made\n/app/*\n!/app/main.ts\n',
      '.git/info/exclude': 'local.ts\n',
      'app/main.ts': '',
    };
    const places = ['cart.gen.ts', 'made/cart.ts', 'gone.ts', 'local.ts'];
    expect(await ignoredAt(texts, places, 'app')).toEqual(['cart.gen.ts', 'made', undefined, 'local.ts']);
  });

  it('is in another checkout, whose rules alone count', async () => {
    const folder = temporaryFolder({ '.gitignore': '*.gen.ts\nmade\n', 'main.ts': '', 'part/a.ts': '' });
    execFileSync('git', ['init', '-q', join(folder, 'part')]);
    const { gitRules } = await scanFolder(folder);
    expect(['b.gen.ts', 'part/b.gen.ts'].map((place) => gitRules?.ignoredAt(place))).toEqual([
      'b.gen.ts',
      undefined,
    ]);
  });
});

it('has another key for other rules, wherever they are', async () => {
  const keyOf = async (texts: FolderText): Promise<string | undefined> =>
    (await scanFolder(join(temporaryFolder({ '.git/HEAD': '', 'app/main.ts': '', ...texts }), 'app')))
      .gitRules?.key;
  const keys = await Promise.all([
    keyOf({}),
    keyOf({ '.gitignore': 'a\n' }),
    keyOf({ 'app/.gitignore': 'a\n' }),
    keyOf({ '.git/info/exclude': 'b\n' }),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
  expect(await keyOf({ '.gitignore': 'a\n' })).toBe(keys[1]);
});
