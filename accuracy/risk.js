// `npm run accuracy:risk -- --histories DIR`: do the files that Lintel ranks as risky need fixes later? Each repository is
// analysed as it was at two dates, and the commits of the following 18 months that say they fix something are counted.
// DIR holds repositories as bundles (`git bundle create NAME.bundle --all`). `--lintel FILE` names the program to measure.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadModule } from './load-module.js';
import { describe } from './risk/describe.js';
import { listFixes } from './risk/fixes.js';
import { sideFilesOf, rankByConnections, rankByRisk } from './risk/rank.js';

/**
 * @typedef {{ repository: string, day: string, files: number, fixes: number, caught: readonly number[] }} Cut
 * `caught` has a share for each ranking; none where no fix touches a product file.
 */

const cutMonths = [36, 18];
const followingMonths = 18;
const shown = 15;

const { values } = parseArgs({
  options: { histories: { type: 'string' }, lintel: { type: 'string', default: 'bin/lintel.js' } },
});
const { histories, lintel } = values;
if (histories === undefined) throw new Error('Say where the bundles are: --histories DIR');

const { countChanges } = await loadModule('src/revisions/count-changes.ts');
const { languages } = await loadModule('src/languages/index.ts');
const extensions = new Set(
  languages.flatMap((/** @type {{ extensions: object }} */ language) => Object.keys(language.extensions)),
);

const workplace = mkdtempSync(join(tmpdir(), 'lintel-risk-'));
try {
  const cuts = [];
  for (const bundle of readdirSync(histories).filter((file) => file.endsWith('.bundle'))) {
    for (const cut of await measure(join(histories, bundle))) {
      console.log(cut.repository, cut.day, ...cut.caught.map((share) => share.toFixed(2)));
      cuts.push(cut);
    }
  }
  writeFileSync('docs/accuracy/risk.md', describe(cuts, { shown, followingMonths }));
} finally {
  rmSync(workplace, { recursive: true, force: true });
}

/**
 * @param {string} bundle
 * @returns {Promise<Cut[]>}
 */
async function measure(bundle) {
  const repository = basename(bundle, '.bundle');
  const folder = join(workplace, repository);
  git(workplace, ['clone', '--quiet', bundle, folder]);
  const newest = git(folder, ['rev-parse', 'HEAD']).trim();
  const newestMs = Number(git(folder, ['log', '-1', '--format=%ct', newest])) * 1000;
  const cuts = [];
  for (const months of cutMonths) {
    const cutMs = addMonths(newestMs, -months);
    const revision = git(folder, ['rev-list', '-1', '--first-parent', `--before=${cutMs / 1000}`, newest]);
    if (revision === '') continue;
    git(folder, ['checkout', '--quiet', '--force', '--detach', revision.trim()]);
    git(folder, ['clean', '--quiet', '--force', '-dx']);
    const untilMs = addMonths(cutMs, followingMonths);
    const range = ['--no-merges', `--until=${untilMs / 1000}`, `${revision.trim()}..${newest}`];
    const fixes = listFixes(git(folder, ['log', ...range, '-z', '--name-only', '--format=%x01%s']), isSource);
    const report = analyze(folder);
    const history = await countChanges(folder, { isSource });
    if (!history.used) throw new Error(`${repository}: ${history.reason}`);
    cuts.push({ repository, ...judge(report, history.counted.changes, fixes), day: dayOf(cutMs) });
  }
  rmSync(folder, { recursive: true, force: true });
  return cuts;
}

/**
 * @param {any} report
 * @param {ReadonlyMap<string, number>} changes
 * @param {readonly (readonly string[])[]} fixes The files of each.
 */
function judge(report, changes, fixes) {
  const isSide = sideFilesOf(report);
  const fixesOf = new Map();
  for (const file of fixes.flat()) fixesOf.set(file, (fixesOf.get(file) ?? 0) + 1);
  const files = report.detailed.nodes.filter((/** @type {any} */ node) => node.type === 'file');
  const product = files
    .map((/** @type {{ id: string }} */ { id }) => id)
    .filter((/** @type {string} */ id) => !isSide(id));
  const sumOf = (/** @type {readonly string[]} */ ids) =>
    ids.reduce((sum, id) => sum + (isSide(id) ? 0 : (fixesOf.get(id) ?? 0)), 0);
  const best = product.toSorted(
    (/** @type {string} */ a, /** @type {string} */ b) => (fixesOf.get(b) ?? 0) - (fixesOf.get(a) ?? 0),
  );
  const possible = sumOf(best.slice(0, shown));
  const before = rankByConnections(report);
  const rankings = [
    before,
    before.filter((id) => !isSide(id)),
    rankByRisk(report, new Map()),
    rankByRisk(report, changes),
  ];
  return {
    files: product.length,
    fixes: fixes.length,
    caught: possible > 0 ? rankings.map((ranking) => sumOf(ranking.slice(0, shown)) / possible) : [],
  };
}

/** @param {string} folder */
function analyze(folder) {
  const file = join(workplace, 'report.json');
  const args = ['analyze', folder, '--out', file, '--no-cache', '--no-config', '--quiet'];
  execFileSync(process.execPath, [lintel, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} path */
function isSource(path) {
  return extensions.has(/\.[^./]+$/.exec(path)?.[0].toLowerCase());
}

/**
 * @param {string} cwd
 * @param {readonly string[]} args
 */
function git(cwd, args) {
  return execFileSync('git', ['-c', 'advice.detachedHead=false', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
}

/**
 * @param {number} ms
 * @param {number} months
 */
function addMonths(ms, months) {
  const date = new Date(ms);
  return date.setUTCMonth(date.getUTCMonth() + months);
}

/** @param {number} ms */
function dayOf(ms) {
  return new Date(ms).toISOString().slice(0, 10);
}
