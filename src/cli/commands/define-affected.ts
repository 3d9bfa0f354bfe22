// The arguments of `lintel affected`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { parseMaxTokens } from '../option-values.ts';
import type { AffectedFlags } from './affected.ts';
import { addAnalysisOptions } from '../analysis-options.ts';

export function defineAffected(program: Command, context: CommandContext): void {
  const command = program
    .command('affected')
    .description('list what a change affects: files, tests or packages, one per line')
    .argument('[files...]', 'changed files, folders or globs; - reads a list from stdin')
    .option('--since <revision>', 'everything that changed since the branch left this revision; needs git')
    .option('--tests', 'list the tests that can see the change')
    .option('--packages', "list the folders of the project's packages")
    .option('--json', 'write everything with its reasons as JSON')
    .option(
      '--max-tokens <n>',
      'write the answer in words instead, in about this many tokens',
      parseMaxTokens,
    )
    .option('--null', 'end each path with a NUL byte, for xargs -0')
    .option('--stdin', 'read the changed files from stdin, one per line or NUL-separated')
    .option('--quiet', 'do not write the reasons to stderr')
    .option('--project <folder>', 'folder of the project (default: the project around this folder)');
  addAnalysisOptions(command, { history: false })
    .addHelpText(
      'after',
      `
Without files and --since: everything that changed since this branch began, committed or not.

Exit codes: 0 success, also if nothing is affected; 2 wrong usage or invalid input

Examples:
  lintel affected                                 files that this branch affects
  lintel affected src/cart.ts                     files that depend on one file
  lintel affected --since origin/main --tests     tests to run before a merge
  set -o pipefail; lintel affected --tests --null | xargs -0 -r npx vitest run
  git diff --name-only HEAD~3 | lintel affected --stdin --packages`,
    )
    .action(async (files: readonly string[], flags: AffectedFlags) => {
      const { runAffected } = await import('./affected.ts');
      await runAffected(files, flags, context);
    });
}
