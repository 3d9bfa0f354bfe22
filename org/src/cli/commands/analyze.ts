import type { Command } from 'commander';
import { countOf, exitCode, printable, UserError } from '../../lintel.ts';
import { JobQueue } from '../../queue/job-queue.ts';
import { findNewCommits } from '../../repositories/find-new-commits.ts';
import { work } from '../../worker/work.ts';
import { describeSummary, Progress } from '../progress.ts';
import { addWorkOptions, jobOptionsOf, type WorkFlags } from '../work-options.ts';
import { printAnswer, withDatabase } from '../with-database.ts';

interface AnalyzeFlags extends WorkFlags {
  readonly retry?: boolean;
  readonly work: boolean;
}

export function defineAnalyze(program: Command, signal: AbortSignal): void {
  const command = program
    .command('analyze')
    .description('analyse the newest commit of each repository, where that is not done yet')
    .option('--retry', 'try again what was set aside')
    .option('--no-work', 'only queue the commits: workers analyse them')
    .addHelpText(
      'after',
      `
Examples:
  lintel-org analyze
  lintel-org analyze --jobs 2 --time-limit 120 --memory-limit 2GiB
  lintel-org analyze --no-work --database postgres://db.example.org/lintel`,
    );
  addWorkOptions(command).action((flags: AnalyzeFlags) => runAnalyze(flags, signal));
}

async function runAnalyze(flags: AnalyzeFlags, signal: AbortSignal): Promise<void> {
  const options = { ...jobOptionsOf(flags), signal };
  await withDatabase(flags, async (database) => {
    const queue = await JobQueue.open(database);
    try {
      const remote = { credentials: options.credentials, signal, timeoutMs: options.timeMs };
      const found = await findNewCommits(database, { ...remote, retry: flags.retry === true });
      const known = found.wanted.length + found.upToDate + found.setAside + found.unreachable.length;
      if (known === 0) throw new UserError('No repository is known yet. Add some: lintel-org add PATH|URL…');
      await queue.add(found.wanted);
      for (const { repository, reason } of found.unreachable) {
        process.stderr.write(`${printable(`${repository} cannot be reached: ${reason}`)}\n`);
      }
      if (!flags.work) {
        printAnswer(flags, found, () => [`Queued ${countOf(found.wanted.length, 'commit')}.`]);
        return;
      }
      const progress = new Progress((await queue.count()).waiting);
      await work(database, queue, {
        ...options,
        lanes: flags.jobs,
        untilEmpty: true,
        onResult: progress.note,
        onWait: progress.noteWait,
      });
      const summary = progress.end();
      signal.throwIfAborted();
      const { upToDate, setAside, unreachable } = found;
      printAnswer(flags, { ...summary, upToDate, unreachable, stillSetAside: setAside }, () => [
        describeSummary(summary),
        ...(upToDate === 0
          ? []
          : [`${countOf(upToDate, 'repository was', 'repositories were')} up to date.`]),
        ...(setAside === 0
          ? []
          : [
              `${countOf(setAside, 'repository is', 'repositories are')} still set aside: see lintel-org status.`,
            ]),
      ]);
      if (summary.setAside.length + unreachable.length > 0) process.exitCode = exitCode.failed;
    } finally {
      await queue.close();
    }
  });
}
