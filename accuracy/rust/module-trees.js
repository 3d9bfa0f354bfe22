// Which files rustc reads for a crate, as its dep-info lists them, and which crates there are, as Cargo tells. Lintel does
// not choose between conditions, so neither must the compiler: it is given a copy in which each `#[cfg(…)]` is another
// attribute and a module stands for each file that a `#[cfg_attr(…, path = …)]` chooses; and what the crate depends on is a crate without anything but `cfg_if!`.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { temporaryFolder } from '../temporary-folder.js';

/**
 * @typedef {{ root: string, edition: number, files: readonly string[] | undefined }} Tree
 * The paths are relative to the corpus; without files where the compiler gave up before it knew them.
 */

const emptyCrate = `#[macro_export] macro_rules! cfg_if {
  ($(if #[$($m:tt)*] { $($t:tt)* }) else * else { $($e:tt)* }) => { $($($t)*)* $($e)* };
  ($(if #[$($m:tt)*] { $($t:tt)* }) else *) => { $($($t)*)* };
}`;

/**
 * @param {string} corpus
 * @returns {Tree[]}
 */
export function readTrees(corpus) {
  const place = temporaryFolder('rust');
  const empty = join(place, 'libempty.rlib');
  execFileSync('rustc', ['--crate-type', 'rlib', '--crate-name', 'empty', '-o', empty, '-'], {
    input: emptyCrate,
  });
  return treesIn(copyWithAll(corpus, join(place, 'copy')), empty);
}

/**
 * @param {string} copy
 * @param {string} empty
 * @returns {Tree[]}
 */
function treesIn(copy, empty) {
  // Debian leaves out examples that the manifest still names.
  const targets = targetsIn(copy).filter(({ source }) => existsSync(source));
  return targets.map(({ source, edition, externs }) => {
    const options = externs.flatMap((name) => ['--extern', `${name}=${empty}`]);
    return { root: relative(copy, source), edition, files: filesOf(source, edition, options, copy) };
  });
}

/** `#[cfg_attr(unix, path = "unix.rs")]` chooses the file of a module, often one of several such lines. */
const choice = /#\[cfg_attr\([^"\]]*(?:"[^"]*"[^"\]]*)*,\s*path\s*=\s*"([^"]*)"\s*\)\]/;
const choices = new RegExp(`((?:${choice.source}\\s*)+)((?:pub(?:\\([^)]*\\))?\\s+)?mod\\s+\\w+)\\s*;`, 'g');

/**
 * @param {string} corpus
 * @param {string} copy
 */
function copyWithAll(corpus, copy) {
  cpSync(corpus, copy, { recursive: true });
  for (const file of rustFilesIn(copy)) {
    const text = readFileSync(join(copy, file), 'latin1')
      .replace(/(#!?\[|,\s*)cfg\(/g, '$1doc(')
      .replace(choices, (_, attributes, _path, module) => allOf(attributes, module, join(copy, file)));
    writeFileSync(join(copy, file), text, 'latin1');
  }
  return copy;
}

/**
 * A module for each file that is there: the compiler gives up on a missing one.
 * @param {string} attributes
 * @param {string} module `pub mod system`
 * @param {string} file
 */
function allOf(attributes, module, file) {
  const name = /\w+$/.exec(module)?.[0] ?? '';
  const named = [...attributes.matchAll(new RegExp(choice.source, 'g'))].map(([, path]) => path ?? '');
  const usual = [dirname(file), file.replace(/\.rs$/, '')].flatMap((folder) => [
    relative(dirname(file), join(folder, `${name}.rs`)),
    relative(dirname(file), join(folder, name, 'mod.rs')),
  ]);
  return [...named, ...usual]
    .filter((path) => existsSync(join(dirname(file), path)))
    .map((path, i) => `#[path = "${path}"] ${module}_${i};`)
    .join(' ');
}

/** @param {string} folder */
function rustFilesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'));
}

/**
 * @param {string} folder
 * @returns {{ source: string, edition: number, externs: string[] }[]}
 */
function targetsIn(folder) {
  const options = ['metadata', '--offline', '--no-deps', '--format-version', '1'];
  const answer = JSON.parse(
    execFileSync('cargo', options, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  return answer.packages.flatMap((/** @type {any} */ { targets, dependencies }) =>
    targets.map((/** @type {any} */ { src_path: source, edition }) => ({
      source,
      edition: Number(edition),
      externs: [...dependencies, ...targets.filter(isLibrary)]
        .map(({ name, rename }) => (rename ?? name).replaceAll('-', '_'))
        .filter((name) => /^[a-z]\w*$/i.test(name) && name !== 'core' && name !== 'std' && name !== 'alloc'),
    })),
  );
}

/**
 * @param {string} source
 * @param {number} edition
 * @param {readonly string[]} externs
 * @param {string} folder
 */
function filesOf(source, edition, externs, folder) {
  const answer = join(temporaryFolder('rust'), 'crate.d');
  const options = [
    '--emit=dep-info',
    '-o',
    answer,
    '--crate-type',
    'lib',
    '--crate-name',
    'measured',
    '--cap-lints',
    'allow',
  ];
  const env = { ...process.env, RUSTC_BOOTSTRAP: '1', CARGO_PKG_VERSION: '1.0.0' };
  spawnSync('rustc', [...options, '--edition', String(edition), ...externs, source], { cwd: folder, env });
  if (!existsSync(answer)) return undefined;
  const [rule = ''] = readFileSync(answer, 'utf8').split('\n');
  return rule
    .slice(rule.indexOf(': ') + 2)
    .split(/(?<!\\) /)
    .map((file) => relative(folder, join(file.startsWith('/') ? '' : folder, file.replaceAll('\\ ', ' '))))
    .filter((file) => file.endsWith('.rs') && !file.startsWith('..'));
}

/** @param {{ kind: readonly string[] }} target */
function isLibrary({ kind }) {
  return kind.some((word) => word === 'lib' || word === 'rlib' || word === 'proc-macro');
}
