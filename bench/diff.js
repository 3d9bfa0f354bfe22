// `npm run bench:diff [-- --rounds 7 --publish]`: what `lintel diff HEAD` costs after a change of ten files in 5,000, compared
// with one full analysis. Real TypeScript packages and generated files, each in a git repository; CPU with git's own.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { typescript5000 } from './corpora.js';
import { generateProject } from './generate-project.js';
import { measureInterleaved } from './measure.js';
import { present, writeTable } from './publish.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, publish: { type: 'boolean', default: false } },
});
const changedFiles = 10;
const program = join(import.meta.dirname, '..', 'bin', 'lintel.js');

/** @type {readonly { name: string, make: (folder: string, paths: readonly string[]) => void }[]} */
const changes = [
  { name: 'no dependency', make: addNothing },
  { name: 'ten dependencies', make: addDependencies },
  { name: 'nine dependencies on a new file, which is the tenth', make: addFile },
];

execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const place = mkdtempSync(join(tmpdir(), 'lintel-diff-'));
try {
  const generated = join(place, 'generated');
  generateProject(generated, 5000, 27_500);
  const real = join(place, 'real');
  cpSync(typescript5000(), real, { recursive: true, dereference: true });
  const rows = [];
  for (const [name, folder] of [
    ['5,050 files of TypeScript packages', real],
    ['5,000 generated files', generated],
  ]) {
    commitAll(folder ?? '');
    for (const change of changes) rows.push([name, change.name, ...(await measure(folder ?? '', change))]);
  }
  const head = ['project', 'what the ten files change', 'without a cache', 'again, nothing changed since'];
  present(
    'diff',
    writeTable(
      head,
      rows.map((row) => row.map(String)),
    ),
    values.publish,
  );
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** @param {string} folder */
function commitAll(folder) {
  // Git has none, so that no checkout has one.
  removeEmptyFolders(folder);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, '-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--quiet', '--message=x');
  git(folder, 'gc', '--quiet');
}

/** @param {string} folder */
function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * @param {string} folder
 * @param {{ make: (folder: string, paths: readonly string[]) => void }} change
 */
async function measure(folder, { make }) {
  const sources = git(folder, 'ls-files', '*.ts')
    .split('\n')
    .filter((path) => path !== '' && !/\.d\.ts$|test/.test(path));
  const step = Math.floor(sources.length / changedFiles);
  const paths = Array.from({ length: changedFiles }, (_, i) => sources[i * step + (step >> 1)] ?? '');
  make(folder, paths);
  // Younger files are always read again.
  await delay(2500);
  const out = join(place, 'report.json');
  const kept = join(folder, '.lintel');
  const lintel = [process.execPath, program];
  const [full, fresh, again] = measureInterleaved(
    [
      {
        name: 'full',
        cwd: folder,
        command: [...lintel, 'analyze', '--no-cache', '--no-history', '--out', out],
      },
      { name: 'diff', cwd: folder, command: [...lintel, 'diff', 'HEAD', '--no-cache'] },
      { name: 'again', cwd: folder, command: [...lintel, 'diff', 'HEAD'] },
    ],
    Number(values.rounds),
  );
  rmSync(kept, { recursive: true, force: true });
  git(folder, 'checkout', '--quiet', '.');
  git(folder, 'clean', '-fdxq');
  return [fresh, again].map((each) => ((each?.cpuSeconds ?? 0) / (full?.cpuSeconds ?? 1)).toFixed(2));
}

/**
 * @param {string} folder
 * @param {readonly string[]} paths
 */
function addNothing(folder, paths) {
  for (const path of paths) appendFileSync(join(folder, path), '\nexport const added = 1;\n');
}

/**
 * On another file of the same folder.
 * @param {string} folder
 * @param {readonly string[]} paths
 */
function addDependencies(folder, paths) {
  for (const path of paths) {
    const others = readdirSync(join(folder, dirname(path)))
      .filter((name) => /^[^.]*\.ts$/.test(name) && name !== basename(path))
      .sort();
    const other = others[others.length >> 1] ?? basename(path);
    addImport(join(folder, path), `./${other}`);
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} paths
 */
function addFile(folder, paths) {
  const [first = '', ...others] = paths;
  const added = posix.join(dirname(first), 'added-by-the-bench.ts');
  writeFileSync(join(folder, added), 'export const added = 1;\n');
  for (const path of others) {
    const relative = posix.relative(dirname(path), added);
    addImport(join(folder, path), relative.startsWith('.') ? relative : `./${relative}`);
  }
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function addImport(file, specifier) {
  const written = specifier.replace(/\.ts$/, '.js');
  appendFileSync(file, `\nimport * as added from '${written}';\nexport const useOfAdded = added;\n`);
}

/**
 * @param {string} folder
 * @param {...string} args
 */
function git(folder, ...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
}
