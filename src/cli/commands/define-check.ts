// The arguments of `lintel check`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import { checkFormats } from '../check/formats.ts';
import type { CommandContext } from '../command-context.ts';
import { listFormats } from '../list-rows.ts';
import { formatBesidesText } from '../option-values.ts';
import { addAnalysisOptions } from '../analysis-options.ts';
import type { CheckFlags } from '../check/check-flags.ts';

export function defineCheck(program: Command, context: CommandContext): void {
  const command = program
    .command('check')
    .description('check the rules of a project; exit code 1 if one is broken')
    .argument('[path]', 'folder of the project', '.')
    .option('--rule <name>', 'check only this rule')
    .option('--since <revision>', 'only what changed since the branch left this revision; needs git')
    .option('--baseline <file>', 'known violations, a file in the project (default: lintel-baseline.json)')
    .option('--update-baseline', 'write the current violations to the baseline')
    .option('--format <format>', 'format of the results (default: text)', formatBesidesText(checkFormats))
    .option('--out <file>', 'write the results to this file; text is printed as well');
  addAnalysisOptions(command)
    .addHelpText(
      'after',
      `
Formats:
${listFormats(checkFormats)}

Exit codes: 0 no new violation, 1 a rule is broken or the baseline has stale entries, 2 wrong rules or usage

Examples:
  lintel check
  lintel check --rule "domain is pure"
  lintel check --since origin/main
  lintel check --update-baseline
  lintel check --format sarif --out lintel.sarif`,
    )
    .action(async (path: string, flags: CheckFlags) => {
      const { runCheck } = await import('./check.ts');
      await runCheck(path, flags, context);
    });
}
