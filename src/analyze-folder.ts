// From a folder on disk to its report: what the command, the session and the API call.
import { analyze, analyzeLearned, followImports } from './analyze.ts';
import type { FolderMemory } from './cache/folder-memory.ts';
import type { AnalyzeOptions } from './config/analyze-options.ts';
import type { Options } from './model/options.ts';
import type { Project } from './model/project.ts';
import type { Report } from './model/report.ts';
import type { Resolution } from './model/resolution.ts';
import { version } from './model/version.ts';
import { type OpenedProject, openProject } from './open-project.ts';

/** What is learned is taken from the cache file, where one is named, and left there. */
export async function analyzeFolder(
  path: string,
  options: AnalyzeOptions = {},
  cacheFile?: string,
): Promise<Report> {
  return analyzeOnce(await openProject(path, options), cacheFile);
}

export function analyzeOnce(opened: OpenedProject, cacheFile: string | undefined): Promise<Report> {
  const { project, options, run, crew } = opened;
  return cacheFile === undefined
    ? analyze(project, options, run, undefined, crew)
    : analyzeLearned(project, options, () => learn(opened, cacheFile));
}

/** A function of its own: the cache is written and gone before the report is made, and the two never share the memory. */
async function learn(opened: OpenedProject, cacheFile: string): Promise<Resolution> {
  const { project, options, run, crew, lookedAtMs } = opened;
  const { PassingCache } = await import('./cache/passing-cache.ts');
  const cache = new PassingCache(cacheFile, keyOf(project, options), lookedAtMs);
  const resolution = await followImports(project, run, cache, crew);
  cache.save();
  return resolution;
}

/** For who analyses again: what is learned stays in the memory, and to save it is for the caller. */
export function analyzeAgain(
  { project, options, run, crew, lookedAtMs }: OpenedProject,
  memory: FolderMemory | undefined,
  pipeline: typeof analyze,
): Promise<Report> {
  return pipeline(project, options, run, memory?.open(keyOf(project, options), lookedAtMs), crew);
}

/** All that decides what is found in a file, beside it. The built module's name carries a hash of the code it leads to. */
function keyOf({ root }: Project, { maxFileSize }: Options): string {
  return JSON.stringify([version, import.meta.url, root, maxFileSize]);
}
