// Where the results of an analysis go, decided before it starts: a contradiction in the flags costs no waiting.
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
    throw new UserError('--out takes one format; use --out-dir for several.');
  }
  if (outDir !== undefined) throw new UserError('--out and --out-dir exclude each other; give one of them.');
  if (out !== '-') return { kind: 'file', exporter, path: out };
  if (flags.json === true) throw new UserError('--json and --out - both want stdout; give one of them.');
  return { kind: 'stdout', exporter };
}

/** Where a format goes in an output directory, as the person would name it. */
export function outputFile(directory: string, exporter: Exporter): string {
  return join(directory, exporter.fileName);
}

/** Returns the files written, as the person would name them; those of them that are `done` were written before. */
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
