// The arguments of `lintel diff`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { listFormats, listRows } from '../list-rows.ts';
import { collect, formatBesidesText, parsePort } from '../option-values.ts';
import { conditions, parseConditions } from '../diff/conditions.ts';
import { diffFormats } from '../diff/formats.ts';
import { addAnalysisOptions } from '../analysis-options.ts';
import type { DiffFlags } from '../diff/diff-flags.ts';

export function defineDiff(program: Command, context: CommandContext): void {
  const command = program
    .command('diff')
    .description('show what a change does to the architecture')
    .argument('[base]', 'what to compare with: a revision or a report (default: where this branch began)')
    .argument('[head]', 'what to compare: a revision or a report (default: the working tree)')
    .option('--project <folder>', 'folder of the project in its repository (default: .)')
    .option('--staged', 'compare what is staged instead of the working tree')
    .option('--format <format>', 'format of the change (default: text)', formatBesidesText(diffFormats))
    .option('--out <file>', 'write the change to this file; text is printed as well')
    .option('--fail-on <list>', 'exit with 1 if one of these is true, separated by commas', parseConditions)
    .option('--serve', 'serve the page with the change to your browser')
    .option('--host <address>', 'with --serve: address to listen on', '127.0.0.1')
    .option(
      '--port <port>',
      'with --serve: port to listen on (default: first free port from 3000)',
      parsePort,
    )
    .option('--open', 'with --serve: open the page in your browser')
    .option('--token [token]', 'with --serve: require this token (generated if omitted)')
    .option('--allowed-host <name>', 'with --serve: accept this Host header; can be repeated', collect);
  addAnalysisOptions(command, { history: false })
    .addHelpText(
      'after',
      `
Formats:
${listFormats(diffFormats)}

Conditions of --fail-on:
${listRows(conditions)}

Exit codes: 0 no condition is true, 1 one is true, 2 wrong usage or bad input

Examples:
  lintel diff                        this branch and what is not committed, against where it began
  lintel diff HEAD                   what is not committed
  lintel diff HEAD --staged          what is staged
  lintel diff v1.2 v1.3              two revisions
  lintel diff main...feature         a branch against the commit where it left main
  lintel diff old.json new.json      two reports
  lintel diff --fail-on new-cycle,new-violation,health
  lintel diff --format markdown --out comment.md
  lintel diff --serve --open         the page with the change in your browser`,
    )
    .action(async (base: string | undefined, head: string | undefined, flags: DiffFlags) => {
      const { runDiff } = await import('./diff.ts');
      await runDiff({ base, head }, flags, context);
    });
}
