// `npm run org`: the map of three small repositories that use each other, with the embedded database. Everything it makes is
// in .lintel-org/example of the checkout, and made again by each run.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const command = fileURLToPath(new URL('../bin/lintel-org.js', import.meta.url));
const examples = join(checkout, 'examples/organisation');
const folder = join(checkout, '.lintel-org/example');

// A database that is in use stays: the commands say who uses it.
if (!existsSync(join(folder, '.lintel-org/lock'))) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const repositories = readdirSync(examples, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => makeRepository(name));
run('add', ...repositories);
run('analyze');
serve(process.argv.slice(2));

/** @param {string} name */
function makeRepository(name) {
  const repository = join(folder, name);
  rmSync(repository, { recursive: true, force: true });
  cpSync(join(examples, name), repository, { recursive: true });
  git(repository, 'init', '--quiet', '--initial-branch=main');
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message', `Add ${name}`);
  return name;
}

/**
 * Without the configuration of the person, and with the same commit every time.
 * @param {string} repository Its folder.
 * @param {string[]} parameters
 */
function git(repository, ...parameters) {
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
  endUnless(spawnSync('git', parameters, { cwd: repository, env, stdio: 'inherit' }), 'git');
}

/** @param {string[]} parameters */
function run(...parameters) {
  const options = /** @type {const} */ ({ cwd: folder, stdio: 'inherit' });
  endUnless(spawnSync(process.execPath, [command, ...parameters], options), 'lintel-org');
}

/** @param {string[]} parameters Such as `--port 5000`. */
function serve(parameters) {
  const server = spawn(process.execPath, [command, 'serve', ...parameters], {
    cwd: folder,
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
