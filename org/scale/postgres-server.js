// A PostgreSQL server of its own for tests and measurements: on a socket in a temporary folder, started by a user who is not
// root, and removed at the end.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/**
 * @typedef {object} PostgresServer
 * @property {(database: string) => string} address
 * @property {(database: string) => Promise<string>} createDatabase A new, empty one; its address.
 * @property {() => Promise<void>} start
 * @property {() => Promise<void>} stop As an administrator stops it: connections are closed.
 * @property {() => Promise<void>} remove Stops it and removes its folder.
 */

/** @returns {Promise<PostgresServer | undefined>} Undefined where the machine has no PostgreSQL. */
export async function createPostgresServer() {
  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-postgres-'));
  const user = serverUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username=lintel', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: folder, stdio: 'pipe' },
  );
  const settings = [
    `unix_socket_directories = '${folder}'`,
    "listen_addresses = ''",
    'fsync = off',
    'max_connections = 100',
  ];
  writeFileSync(join(data, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  const address = (/** @type {string} */ database) =>
    `postgres://lintel@/${database}?host=${encodeURIComponent(folder)}`;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const stop = async () => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await ended;
  };
  const server = {
    address,
    stop,
    start: async () => {
      child = spawn(join(programs, 'postgres'), ['-D', data], { ...user, cwd: folder, stdio: 'ignore' });
      await untilReady(programs, folder, child);
    },
    createDatabase: async (/** @type {string} */ name) => {
      const client = new pg.Client(address('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** PostgreSQL refuses to run as root. */
function serverUser() {
  return userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

function findPrograms() {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

/**
 * @param {string} programs
 * @param {string} folder
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilReady(programs, folder, child) {
  for (let attempt = 1; attempt <= 600 && child.exitCode === null && child.signalCode === null; attempt++) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['--quiet', '--host', folder], { stdio: 'ignore' });
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('The PostgreSQL server does not start.');
}
