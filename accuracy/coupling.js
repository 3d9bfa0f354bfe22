// `npm run accuracy:coupling -- --histories DIR`: pairs of files that change together, as Lintel counts them and by the rules
// of Code Maat, which accuracy/coupling/code_maat.py has again. Every pair and figure must be the same.
// DIR holds repositories as bundles (`git bundle create NAME.bundle --all`).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe } from './coupling/describe.js';
import { loadModule } from './load-module.js';

const { values } = parseArgs({ options: { histories: { type: 'string' } } });
const { histories } = values;
if (histories === undefined) throw new Error('Say where the bundles are: --histories DIR');

const { openRepository } = await loadModule('src/revisions/open-repository.ts');
const { withSafeGit } = await loadModule('src/revisions/safe-git.ts');
const { readCommitLog } = await loadModule('src/revisions/read-commit-log.ts');
const { countCoupling, maxFilesOfCommit } = await loadModule('src/history/count-coupling.ts');

const maxBuffer = 1024 ** 3;
const workplace = mkdtempSync(join(tmpdir(), 'lintel-coupling-'));
try {
  const outcomes = [];
  for (const bundle of readdirSync(histories).filter((file) => file.endsWith('.bundle'))) {
    const outcome = await measure(join(histories, bundle));
    console.log(outcome);
    outcomes.push(outcome);
  }
  writeFileSync('docs/accuracy/coupling.md', describe(outcomes));
  if (outcomes.some(({ pairs, differences }) => pairs === 0 || differences > 0)) process.exitCode = 1;
} finally {
  rmSync(workplace, { recursive: true, force: true });
}

/** @param {string} bundle */
async function measure(bundle) {
  const repository = basename(bundle, '.bundle');
  const folder = join(workplace, repository);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', bundle, folder]);
  const log = await withSafeGit(openRepository(folder), process.env, (/** @type {unknown} */ git) =>
    readCommitLog(git, { authors: false, followRenames: false }),
  );
  const counted = new Set(ours(log));
  const expected = new Set(theirs(folder));
  rmSync(folder, { recursive: true, force: true });
  const commits = log.commits.filter((/** @type {Commit} */ { touched }) => touched.length > 0);
  return {
    repository,
    commits: commits.length,
    large: commits.filter((/** @type {Commit} */ { touched }) => touched.length > maxFilesOfCommit).length,
    files: log.paths.length,
    pairs: expected.size,
    differences:
      [...counted].filter((row) => !expected.has(row)).length +
      [...expected].filter((row) => !counted.has(row)).length,
  };
}

/** @typedef {{ touched: readonly number[] }} Commit */
/** @typedef {{ first: number, second: number, shared: number, revisions: [number, number], percent: number }} Pair */

/**
 * @param {{ paths: readonly string[], commits: readonly Commit[] }} log
 * @returns {string[]}
 */
function ours({ paths, commits }) {
  const small = commits.map(({ touched }) => touched).filter(({ length }) => length <= maxFilesOfCommit);
  return countCoupling(small, paths.length).map((/** @type {Pair} */ pair) => {
    const { first, second, shared, revisions, percent } = pair;
    const [a = '', b = ''] = [paths[first], paths[second]];
    const [ofA, ofB] = revisions;
    return JSON.stringify(a < b ? [a, b, shared, ofA, ofB, percent] : [b, a, shared, ofB, ofA, percent]);
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function theirs(folder) {
  const format = ['--numstat', '--date=short', '--pretty=format:--%h--%ad--%aN', '--no-renames'];
  const log = execFileSync('git', ['-c', 'core.quotePath=false', 'log', ...format, 'HEAD'], {
    cwd: folder,
    maxBuffer,
  });
  const rows = execFileSync('python3', ['accuracy/coupling/code_maat.py'], { input: log, maxBuffer });
  return JSON.parse(rows.toString()).map((/** @type {unknown[]} */ row) => JSON.stringify(row));
}
