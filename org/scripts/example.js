// `npm run org`: the map of three small repositories that use each other, with the embedded database. Everything it makes is
// in .lintel-org of the checkout.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const command = fileURLToPath(new URL('../bin/lintel-org.js', import.meta.url));
const examples = join(checkout, 'examples/organisation');
const copies = join(checkout, '.lintel-org/example');

const repositories = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => makeRepository(name));
run('add', ...repositories);
run('analyze');
serve(process.argv.slice(2));

/**
 * With the same commit every time, so that a second run has nothing to analyse.
 * @param {string} name
 */
function makeRepository(name) {
  const folder = join(copies, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(copies, { recursive: true });
  cpSync(join(examples, name), folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', `Add ${name}`);
  return folder;
}

/**
 * Without the configuration of the person, and not as a part of the checkout around it.
 * @param {string} folder
 * @param {string[]} parameters
 */
function git(folder, ...parameters) {
  const date = '2026-11-02T10:00:00Z';
  const person = { NAME: 'Harbour', EMAIL: 'harbour@example.com', DATE: date };
  const identity = Object.entries(person).flatMap(([key, value]) => [
    [`GIT_AUTHOR_${key}`, value],
    [`GIT_COMMITTER_${key}`, value],
  ]);
  const env = {
    PATH: process.env['PATH'],
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(identity),
  };
  endUnless(spawnSync('git', parameters, { cwd: folder, env, stdio: 'inherit' }), 'git');
}

/** @param {string[]} parameters */
function run(...parameters) {
  const options = /** @type {const} */ ({ cwd: checkout, stdio: 'inherit' });
  endUnless(spawnSync(process.execPath, [command, ...parameters], options), 'lintel-org');
}

/** @param {string[]} parameters Such as `--port 5000`. */
function serve(parameters) {
  const server = spawn(process.execPath, [command, 'serve', ...parameters], {
    cwd: checkout,
    stdio: 'inherit',
  });
  // Ctrl-C reaches both; this one waits, so that the terminal is free when the database is closed.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
  }
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}

/**
 * @param {{ status: number | null, error?: Error }} ended
 * @param {string} program
 */
function endUnless({ status, error }, program) {
  if (status === 0) return;
  if (error !== undefined) process.stderr.write(`${program} cannot be started: ${error.message}\n`);
  process.exit(status ?? 1);
}
