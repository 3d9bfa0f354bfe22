// The arguments of `lintel analyze`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.ts';
import { formats } from '../formats.ts';
import { listRows } from '../list-rows.ts';
import { parseFormats } from '../option-values.ts';
import { addAnalysisOptions } from '../analysis-options.ts';
import type { AnalyzeFlags } from './analyze.ts';

export function defineAnalyze(program: Command, context: CommandContext): void {
  const command = program
    .command('analyze')
    .description('analyse a project, write its report and print a summary')
    .argument('[path]', 'folder of the project', '.')
    .option('--at <revision>', 'analyse a commit, a tag or a branch instead of the files on disk')
    .option('--format <formats>', 'formats to write, separated by commas (default: json)', parseFormats)
    .option('--out <file>', 'write to this file (- for stdout)')
    .option('--out-dir <dir>', 'output folder (default: .lintel)')
    .option('--json', 'print the report instead of the summary')
    .option('--quiet', 'print nothing but errors');
  addAnalysisOptions(command)
    .addHelpText(
      'after',
      `
Formats:
${listRows(formats)}

Examples:
  lintel analyze
  lintel analyze ../shop --exclude '**/*.test.ts' --format json,mermaid
  lintel analyze --at v1.2 --out-dir before
  lintel analyze --json | jq .health`,
    )
    .action(async (path: string, flags: AnalyzeFlags) => {
      const { runAnalyze } = await import('./analyze.ts');
      await runAnalyze(path, flags, context);
    });
}
