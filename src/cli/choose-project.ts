// Chooses the project for a question: the one given, or the one that contains the current folder.
import { join } from 'node:path';
import { findProjectAround } from '../open/find-project.ts';
import type { CommandContext } from './command-context.ts';
import type { AnalysisFlags } from './analysis-options.ts';
import { defaultOutputDirectory } from './output-plan.ts';

export interface ChosenProject {
  readonly folder: string;
  /** The directory of its cache. */
  readonly outputDirectory: string;
  /** Says that the project is not the current folder, if none was given. */
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
