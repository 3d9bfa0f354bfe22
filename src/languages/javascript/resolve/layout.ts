// How the project is laid out. Read once per run; all that resolves an import asks here.
import type { EntryKind } from '../../../model/project.ts';
import type { PlatformFiles } from './platform-files.ts';
import type { Preference } from './probe-file.ts';
import type { ProjectPackages } from './project-packages.ts';
import type { ConfigFinder } from './tsconfig-for-file.ts';
import type { Tsconfig } from './tsconfig.ts';

export interface Layout {
  /** What stands where. */
  readonly entries: ReadonlyMap<string, EntryKind>;
  readonly packages: ProjectPackages;
  readonly configs: ConfigFinder;
  readonly platforms: PlatformFiles;
}

/** All that decides where a specifier leads, beside the specifier: files with the same scope share their answers. */
export interface Scope {
  readonly folder: string;
  readonly config: Tsconfig | undefined;
  readonly preference: Preference;
}
