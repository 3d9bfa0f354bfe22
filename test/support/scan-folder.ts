import { defaultOptions } from '../../src/config/default-options.ts';
import { languages } from '../../src/languages/index.ts';
import type { Options } from '../../src/model/options.ts';
import type { Project } from '../../src/model/project.ts';
import { scan } from '../../src/scan/scan.ts';

/** What a scan with these options sees of a folder on disk. */
export function scanFolder(folder: string, options: Partial<Options> = {}): Promise<Project> {
  return scan(folder, { ...defaultOptions, ...options }, { languages });
}

export function pathsOf(project: Project): string[] {
  return project.files.map(({ path }) => path);
}
