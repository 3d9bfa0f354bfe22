// From a folder on disk to its report: what the command, the session and the API call.
import { analyze } from './analyze.ts';
import type { FolderMemory } from './cache/folder-memory.ts';
import type { AnalyzeOptions } from './config/analyze-options.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Report } from './model/report.ts';
import { version } from './model/version.ts';
import { type OpenedProject, openProject } from './open-project.ts';

/** What is learned is taken from the memory, where there is one, and left there; to save it is for the caller. */
export async function analyzeFolder(
  path: string,
  options: AnalyzeOptions = {},
  memory?: FolderMemory,
): Promise<Report> {
  return analyzeProject(await openProject(path, options), memory);
}

export function analyzeProject(
  { project, options, run, crew, lookedAtMs }: OpenedProject,
  memory?: FolderMemory,
  pipeline: typeof analyze = analyze,
): Promise<Report> {
  return pipeline(project, options, run, memory?.open(keyOf(project, options), lookedAtMs), crew);
}

/** All that decides what is found in a file, beside it. The built module's name carries a hash of the code it leads to. */
function keyOf({ root }: Project, { maxFileSize }: Options): string {
  return JSON.stringify([version, import.meta.url, root, maxFileSize]);
}
