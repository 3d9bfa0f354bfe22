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
  const empty = join(place, 'libempty.rlib');
  execFileSync('rustc', ['--crate-type', 'rlib', '--crate-name', 'empty', '-o', empty, '-'], {
    input: emptyCrate,
  });
  const rounds = hasChoices(corpus) ? choices : [0];
  return rounds
    .map((choice) => treesIn(copyWith(corpus, join(place, String(choice)), choice), empty))
    .reduce(unite);
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
    const options = externs.flatMap((/** @type {string} */ name) => ['--extern', `${name}=${empty}`]);
    return { root: relative(copy, source), edition, files: filesOf(source, edition, options, copy) };
  });
}

/**
 * @param {readonly Tree[]} trees
 * @param {readonly Tree[]} others Of the same crates.
 */
function unite(trees, others) {
  return trees.map((tree, i) => {
    const files = [...(tree.files ?? []), ...(others[i]?.files ?? [])];
    return { ...tree, files: files.length === 0 ? undefined : [...new Set(files)] };
  });
}

/** `#[cfg_attr(unix, path = "unix.rs")]` chooses the file of a module, often one of several such lines. */
const choice = /#\[cfg_attr\([^"\]]*,\s*path\s*=\s*"([^"]*)"\s*\)\]/;
const runOfChoices = new RegExp(`(?:${choice.source}\\s*)+`, 'g');
/** The compiler is asked once without any of them, then with the first of each module, and so on. */
const choices = [0, 1, 2, 3];

/** @param {string} folder */
function hasChoices(folder) {
  return rustFilesIn(folder).some((file) => choice.test(readFileSync(join(folder, file), 'latin1')));
}

/**
 * @param {string} corpus
 * @param {string} copy
 * @param {number} number Of the choice to take.
 */
function copyWith(corpus, copy, number) {
  cpSync(corpus, copy, { recursive: true });
  for (const file of rustFilesIn(copy)) {
    const text = readFileSync(join(copy, file), 'latin1')
      .replace(/(#!?\[|,\s*)cfg\(/g, '$1doc(')
      .replace(runOfChoices, (run) => {
        const taken = run.match(new RegExp(choice.source, 'g'))?.[number - 1];
        const path = taken === undefined ? undefined : choice.exec(taken)?.[1];
        return path === undefined ? '' : `#[path = "${path}"] `;
      });
    writeFileSync(join(copy, file), text, 'latin1');
  }
  return copy;
}

/** @param {string} folder */
function rustFilesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'));
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
