// `npm run accuracy:revisions -- --histories DIR [--commits 200]`: revisions that Lintel reads from git's objects against real
// checkouts of them. For each of the newest commits of each repository the report must be the same, byte for byte, and the
// comparison with the commit before must be the difference of the two reports.
// DIR holds repositories as bundles (`git bundle create NAME.bundle --all`).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModule } from './load-module.js';
import { describe } from './revisions/describe.js';
import { differencesOf, listRenames } from './revisions/difference.js';

const { values } = parseArgs({
  options: { histories: { type: 'string' }, commits: { type: 'string', default: '200' } },
});
const { histories } = values;
if (histories === undefined) throw new Error('Say where the bundles are: --histories DIR');
const commits = Number(values.commits);

const { compareRevisions } = await loadModule('src/runs/compare-revisions.ts');
const { compareReports } = await loadModule('src/compare/compare-reports.ts');
const { analyzeFolder } = await loadModule('src/runs/analyze-folder.ts');
const options = { history: false, config: false };

const workplace = mkdtempSync(join(tmpdir(), 'lintel-revisions-'));
try {
  const outcomes = [];
  for (const bundle of readdirSync(histories).filter((file) => file.endsWith('.bundle'))) {
    const outcome = await measure(join(histories, bundle));
    console.log(outcome);
    outcomes.push(outcome);
  }
  writeFileSync('docs/accuracy/revisions.md', describe(outcomes));
  if (outcomes.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
} finally {
  rmSync(workplace, { recursive: true, force: true });
}

/** @param {string} bundle */
async function measure(bundle) {
  const repository = basename(bundle, '.bundle');
  const folder = join(workplace, repository);
  git(workplace, ['-c', 'advice.detachedHead=false', 'clone', '--quiet', bundle, folder]);
  const range = ['--first-parent', '--reverse', `--max-count=${commits + 1}`, 'HEAD'];
  const ids = git(folder, ['rev-list', ...range])
    .trim()
    .split('\n');
  const outcome = {
    repository,
    commits: 0,
    files: 0,
    changed: 0,
    renames: 0,
    cycles: 0,
    problems: /** @type {string[]} */ ([]),
  };
  let before = await checkOut(folder, ids[0] ?? '');
  for (let i = 1; i < ids.length; i++) {
    const [base = '', head = ''] = [ids[i - 1], ids[i]];
    const after = await checkOut(folder, head);
    const read = await compareRevisions(folder, { base, head }, options, { environment: process.env });
    if (textOf(read.before.report) !== textOf(before)) outcome.problems.push(`${base}: another report`);
    if (textOf(read.after.report) !== textOf(after)) outcome.problems.push(`${head}: another report`);
    const names = { beforeName: read.before.name, afterName: read.after.name };
    const { renames, changedFiles } = read;
    const change = compareReports(read.before.report, read.after.report, { ...names, renames, changedFiles });
    const renamed = listRenames(git(folder, ['diff', '--name-status', '-z', '-M', base, head]));
    const differences = differencesOf(change, { before, after, renamed });
    for (const each of differences) outcome.problems.push(`${base}..${head}: ${each}`);
    outcome.commits++;
    outcome.files = after.metrics.filesAnalyzed;
    outcome.renames += change.files.renamed.length;
    outcome.cycles += change.cycles.length;
    if (change.dependencies.added.length + change.dependencies.removed.length > 0) outcome.changed++;
    before = after;
  }
  rmSync(folder, { recursive: true, force: true });
  return outcome;
}

/**
 * @param {string} folder
 * @param {string} commit
 */
async function checkOut(folder, commit) {
  git(folder, ['checkout', '--quiet', '--force', '--detach', commit]);
  git(folder, ['clean', '--quiet', '-dffx']);
  return analyzeFolder(folder, options);
}

/** @param {object} report */
function textOf(report) {
  return JSON.stringify({ ...report, generatedAt: '', projectRoot: '' });
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
function git(folder, args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 });
}
