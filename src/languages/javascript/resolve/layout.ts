// The layout of the project, read once per run and shared by all resolvers.
import type { ProjectAliases } from './config-aliases.ts';
import type { ImportMaps } from './deno-config.ts';
import type { Loading } from './export-map.ts';
import type { PlatformFiles } from './platform-files.ts';
import type { Lookup, Preference } from './probe-file.ts';
import type { ProjectPackages } from './project-packages.ts';
import type { ConfigFinder } from './tsconfig-for-file.ts';
import type { Tsconfig } from './tsconfig.ts';

export interface Layout extends Lookup {
  readonly packages: ProjectPackages;
  readonly configs: ConfigFinder;
  readonly aliases: ProjectAliases;
  readonly importMaps: ImportMaps;
  readonly platforms: PlatformFiles;
}

/** Everything besides the specifier that affects its target: files with the same scope share results. */
export interface Scope {
  readonly folder: string;
  readonly config: Tsconfig | undefined;
  readonly preference: Preference;
  readonly loading: Loading;
  /** The importing file, where a name seemed to mean the file itself. */
  readonly except?: string;
}
