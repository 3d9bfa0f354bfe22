// `npm run bench:incremental`: one file of 10,000 changed in `lintel serve`, compared with the full analysis before it. Both
// run in the analysis process of the server; the cost is the CPU time that the kernel counted for that process.
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateProject } from './generate-project.js';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '10000' },
    dependencies: { type: 'string', default: '55000' },
    rounds: { type: 'string', default: '15' },
    /** A folder to copy and measure instead of a generated project. */
    folder: { type: 'string' },
    build: { type: 'boolean', default: true },
    program: { type: 'string', default: join(import.meta.dirname, '..', 'bin', 'lintel.js') },
  },
  allowNegative: true,
});
const rounds = Number(values.rounds);

if (values.build) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
const place = mkdtempSync(join(tmpdir(), 'lintel-incremental-'));
try {
  const folder = join(place, 'project');
  if (values.folder === undefined) generateProject(folder, Number(values.files), Number(values.dependencies));
  else execFileSync('cp', ['-r', values.folder, folder]);
  // Younger files are always read again.
  await delay(2500);
  await measure(folder);
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** @param {string} folder */
async function measure(folder) {
  const child = fork(values.program, ['serve-analysis'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', 'pipe'],
  });
  child.stdio[4]?.on('data', () => undefined);
  const order = {
    folder,
    options: {},
    reportFile: join(place, 'graph.json'),
    cacheFile: join(place, 'analysis.cache'),
  };
  /** Milliseconds of CPU. */
  async function analyze() {
    const before = cpuMs(child.pid ?? 0);
    child.send(order);
    for (;;) {
      const [message] = await once(child, 'message');
      if (message.kind === 'failed') throw new Error(message.message);
      if (message.kind === 'done') break;
    }
    return cpuMs(child.pid ?? 0) - before;
  }
  const full = await analyze();
  const { nodes, metrics } = JSON.parse(readFileSync(order.reportFile, 'utf8'));
  const file = join(folder, nodes[Math.floor(metrics.filesAnalyzed / 2)]);
  const original = readFileSync(file, 'utf8');
  const edits = {
    'nothing changed': () => undefined,
    'a line added below the imports': () => appendFileSync(file, 'export const more = 1;\n'),
    'a line added above the imports': () => writeFileSync(file, `\n${readFileSync(file, 'utf8')}`),
    'an import added': (/** @type {number} */ round) =>
      writeFileSync(file, `import 'package-${round}';\n${original}`),
  };
  /** @type {Record<string, { 'CPU ms': number, 'share of full': string }>} */
  const table = { 'full analysis': row(full, full) };
  for (const [name, edit] of Object.entries(edits)) {
    const costs = [];
    for (let round = 0; round < rounds; round++) {
      edit(round);
      costs.push(await analyze());
    }
    table[name] = row(median(costs), full);
  }
  child.disconnect();
  await once(child, 'exit');
  console.log(
    `${metrics.filesAnalyzed} files, ${metrics.totalDependencies} dependencies, median of ${rounds} rounds`,
  );
  console.table(table);
}

/**
 * All threads of a process, to the nanosecond; Linux alone tells.
 * @param {number} pid
 */
function cpuMs(pid) {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const spent = tasks.map((task) =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/**
 * @param {number} cost
 * @param {number} full
 */
function row(cost, full) {
  return { 'CPU ms': Math.round(cost), 'share of full': (cost / full).toFixed(3) };
}

/** @param {readonly number[]} costs */
function median(costs) {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}
