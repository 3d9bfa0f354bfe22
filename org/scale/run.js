// Proves that workers can be killed: many generated repositories are analysed once in sequence and once by three workers, of
// which one is killed again and again, while the database is stopped once for ten seconds. The tables must be the same.
//
//   node org/scale/run.js [--repositories 1000]
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { change, generate } from './generate.js';
import { createPostgresServer } from './postgres-server.js';
import { dumpTables } from './dump-tables.js';

const { values } = parseArgs({ options: { repositories: { type: 'string', default: '1000' } } });
const count = Number(values.repositories);
const program = fileURLToPath(new URL('../bin/lintel-org.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lintel-scale-'));
const server = await createPostgresServer();
if (server === undefined) throw new Error('There is no PostgreSQL server. Install postgresql.');

try {
  const repositories = generate(join(folder, 'repositories'), count);
  const list = join(folder, 'list.txt');
  writeFileSync(list, repositories.map(({ folder: each }) => `${each}\n`).join(''));
  print(`${count} repositories in eight ecosystems`);

  const sequential = await server.createDatabase('sequential');
  const first = await timed(async () => {
    await run(sequential, 'add', list);
    await run(sequential, 'analyze', '--jobs', '1');
  });
  print(`one at a time: ${seconds(first)}, ${(count / first).toFixed(1)} per second`);
  const expected = await dumpTables(sequential);
  checkUses(expected, repositories);

  const disturbed = await server.createDatabase('disturbed');
  await run(disturbed, 'add', list);
  await run(disturbed, 'analyze', '--no-work');
  const report = await disturb(disturbed);
  const found = await dumpTables(disturbed);
  const differences = [...new Set([...expected.keys(), ...found.keys()])].filter(
    (table) => JSON.stringify(expected.get(table)) !== JSON.stringify(found.get(table)),
  );
  const rows = [...expected.values()].reduce((sum, each) => sum + each.length, 0);
  print(
    `three workers, ${report.kills} killed, the database stopped once for 10 s: ${rows} rows in ${expected.size} tables, ${
      differences.length === 0 ? 'all the same' : `DIFFERENT: ${differences.join(', ')}`
    }`,
  );
  if (differences.length > 0) process.exitCode = 1;

  repositories.slice(0, Math.ceil(count / 100)).forEach(change);
  const second = await timed(() => run(sequential, 'analyze', '--jobs', '1'));
  print(`after 1% changed: ${seconds(second)}, ${(second / first).toFixed(3)} of the first run`);

  await measureWorkers(repositories.slice(0, Math.min(count, 240)));
} finally {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Three workers until everything is analysed; every two seconds one of them is killed and started again.
 * @param {string} database
 */
async function disturb(database) {
  const workers = [0, 1, 2].map(() => startWorker(database));
  let kills = 0;
  let isStopped = false;
  for (let step = 1; step <= 2000; step++) {
    await sleep(500 + ((step * 7919) % 1500));
    if (step === 5 && !isStopped) {
      isStopped = true;
      await server?.stop();
      await sleep(10_000);
      await server?.start();
      continue;
    }
    const status = JSON.parse(await run(database, 'status', '--json'));
    if (status.waiting + status.active === 0) break;
    const victim = step % workers.length;
    if (step % 2 === 0 && status.waiting > 0) {
      workers[victim]?.kill('SIGKILL');
      workers[victim] = startWorker(database);
      kills++;
    }
  }
  for (const worker of workers) worker.kill('SIGTERM');
  return { kills };
}

/** @param {string} database */
function startWorker(database) {
  const args = [program, 'worker', '--jobs', '1', '--database', database];
  return spawn(process.execPath, args, { cwd: folder, stdio: 'ignore' });
}

/** @param {readonly import('./generate.js').Generated[]} repositories */
async function measureWorkers(repositories) {
  const list = join(folder, 'some.txt');
  writeFileSync(list, repositories.map(({ folder: each }) => `${each}\n`).join(''));
  for (const workers of [1, 2, 3, 4]) {
    const database = (await server?.createDatabase(`workers_${workers}`)) ?? '';
    await run(database, 'add', list);
    await run(database, 'analyze', '--no-work');
    const taken = await timed(async () => {
      const args = ['worker', '--jobs', '1', '--until-empty'];
      await Promise.all(Array.from({ length: workers }, () => run(database, ...args)));
    });
    print(`${workers} workers: ${(repositories.length / taken).toFixed(1)} repositories per second`);
  }
}

/**
 * @param {ReadonlyMap<string, readonly string[]>} tables
 * @param {readonly import('./generate.js').Generated[]} repositories
 */
function checkUses(tables, repositories) {
  const expected = repositories.flatMap(({ name, uses }) => uses.map((use) => `${name} ${use}`)).sort();
  const found = (tables.get('repository_dependencies') ?? [])
    .map((row) => JSON.parse(row))
    .map(({ repository, uses }) => `${repository} ${uses}`)
    .sort();
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  print(
    `${expected.length} dependencies between repositories: ${isSame ? 'all found, no other' : 'DIFFERENT'}`,
  );
  if (!isSame) process.exitCode = 1;
}

/**
 * @param {string} database
 * @param {string[]} args
 * @returns {Promise<string>}
 */
function run(database, ...args) {
  mkdirSync(folder, { recursive: true });
  const child = spawn(process.execPath, [program, ...args, '--database', database], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece) => (output += String(piece)));
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${args[0]}: exit code ${code}`)),
    );
  });
}

/** @param {() => Promise<unknown>} work */
async function timed(work) {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** @param {number} value */
function seconds(value) {
  return `${value.toFixed(1)} s`;
}

/** @param {string} text */
function print(text) {
  process.stdout.write(`${text}\n`);
}
