// A PostgreSQL server of its own for the tests: on a socket in a temporary folder, started by a user who is not root, and
// gone when the tests end.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface PostgresServer {
  /** `postgres://` with the socket; the name of a database goes in its path. */
  address(database: string): string;
  start(): Promise<void>;
  /** As an administrator stops it: connections are closed. */
  stop(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Undefined where the machine has no PostgreSQL. */
export async function createPostgresServer(): Promise<PostgresServer | undefined> {
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
  const address = (database: string): string =>
    `postgres://lintel@/${database}?host=${encodeURIComponent(folder)}`;
  let child: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await ended;
  };
  const server: PostgresServer = {
    address,
    stop,
    start: async () => {
      child = spawn(join(programs, 'postgres'), ['-D', data], { ...user, cwd: folder, stdio: 'ignore' });
      await untilReady(programs, folder);
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
function serverUser(): { uid: number; gid: number } | undefined {
  return userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
}

function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

async function untilReady(programs: string, folder: string): Promise<void> {
  for (let attempt = 1; attempt <= 100; attempt++) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['--quiet', '--host', folder], { stdio: 'ignore' });
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('The PostgreSQL server does not start.');
}
