// Which files rustc reads for a crate, as its dep-info lists them, and which crates there are, as Cargo tells. Lintel does
// not choose between conditions, so neither must the compiler: it is given a copy in which each `#[cfg(…)]` is another
// attribute, and what the crate depends on is a crate without anything but `cfg_if!`.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

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
  const place = mkdtempSync(join(tmpdir(), 'lintel-rust-'));
  const copy = join(place, 'copy');
  cpSync(corpus, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.rs')) withoutConditions(join(copy, file));
  }
  const empty = join(place, 'libempty.rlib');
  execFileSync('rustc', ['--crate-type', 'rlib', '--crate-name', 'empty', '-o', empty, '-'], {
    input: emptyCrate,
  });
  // Debian leaves out examples that the manifest still names.
  const targets = targetsIn(copy).filter(({ source }) => existsSync(source));
  return targets.map(({ source, edition, externs }) => ({
    root: relative(copy, source),
    edition,
    files: filesOf(
      source,
      edition,
      externs.flatMap((name) => ['--extern', `${name}=${empty}`]),
      copy,
    ),
  }));
}

/** @param {string} file */
function withoutConditions(file) {
  writeFileSync(file, readFileSync(file, 'latin1').replace(/(#!?\[)cfg\(/g, '$1doc('), 'latin1');
}

/** @param {string} folder */
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
  const answer = join(mkdtempSync(join(tmpdir(), 'lintel-rust-')), 'crate.d');
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
