// Held against git itself, in a checkout of the test's own.
import { execFileSync, spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastMatch, parseGitignore } from '../../src/scan/gitignore.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { itForInputs } from '../support/it-for-inputs.ts';

const environment = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  HOME: '/',
};

function checkout(): string {
  const folder = temporaryFolder();
  execFileSync('git', ['init', '-q', folder], { env: environment });
  return folder;
}

/** The files that git ignores. */
function ignoredByGit(folder: string, ignoreFile: string, paths: readonly string[]): string[] {
  writeFiles(folder, { '.gitignore': Buffer.from(ignoreFile, 'latin1') });
  const args = ['-c', 'core.excludesFile=/dev/null', '-c', 'core.ignorecase=false', '-C', folder];
  const git = spawnSync('git', [...args, 'check-ignore', '--stdin', '-v', '-n', '-z', '--no-index'], {
    env: environment,
    input: Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1'),
    encoding: 'latin1',
  });
  // It exits with 1 where nothing is ignored.
  if (git.status !== 0 && git.status !== 1) throw new Error(`git check-ignore failed: ${git.stderr}`);
  const fields = git.stdout.split('\0');
  return paths.filter((_, i) => {
    const pattern = fields[i * 4 + 2] ?? '';
    return pattern !== '' && !pattern.startsWith('!');
  });
}

/** The same by our rules: a file in an ignored folder is ignored, whatever its own rules say. */
function ignoredByUs(ignoreFile: string, paths: readonly string[]): string[] {
  const rules = parseGitignore(ignoreFile);
  return paths.filter((path) => {
    const parts = path.split('/');
    return parts.some((name, i) => {
      const isFolder = i < parts.length - 1;
      const asked = { path: parts.slice(0, i + 1).join('/'), name, isFolder };
      return rules[lastMatch(rules, asked)]?.verdict === 'ignored';
    });
  });
}

const shop = [
  'cart.ts',
  'build',
  'cart/total.ts',
  'src/cart.ts',
  'src/cart/total.ts',
  'src/cart/tax/vat.ts',
  'src/generated/api.ts',
  'build/app.js',
  'src/build/app.js',
  '#notes',
  '!important',
  'a b',
  'a b ',
  'tail ',
  'tail',
  '.env',
  'src/.env',
  'caf\u00c3\u00a9.ts',
  'cafe.ts',
  'x[1].ts',
  'x1.ts',
  'back\\slash',
  'star*',
  'cartoon/x',
  'cart1/2/x',
  'cartx',
  'A.TS',
  'tab\t',
  'z]',
  '-',
  'a-c',
  'src/deep/er/cart.ts',
] as const;

const ignoreFiles = [
  'cart',
  'cart/',
  '/cart',
  '/cart/',
  'cart.ts',
  'src/cart',
  'src/cart/',
  '*/cart',
  '**/cart',
  'cart/**',
  'src/**/cart.ts',
  '**',
  '*',
  '!*',
  '*\n!cart.ts',
  '*\n!*/\n!*.ts',
  'src/*\n!src/cart',
  'src\n!src/cart.ts',
  'build\n!/build',
  '#notes',
  '\\#notes',
  '\\!important',
  '!important',
  'a b ',
  'a b\\ ',
  'tail\\ ',
  'tail ',
  '*.ts\r\n!cart.ts\r',
  '\u00ef\u00bb\u00bfcart.ts',
  'caf?.ts',
  'caf??.ts',
  'caf[\u00c3][\u00a9].ts',
  'x[1].ts',
  'x\\[1\\].ts',
  'x[!a].ts',
  'x[^a].ts',
  'x[[:digit:]].ts',
  'x[[:nope:]].ts',
  'x[1.ts',
  '[a-z]*',
  'cart**/x',
  'cart**',
  '**cart',
  '**/**/cart',
  'src/**',
  '/**/cart',
  '**\\/cart',
  'cart//',
  '/',
  '//',
  '!',
  ' ',
  '\\',
  'back\\\\slash',
  'star\\*',
  'cart\\/',
  'src/***/cart.ts',
  '*\\.ts',
  'tab\t',
  '[]z]]',
  '[]-]',
  '[--0]',
  'a[a-]c',
  'src/cart/tax/vat.ts\0junk',
  'cart.ts/',
  '.*',
  '*.*',
  '?',
  '??',
  'src/?art',
  'src/[c]art',
  'src/[/]cart',
  'src?cart',
] as const;

describe('parseGitignore', () => {
  it('agrees with git on a table of rules', () => {
    const folder = checkout();
    const differing = ignoreFiles.filter((text) => {
      const [ours, theirs] = [ignoredByUs(text, shop), ignoredByGit(folder, text, shop)];
      return ours.join('\n') !== theirs.join('\n');
    });
    expect(differing).toEqual([]);
  });

  itForInputs('agrees with git on whatever rules there are', 100, (numRuns) => {
    const folder = checkout();
    const piece = fc.constantFrom(
      'a',
      'b',
      'ab',
      '/',
      '/',
      '*',
      '**',
      '**/',
      '/**',
      '/**/',
      '?',
      '[a]',
      '[!a]',
      '[a-b]',
      '[',
      ']',
      '\\',
      '!',
      '#',
      ' ',
      '-',
      '\u00c3\u00a9',
      '.',
    );
    const rule = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''));
    const file = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) => rules.join('\n'));
    const name = fc.constantFrom(
      'a',
      'b',
      'ab',
      'aab',
      'ba',
      '.a',
      '#',
      '!a',
      'a b',
      '\u00c3\u00a9',
      '-',
      '[',
      'a\\b',
      ' ',
    );
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(file, fc.array(path, { minLength: 20, maxLength: 40 }), (text, paths) => {
        expect(ignoredByUs(text, paths)).toEqual(ignoredByGit(folder, text, paths));
      }),
      { numRuns },
    );
  });

  it('answers at once where a pattern and a name were made for backtracking', () => {
    const rules = parseGitignore(`${'a*'.repeat(100)}b\n${'**/a*/'.repeat(50)}b`);
    const asked = { path: 'a/'.repeat(1000), name: 'a'.repeat(2000), isFolder: false };
    expect(lastMatch(rules, asked)).toBe(-1);
  });
});
