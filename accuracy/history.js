// `npm run accuracy:history -- --histories DIR [--points 60] [repository…]`: the history that Lintel reads from git's objects
// against real checkouts. The figures of every sampled revision must be those of `analyze` on its checkout, and every birth is
// checked on checkouts of the commit and of its first parent.
// DIR holds repositories as bundles (`git bundle create NAME.bundle --all`) or as folders.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModule } from './load-module.js';
import { describe } from './history/describe.js';
import { checkBirth } from './history/check-birth.js';
import { figuresOf } from './history/figures-of.js';

const { values, positionals } = parseArgs({
  options: { histories: { type: 'string' }, points: { type: 'string', default: '60' } },
  allowPositionals: true,
});
const { histories } = values;
if (histories === undefined) throw new Error('Say where the repositories are: --histories DIR');
const names = positionals.length === 0 ? ['celery', 'hono', 'caddy'] : positionals;

const { traceHistory } = await loadModule('src/runs/trace-history.ts');
const { analyzeFolder } = await loadModule('src/runs/analyze-folder.ts');
const options = { history: false, config: false };

const workplace = mkdtempSync(join(tmpdir(), 'lintel-history-'));
try {
  const outcomes = [];
  for (const name of names) {
    const outcome = await measure(name);
    console.log(outcome);
    outcomes.push(outcome);
  }
  writeFileSync('docs/accuracy/history.md', describe(outcomes));
  if (outcomes.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
} finally {
  rmSync(workplace, { recursive: true, force: true });
}

/** @param {string} repository */
async function measure(repository) {
  const folder = join(workplace, repository);
  const bundle = join(histories ?? '', `${repository}.bundle`);
  const source = existsSync(bundle) ? bundle : join(histories ?? '', repository);
  git(workplace, ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--no-local', source, folder]);
  const commits = git(folder, ['rev-list', '--first-parent', '--count', 'HEAD']);
  const every = Math.max(1, Math.floor(Number(commits) / Number(values.points)));
  const request = { every, authors: true };
  const history = await traceHistory(folder, request, options, { environment: process.env });
  const problems = /** @type {string[]} */ ([]);
  const order = git(folder, ['rev-list', '--first-parent', 'HEAD']).trim().split('\n').toReversed();
  const placeOf = new Map(order.map((commit, place) => [commit, place]));
  const seen = /** @type {{ place: number, tangles: any }[]} */ ([]);
  for (const { commit, ...figures } of history.points) {
    const report = await checkOut(folder, commit.id);
    seen.push({ place: placeOf.get(commit.id) ?? 0, tangles: report.tangles });
    const expected = figuresOf(report);
    for (const [name, value] of Object.entries(figures))
      if (expected[name] !== value)
        problems.push(`${commit.id}: ${name} is ${value}, in the checkout ${expected[name]}`);
  }
  let checked = 0;
  for (const birth of history.births) {
    if (birth.commit === undefined) continue;
    checked++;
    const renames = renamesOf(folder, birth.commit.id);
    const parent = parentOf(folder, birth.commit.id);
    const reports = {
      before: parent === undefined ? undefined : await checkOut(folder, parent),
      after: await checkOut(folder, birth.commit.id),
      later: seen.filter(({ place }) => place > (placeOf.get(birth.commit.id) ?? 0)),
    };
    for (const each of checkBirth(birth, reports, renames)) problems.push(`${birth.commit.id}: ${each}`);
  }
  const [first, last] = [history.points[0], history.points.at(-1)];
  rmSync(folder, { recursive: true, force: true });
  return {
    repository,
    commits: Number(commits),
    points: history.points.length,
    files: `${first.files} → ${last.files}`,
    births: history.births.length,
    checked,
    problems,
  };
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

/**
 * @param {string} folder
 * @param {string} commit
 * @returns {string | undefined}
 */
function parentOf(folder, commit) {
  const [, parent] = git(folder, ['rev-list', '--parents', '--max-count=1', commit]).trim().split(' ');
  return parent;
}

/**
 * Old path → new path.
 * @param {string} folder
 * @param {string} commit
 */
function renamesOf(folder, commit) {
  const parent = parentOf(folder, commit);
  if (parent === undefined) return new Map();
  const fields = git(folder, ['diff', '-z', '--name-status', '-M', '--diff-filter=R', parent, commit]).split(
    '\0',
  );
  const renames = new Map();
  for (let at = 0; at + 2 < fields.length; at += 3) renames.set(fields[at + 1], fields[at + 2]);
  return renames;
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
function git(folder, args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1024 ** 3 });
}
