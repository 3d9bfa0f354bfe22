// The project that a question is about: the one that is named, or the one that the current folder is a part of.
import { join } from 'node:path';
import { findProjectAround } from '../open/find-project.ts';
import type { CommandContext } from './command-context.ts';
import type { AnalysisFlags } from './analysis-options.ts';
import { defaultOutputDirectory } from './output-plan.ts';

export interface ChosenProject {
  readonly folder: string;
  /** Where its cache is. */
  readonly outputDirectory: string;
  /** That it is another folder than the current one, though none was named. */
  readonly note?: string;
}

export async function chooseProject(
  named: string | undefined,
  { config }: AnalysisFlags,
  { signal }: Pick<CommandContext, 'signal'>,
): Promise<ChosenProject> {
  const around = named === undefined ? await findProjectAround('.', { config, signal }) : undefined;
  if (around === undefined) return { folder: named ?? '.', outputDirectory: defaultOutputDirectory };
  return {
    folder: around,
    outputDirectory: join(around, defaultOutputDirectory),
    note: `The project is ${around}, which the current folder is a part of.`,
  };
}
