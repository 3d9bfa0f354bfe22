// From a folder on disk to its report.
import { analyze } from '../analyze.ts';
import type { AnalyzeOptions } from '../config/analyze-options.ts';
import type { Report } from '../model/report.ts';
import { type OpenedProject, openProject } from '../open/open-project.ts';

/** Reads and writes the cache file, if there is one. */
export async function analyzeFolder(
  path: string,
  options: AnalyzeOptions = {},
  cacheFile?: string,
): Promise<Report> {
  return analyzeOpened(await openProject(path, options, { cacheFile }), cacheFile);
}

export async function analyzeOpened(opened: OpenedProject, cacheFile: string | undefined): Promise<Report> {
  const { project, options, context } = opened;
  if (cacheFile === undefined) return analyze(project, options, context);
  const { DiskCache } = await import('../cache/disk-cache.ts');
  const { cacheKey: key, scanStartedMs } = opened;
  const cache = new DiskCache({ file: cacheFile, key, scanStartedMs, isReused: false });
  return analyze(project, options, { ...context, cache });
}
