// The arguments of `lintel export`. The implementation is loaded when the command runs.
import type { Command } from 'commander';
import type { Exporter } from '../../exporters/exporter.ts';
import type { CommandContext } from '../command-context.ts';
import { formats } from '../formats.ts';
import { parseDepth, parseFormat, parseMaxBoxes } from '../option-values.ts';
import type { ExportFlags } from './export.ts';

export function defineExport(program: Command, context: CommandContext): void {
  program
    .command('export')
    .description('convert a report to another format')
    .argument('<format>', formats.map(({ id }) => id).join(', '), parseFormat)
    .argument('[report]', 'path of the report (- for stdin)', '.lintel/graph.json')
    .option('--out <file>', 'write to this file (- for stdout)', '-')
    .optionsGroup('For mermaid and dot:')
    .option('--focus <file>', 'draw only what this file depends on and what depends on it')
    .option('--depth <n>', 'how many steps from --focus (default: 2)', parseDepth)
    .option('--folders', 'draw folders instead of files')
    .option('--max-boxes <n>', 'limit the diagram to this many boxes; groups files by folder', parseMaxBoxes)
    .option('--no-tests', 'leave out tests and their data')
    .addHelpText(
      'after',
      `
The first lines of a diagram, and stderr, list what was left out.

Examples:
  lintel export mermaid
  lintel export mermaid --focus src/cart.ts --depth 1
  lintel export mermaid --folders --max-boxes 20 --no-tests
  lintel export dot shop.json | dot -Tsvg > shop.svg
  lintel export csv --out dependencies.csv
  lintel export html --out shop.html`,
    )
    .action(async (format: Exporter, report: string, flags: ExportFlags) => {
      const { runExport } = await import('./export.ts');
      await runExport(format, report, flags, context);
    });
}
