// A worker: takes jobs one after the other, in one or several lanes, until there are none or until it is stopped.
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { WorkerPresence } from '../queue/worker-presence.ts';
import { type JobOptions, type JobResult, runJob, setAside } from './run-job.ts';
import { patiently } from './patience.ts';

export interface WorkOptions extends JobOptions {
  /** Jobs at a time. */
  readonly lanes: number;
  /** Whether to end when no job is left, and none is in the hands of another worker. */
  readonly untilEmpty: boolean;
  readonly onResult: (result: JobResult) => void;
  readonly onWait: (isWaiting: boolean) => void;
}

const pollMs = 500;
const presenceMs = 2000;

/** After the database was away, workers need time to show themselves. */
const lostAfterMs = 5000;

export async function work(database: Database, queue: JobQueue, options: WorkOptions): Promise<void> {
  const { signal, lanes } = options;
  // Each lane listens for the end several times; Node warns of more than ten as of a leak.
  setMaxListeners(10 + 5 * lanes, process, signal);
  const presence = new WorkerPresence(database);
  const ended = new AbortController();
  await patiently(() => presence.show(), options);
  // The embedded database has one process: whatever is active when it starts was left by one that is gone.
  if (database.kind === 'embedded') await giveBack(database, queue, await queue.findLost());
  const upkeep = keepUp(
    { database, presence, queue },
    { ...options, signal: AbortSignal.any([signal, ended.signal]) },
  );
  try {
    await Promise.all(
      Array.from({ length: lanes }, () => runLane({ database, queue, worker: presence.number }, options)),
    );
  } finally {
    ended.abort();
    await upkeep;
    await presence.end().catch(() => undefined);
  }
}

interface Lane {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly worker: number;
}

async function runLane({ database, queue, worker }: Lane, options: WorkOptions): Promise<void> {
  const { signal } = options;
  while (!signal.aborted) {
    const job = await unlessStopped(signal, () => patiently(() => queue.take(worker), options));
    if (job !== undefined) {
      const result = await unlessStopped(signal, () => runJob({ database, queue, job }, options));
      if (result !== undefined) options.onResult(result);
      continue;
    }
    if (options.untilEmpty && (await unlessStopped(signal, () => patiently(() => isEmpty(queue), options))))
      return;
    await unlessStopped(signal, () => sleep(pollMs, undefined, { signal }));
  }
}

async function isEmpty(queue: JobQueue): Promise<boolean> {
  const { waiting, active } = await queue.count();
  return waiting + active === 0;
}

async function giveBack(database: Database, queue: JobQueue, lost: readonly string[]): Promise<void> {
  for (const commit of await queue.putBack(lost)) await setAside(database, commit);
}

interface Upkeep extends Pick<Lane, 'database' | 'queue'> {
  readonly presence: WorkerPresence;
}

/** Shows that this worker lives, and gives back the jobs of workers that do not: those that were missing twice. */
async function keepUp({ database, presence, queue }: Upkeep, options: WorkOptions): Promise<void> {
  const { signal } = options;
  let missing: readonly string[] = [];
  let lookedAt = performance.now();
  while (!signal.aborted) {
    await unlessStopped(signal, () => sleep(presenceMs, undefined, { signal }));
    if (signal.aborted) return;
    try {
      await presence.show();
      if (performance.now() - lookedAt < lostAfterMs) continue;
      lookedAt = performance.now();
      const lost = await queue.findLost();
      await giveBack(
        database,
        queue,
        lost.filter((id) => missing.includes(id)),
      );
      missing = lost;
    } catch {
      // The database is away: the lanes wait for it and say so.
      missing = [];
      lookedAt = performance.now();
    }
  }
}

/** Undefined if the worker was stopped meanwhile. */
async function unlessStopped<Result>(
  signal: AbortSignal,
  run: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await run();
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
