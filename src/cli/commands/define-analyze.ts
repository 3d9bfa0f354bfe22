// The arguments of `lintel analyze`. What it does is loaded when it is called.
import type { Command } from 'commander';
import { exporters } from '../../exporters/index.ts';
import type { CommandContext } from '../command-context.ts';
import { collect, parseFormats, parseSize, parseTop } from '../option-values.ts';
import type { AnalyzeFlags } from './analyze.ts';

export function defineAnalyze(program: Command, context: CommandContext): void {
  const formats = exporters.map(({ id, description }) => `  ${id.padEnd(11)}${description}`);
  program
    // The command that `lintel` alone stands for.
    .command('analyze', { isDefault: true })
    .description('analyse a project, write its report and print a summary')
    .argument('[path]', 'folder of the project', '.')
    .option('--format <formats>', 'what to write, separated by commas (default: json)', parseFormats)
    .option('--out <file>', 'write to this file instead; - is stdout')
    .option('--out-dir <dir>', 'write into this folder instead of .lintel')
    .option('--include <glob>', 'analyse only files that match; can be repeated', collect)
    .option('--exclude <glob>', 'leave out files and folders that match; can be repeated', collect)
    .option('--max-file-size <size>', 'leave the imports of larger files unread (default: 10MiB)', parseSize)
    .option('--top <n>', 'how many complex and critical files the report lists (default: 20)', parseTop)
    .option('--no-config', "do not read the project's own configuration")
    .option('--json', 'print the report instead of the summary')
    .option('--quiet', 'print nothing but errors')
    .addHelpText(
      'after',
      `
Formats:
${formats.join('\n')}

Examples:
  lintel analyze
  lintel analyze ../shop --exclude '**/*.test.ts' --format json,mermaid
  lintel analyze --json | jq .health`,
    )
    .action(async (path: string, flags: AnalyzeFlags) => {
      const { runAnalyze } = await import('./analyze.ts');
      await runAnalyze(path, flags, context);
    });
}
