// What decides where a specifier leads: the project, and the place of the importing file in it.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import type { NearestUpward } from '../../kit/nearest-upward.ts';
import { type AliasConfig, readAliases } from './config-aliases.ts';
import { type ImportMap, readImportMaps } from './deno-config.ts';
import type { Loading } from './export-map.ts';
import type { PlatformFiles } from './platform-files.ts';
import type { Lookup } from './probe-file.ts';
import { type ProjectPackages, readProjectPackages } from './project-packages.ts';
import type { Tsconfig } from './tsconfig.ts';
import { Tsconfigs } from './tsconfigs.ts';

/** The layout of the project, read once per run. */
export interface Layout extends Pick<Lookup, 'entries'> {
  readonly packages: ProjectPackages;
  readonly configs: Tsconfigs;
  /** Those of tests last in each folder. */
  readonly aliases: NearestUpward<readonly AliasConfig[]>;
  readonly importMaps: NearestUpward<ImportMap>;
  readonly platforms: PlatformFiles;
}

/** Everything besides the specifier that affects its target: files with the same scope share results. */
export interface Scope extends Layout, Lookup {
  readonly folder: string;
  readonly config: Tsconfig | undefined;
  readonly loading: Loading;
  /** The importing file, where a name seemed to mean the file itself. */
  readonly except?: string;
}

type ProjectConfigs = Omit<Layout, 'entries' | 'platforms'> & {
  /** Of the configs read so far. */
  readonly diagnostics: readonly Diagnostic[];
};

const known = new WeakMap<Project, Promise<ProjectConfigs>>();

/** Once per project. */
export function readProjectConfigs(project: Project): Promise<ProjectConfigs> {
  return getOrAdd(known, project, async () => {
    const diagnostics: Diagnostic[] = [];
    const packages = await readProjectPackages(project, diagnostics);
    const configs = new Tsconfigs(project, packages, diagnostics);
    const importMaps = readImportMaps(project, diagnostics);
    return { packages, configs, aliases: readAliases(project), importMaps, diagnostics };
  });
}
