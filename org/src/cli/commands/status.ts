import type { Command } from 'commander';
import { countOf, printable } from '../../lintel.ts';
import { JobQueue } from '../../queue/job-queue.ts';
import { findLiveWorkers } from '../../queue/worker-presence.ts';
import { readStatus } from '../../repositories/read-status.ts';
import {
  addDatabaseOption,
  addJsonOption,
  type DatabaseFlags,
  type JsonFlags,
  printAnswer,
  withDatabase,
} from '../with-database.ts';

export function defineStatus(program: Command): void {
  const command = program.command('status').description('show what is analysed, queued and set aside');
  addJsonOption(addDatabaseOption(command)).action(async (flags: DatabaseFlags & JsonFlags) => {
    await withDatabase(flags, async (database) => {
      const queue = await JobQueue.open(database);
      const jobs = await queue.count();
      await queue.close();
      const workers = (await findLiveWorkers(database)).length;
      const status = { ...(await readStatus(database)), ...jobs, workers };
      printAnswer(flags, status, () => [
        `${countOf(status.repositories, 'repository', 'repositories')}, ${countOf(status.analysed, 'is', 'are')} analysed`,
        `${countOf(jobs.waiting, 'job')} waiting, ${countOf(jobs.active, 'job')} running, ${countOf(workers, 'worker')}`,
        ...(status.setAside.length === 0
          ? []
          : [`${countOf(status.setAside.length, 'repository is', 'repositories are')} set aside:`]),
        ...status.setAside.map(({ repository, reason }) => printable(`  ${repository}: ${reason}`)),
      ]);
    });
  });
}
