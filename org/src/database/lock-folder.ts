// One process at a time may open the embedded database: a second one would damage it.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from '../lintel.ts';

/** Returns what gives the folder back. Throws UserError if another process has it. */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  for (let attempt = 1; attempt <= 3; attempt++) {
    if (take(lock)) return () => rmSync(lock, { force: true });
    const holder = readHolder(lock);
    if (holder !== undefined && isRunning(holder)) throw new UserError(explain(folder, lock, holder));
    removeStale(lock, holder);
  }
  throw new UserError(`Cannot lock ${folder}. Try again.`);
}

/** Left behind by a process that was killed. If another one took the lock meanwhile, it gets it back. */
function removeStale(lock: string, holder: number | undefined): void {
  const moved = `${lock}.${process.pid}`;
  try {
    renameSync(lock, moved);
    if (readHolder(moved) !== holder) linkSync(moved, lock);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(moved, { force: true });
  }
}

/** A link appears with its content, or not at all. */
function take(lock: string): boolean {
  const own = `${lock}.new-${process.pid}`;
  writeFileSync(own, `${process.pid}\n`);
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function readHolder(lock: string): number | undefined {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(holder) && holder > 0 ? holder : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isRunning(holder: number): boolean {
  // A new process can get the number of one that was killed: its own number is no one else's.
  if (holder === process.pid) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    // It runs for somebody else.
    return hasCode(error, 'EPERM');
  }
}

function explain(folder: string, lock: string, holder: number): string {
  const shown = relative(process.cwd(), folder) || folder;
  return `The embedded database in ${shown} is in use by process ${holder}. It serves one process at a time: wait until that ends, or use a PostgreSQL server (--database). If the process is not lintel-org, delete ${relative(process.cwd(), lock)}.`;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
