// The arguments of `lintel export`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { Exporter } from '../../exporters/exporter.ts';
import type { CommandContext } from '../command-context.ts';
import { formats } from '../formats.ts';
import { parseFormat } from '../option-values.ts';

export function defineExport(program: Command, context: CommandContext): void {
  program
    .command('export')
    .description('convert a report to another format')
    .argument('<format>', formats.map(({ id }) => id).join(', '), parseFormat)
    .argument('[report]', 'path of the report (- for stdin)', '.lintel/graph.json')
    .option('--out <file>', 'write to this file (- for stdout)', '-')
    .addHelpText(
      'after',
      `
Examples:
  lintel export mermaid
  lintel export dot shop.json | dot -Tsvg > shop.svg
  lintel export csv --out dependencies.csv
  lintel export html --out shop.html`,
    )
    .action(async (format: Exporter, report: string, { out }: { out: string }) => {
      const { runExport } = await import('./export.ts');
      await runExport(format, report, out, context);
    });
}
