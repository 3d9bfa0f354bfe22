// Decides where the results go, before the analysis starts, so that contradictory flags are reported immediately.
import { join } from 'node:path';
import type { Exporter } from '../exporters/exporter.ts';
import { json } from '../exporters/json.ts';
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { prepareOutputDirectory } from '../output/prepare-output-directory.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';

export const defaultOutputDirectory = '.lintel';

export interface OutputFlags {
  readonly format?: readonly Exporter[];
  readonly out?: string;
  readonly outDir?: string;
  readonly json?: boolean;
}

export type OutputPlan =
  | { readonly kind: 'stdout'; readonly exporter: Exporter }
  | { readonly kind: 'file'; readonly exporter: Exporter; readonly path: string }
  | { readonly kind: 'directory'; readonly exporters: readonly Exporter[]; readonly path: string };

export function planOutput(flags: OutputFlags): OutputPlan {
  const formats = flags.format ?? [json];
  const { out, outDir } = flags;
  if (out === undefined) {
    return { kind: 'directory', exporters: formats, path: outDir ?? defaultOutputDirectory };
  }
  const [exporter, ...more] = formats;
  if (exporter === undefined || more.length > 0) {
    throw new UserError('--out can write only one format. Use --out-dir for several.');
  }
  if (outDir !== undefined) throw new UserError('--out and --out-dir cannot be used together.');
  if (out !== '-') return { kind: 'file', exporter, path: out };
  if (flags.json === true) throw new UserError('--json and --out - both write to stdout. Use one of them.');
  return { kind: 'stdout', exporter };
}

/** The path of a format in the output directory. */
export function outputFile(directory: string, exporter: Exporter): string {
  return join(directory, exporter.fileName);
}

/** Returns the paths of all files; those in `done` are already written. */
export function writeOutputs(
  plan: Exclude<OutputPlan, { kind: 'stdout' }>,
  report: () => Report,
  done: readonly string[],
): readonly string[] {
  if (plan.kind === 'file') {
    writeFileWhole(plan.path, plan.exporter.render(report()));
    return [plan.path];
  }
  prepareOutputDirectory(plan.path);
  return plan.exporters.map((exporter) => {
    const file = outputFile(plan.path, exporter);
    if (!done.includes(file)) writeFileWhole(file, exporter.render(report()));
    return file;
  });
}
