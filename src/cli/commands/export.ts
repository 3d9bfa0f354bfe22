// `lintel export`: converts a report to another format.
import type { Exporter } from '../../exporters/exporter.ts';
import { type PictureOptions, wholePicture } from '../../exporters/picture.ts';
import type { Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { writeFileWhole } from '../../output/write-file-whole.ts';
import { nearestPaths } from '../../std/nearest-paths.ts';
import { printable } from '../../std/printable.ts';
import type { CommandContext } from '../command-context.ts';
import { loadReport } from '../load-report.ts';
import { print } from '../terminal.ts';

export interface ExportFlags {
  readonly out: string;
  readonly focus?: string;
  readonly depth?: number;
  readonly folders?: true;
  readonly maxBoxes?: number;
  /** False for --no-tests. */
  readonly tests: boolean;
}

export async function runExport(
  exporter: Exporter,
  path: string,
  flags: ExportFlags,
  { signal }: CommandContext,
): Promise<void> {
  rejectUselessFlags(exporter, flags);
  const report = await loadReport(path, signal);
  const picture = exporter.draw?.(report, pictureOptions(report, flags));
  const chunks = picture?.text ?? exporter.render(report);
  for (const note of picture?.notes ?? []) process.stderr.write(`${printable(note)}\n`);
  if (flags.out === '-') await print(chunks);
  else writeFileWhole(flags.out, chunks);
}

function rejectUselessFlags(exporter: Exporter, flags: ExportFlags): void {
  const given = [
    flags.focus === undefined ? undefined : '--focus',
    flags.depth === undefined ? undefined : '--depth',
    flags.folders === undefined ? undefined : '--folders',
    flags.maxBoxes === undefined ? undefined : '--max-boxes',
    flags.tests ? undefined : '--no-tests',
  ].find((flag) => flag !== undefined);
  if (given !== undefined && exporter.draw === undefined)
    throw new UserError(
      `${given} is for diagrams (mermaid, dot). ${exporter.id} always has the whole report.`,
    );
  if (flags.depth !== undefined && flags.focus === undefined)
    throw new UserError('--depth counts the steps from --focus. Give the file with --focus FILE.');
}

function pictureOptions(
  report: Report,
  { focus, depth, folders, maxBoxes, tests }: ExportFlags,
): PictureOptions {
  return {
    focus: focus === undefined ? undefined : findFocus(report, focus, tests),
    depth: depth ?? wholePicture.depth,
    folders: folders === true,
    maxBoxes: maxBoxes ?? wholePicture.maxBoxes,
    tests,
  };
}

/** The ID of the file. Paths may start with `./` and have backslashes. */
function findFocus({ detailed }: Report, written: string, tests: boolean): string {
  const wanted = written.replaceAll('\\', '/').replace(/^\.\/(?!pkg:)/, '');
  const files = detailed.nodes.filter((node) => node.type === 'file');
  const file = files.find(({ id }) => id === written || id === wanted);
  if (file === undefined) {
    const near = nearestPaths(
      wanted,
      files.map(({ id }) => id),
    );
    const hint =
      near.length === 0 ? 'Give a path relative to the project root.' : `Did you mean ${near.join(', ')}?`;
    throw new UserError(`--focus "${written}": the report has no such file. ${hint}`);
  }
  if (!tests && (file.role === 'test' || file.role === 'fixture'))
    throw new UserError(`--focus "${written}" is a test, which --no-tests leaves out.`);
  return file.id;
}
