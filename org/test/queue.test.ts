import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { migrations } from '../src/database/migrations/index.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { JobQueue, jobSchema, mostLosses } from '../src/queue/job-queue.ts';
import { WorkerPresence } from '../src/queue/worker-presence.ts';
import { closing, createDatabase, describeOnBoth, hasServer } from './support/databases.ts';

async function openQueue(database: Database): Promise<JobQueue> {
  const queue = await JobQueue.open(database);
  onTestFinished(() => queue.close());
  return queue;
}

describeOnBoth('the queue', (open) => {
  it('has each commit once, however often it is added, and gives it to one worker', async () => {
    const database = await open();
    const queue = await openQueue(database);
    await queue.add([
      { repositoryId: 1, commit: 'c1' },
      { repositoryId: 2, commit: 'c1' },
    ]);
    await queue.add([{ repositoryId: 1, commit: 'c1' }]);
    expect(await queue.count()).toEqual({ waiting: 2, active: 0 });
    const taken = [await queue.take(1), await queue.take(1), await queue.take(1)];
    expect(new Set(taken.map((job) => job?.repositoryId))).toEqual(new Set([1, 2, undefined]));
    expect(await queue.count()).toEqual({ waiting: 0, active: 2 });
  });

  it('ends a job only if the transaction does that it belongs to', async () => {
    const database = await open();
    const queue = await openQueue(database);
    await queue.add([{ repositoryId: 1, commit: 'c1' }]);
    const job = (await queue.take(1))!;
    const failing = database.transaction(async (session) => {
      await queue.finish(session, job);
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await queue.count()).toEqual({ waiting: 0, active: 1 });
    await database.transaction((session) => queue.finish(session, job));
    expect(await queue.count()).toEqual({ waiting: 0, active: 0 });
  });

  it('knows the jobs of workers that are gone, and gives them to others', async () => {
    const database = await open();
    const queue = await openQueue(database);
    const presence = new WorkerPresence(database);
    await presence.show();
    await queue.add([
      { repositoryId: 1, commit: 'c1' },
      { repositoryId: 2, commit: 'c1' },
    ]);
    const own = (await queue.take(presence.number))!;
    const lost = (await queue.take(presence.number - 1))!;
    expect(await queue.findLost()).toEqual([lost.id]);
    await queue.putBack([lost.id]);
    expect(await queue.count()).toEqual({ waiting: 1, active: 1 });
    await presence.end();
    expect(await queue.findLost()).toEqual([own.id]);
  });

  it('gives up a job that was lost too often, and says which', async () => {
    const database = await open();
    const queue = await openQueue(database);
    const commit = { repositoryId: 1, commit: 'c1' };
    await queue.add([commit]);
    const givenUp = [];
    for (let loss = 0; loss <= mostLosses; loss++) {
      // Not after the pause that the queue makes before each attempt.
      await database.query(`UPDATE ${jobSchema}.job SET start_after = now() - interval '1 day'`);
      givenUp.push(...(await queue.putBack([(await queue.take(1))!.id])));
    }
    expect(givenUp).toEqual([commit]);
    expect(await queue.count()).toEqual({ waiting: 0, active: 0 });
  });
});

describe.skipIf(!hasServer)('on a server', () => {
  it('any number of processes may create the tables at once', async () => {
    const address = await createDatabase();
    const opened = await Promise.all(Array.from({ length: 6 }, () => closing(openDatabase(address))));
    await Promise.all(opened.map((database) => openQueue(database)));
    expect(await opened[5]!.query('SELECT count(*)::int AS count FROM migrations')).toEqual([
      { count: migrations.length },
    ]);
  });

  it('tables of a newer version are refused', async () => {
    const address = await createDatabase();
    const database = await closing(openDatabase(address));
    await database.query("INSERT INTO migrations VALUES (99, 'later')");
    await expect(openDatabase(address)).rejects.toThrow(
      'The database belongs to a newer version of lintel-org. Update this one.',
    );
  });

  it('every job goes to one of many that ask at once', async () => {
    const database = await closing(openDatabase(await createDatabase()));
    const queue = await openQueue(database);
    await queue.add(Array.from({ length: 40 }, (_, i) => ({ repositoryId: i, commit: 'c' })));
    const taken = await Promise.all(Array.from({ length: 50 }, (_, i) => queue.take(i + 1)));
    const repositories = taken.flatMap((job) => job?.repositoryId ?? []);
    expect(repositories.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i));
  });
});
