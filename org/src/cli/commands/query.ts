import type { Command } from 'commander';
import type { Database } from '../../database/database.ts';
import { findCycles } from '../../query/find-cycles.ts';
import { findImpact } from '../../query/find-impact.ts';
import { findTrend } from '../../query/find-trend.ts';
import { findUses } from '../../query/find-uses.ts';
import { findVersions } from '../../query/find-versions.ts';
import { findWorst } from '../../query/find-worst.ts';
import { readRepositoryGraph } from '../../query/repository-graph.ts';
import { parseCount } from '../work-options.ts';
import * as words from '../describe-answers.ts';
import {
  addDatabaseOption,
  addJsonOption,
  type DatabaseFlags,
  type JsonFlags,
  printAnswer,
  withDatabase,
} from '../with-database.ts';

type QueryFlags = DatabaseFlags & JsonFlags & { readonly files: number; readonly top: number };

export function defineQuery(program: Command): void {
  const query = program
    .command('query')
    .description('ask across all repositories')
    .addHelpText(
      'after',
      `
Examples:
  lintel-org query uses @acme/ui
  lintel-org query uses pkg:pypi/requests --json
  lintel-org query impact billing
  lintel-org query versions react`,
    );
  defineQuestion(
    query
      .command('uses')
      .description('who uses a package, and in which files')
      .argument('<package>', 'name or package URL')
      .option('--files <n>', 'files to list for each repository', parseCount, 3),
    (database, { files }, name) => findUses(database, name!, files),
    words.describeUses,
  );
  defineQuestion(
    query
      .command('impact')
      .description('which repositories a change of one can break')
      .argument('<repository>', 'name of the repository'),
    async (database, _, name) => findImpact(await readRepositoryGraph(database), name!),
    words.describeImpact,
  );
  defineQuestion(
    query.command('cycles').description('repositories that depend on each other in a circle'),
    async (database) => findCycles(await readRepositoryGraph(database)),
    words.describeCycles,
  );
  defineQuestion(
    query
      .command('versions')
      .description('which versions of a package are asked for')
      .argument('<package>', 'name or package URL'),
    (database, _, name) => findVersions(database, name!),
    words.describeVersions,
  );
  defineQuestion(
    query
      .command('trend')
      .description('how health and findings went, by month')
      .argument('[repository]', 'name of a repository (default: all)'),
    (database, _, name) => findTrend(database, name),
    words.describeTrend,
  );
  defineQuestion(
    query
      .command('worst')
      .description('the largest findings and the lowest health')
      .option('--top <n>', 'how many', parseCount, 10),
    (database, { top }) => findWorst(database, top),
    words.describeWorst,
  );
}

type Ask<Answer> = (database: Database, flags: QueryFlags, name?: string) => Promise<Answer>;

function defineQuestion<Answer>(
  command: Command,
  ask: Ask<Answer>,
  describe: (answer: Answer) => readonly string[],
): void {
  addJsonOption(addDatabaseOption(command)).action(async (...args: unknown[]) => {
    // Commander gives the argument if there is one, then the flags, then the command.
    const flags = args.at(-2) as QueryFlags;
    const name = args.length > 2 ? (args[0] as string | undefined) : undefined;
    const answer = await withDatabase(flags, (database) => ask(database, flags, name));
    printAnswer(flags, answer, () => describe(answer));
  });
}
