import type { Command } from 'commander';
import { ownFolder } from '../../database/open-database.ts';
import { JobQueue } from '../../queue/job-queue.ts';
import { addDatabaseOption, type DatabaseFlags, withDatabase } from '../with-database.ts';

export function defineInit(program: Command): void {
  const command = program.command('init').description('create the database, or bring its tables up to date');
  addDatabaseOption(command).action(async (flags: DatabaseFlags) => {
    await withDatabase(flags, async (database) => {
      const queue = await JobQueue.open(database);
      await queue.close();
      const place = database.kind === 'embedded' ? `the folder ${ownFolder}` : 'the PostgreSQL server';
      process.stdout.write(`The database in ${place} is ready. Next: lintel-org add PATH|URL…\n`);
    });
  });
}
