// The configs and packages of a project, read once.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import { ProjectAliases } from './config-aliases.ts';
import { ImportMaps } from './deno-config.ts';
import { type ProjectPackages, readProjectPackages } from './project-packages.ts';
import { ConfigFinder } from './tsconfig-for-file.ts';
import { TsconfigReader } from './tsconfig-reader.ts';

export interface ProjectConfigs {
  readonly packages: ProjectPackages;
  readonly configs: ConfigFinder;
  readonly aliases: ProjectAliases;
  readonly importMaps: ImportMaps;
  /** Of the configs read so far. */
  readonly diagnostics: readonly Diagnostic[];
}

const known = new WeakMap<Project, Promise<ProjectConfigs>>();

export function readProjectConfigs(project: Project): Promise<ProjectConfigs> {
  let read = known.get(project);
  if (read === undefined) known.set(project, (read = readConfigs(project)));
  return read;
}

async function readConfigs(project: Project): Promise<ProjectConfigs> {
  const diagnostics: Diagnostic[] = [];
  const packages = await readProjectPackages(project, diagnostics);
  const configs = new ConfigFinder(new TsconfigReader(project, packages, diagnostics));
  const importMaps = new ImportMaps(project, diagnostics);
  return { packages, configs, aliases: new ProjectAliases(project), importMaps, diagnostics };
}
