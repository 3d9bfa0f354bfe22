import type { Command } from 'commander';
import { JobQueue } from '../../queue/job-queue.ts';
import { patiently } from '../../worker/patience.ts';
import { work } from '../../worker/work.ts';
import { describeSummary, Progress } from '../progress.ts';
import { addWorkOptions, jobOptionsOf, type WorkFlags } from '../work-options.ts';
import { printAnswer, withDatabase } from '../with-database.ts';

interface WorkerFlags extends WorkFlags {
  readonly untilEmpty?: boolean;
}

export function defineWorker(program: Command, signal: AbortSignal): void {
  const command = program
    .command('worker')
    .description('analyse what is queued, until it is stopped')
    .option('--until-empty', 'end when nothing is queued')
    .addHelpText(
      'after',
      `
Any number of workers can run, on any number of machines. One that is killed loses nothing: others do its work again.

Examples:
  lintel-org worker --database postgres://db.example.org/lintel --jobs 4`,
    );
  addWorkOptions(command).action((flags: WorkerFlags) => runWorker(flags, signal));
}

async function runWorker(flags: WorkerFlags, signal: AbortSignal): Promise<void> {
  const options = jobOptionsOf(flags);
  await withDatabase(flags, async (database) => {
    const progress = new Progress();
    const patience = { signal, onWait: progress.noteWait };
    const queue = await patiently(() => JobQueue.open(database), patience);
    try {
      await work(database, queue, {
        ...options,
        ...patience,
        lanes: flags.jobs,
        untilEmpty: flags.untilEmpty === true,
        onResult: progress.note,
      });
    } finally {
      await queue.close();
    }
    const summary = progress.end();
    printAnswer(flags, summary, () => [describeSummary(summary)]);
  });
}
