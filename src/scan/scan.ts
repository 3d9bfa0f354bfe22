// From a folder on disk to the project that the later stages see.
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import type { Wanted } from './wanted.ts';

export function scan(
  root: string,
  options: Options,
  wanted: readonly Wanted[],
  run: Run = {},
): Promise<Project> {
  throw new Error(`Not written yet: ${root} ${options.top} ${wanted.length} ${run.signal?.aborted}`);
}
