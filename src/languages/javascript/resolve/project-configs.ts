// The configs and packages of a project, read once.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { readAliases } from './config-aliases.ts';
import { readImportMaps } from './deno-config.ts';
import { readProjectPackages } from './project-packages.ts';
import type { Layout } from './scope.ts';
import { Tsconfigs } from './tsconfigs.ts';

type ProjectConfigs = Pick<Layout, 'packages' | 'configs' | 'aliases' | 'importMaps'> & {
  /** Of the configs read so far. */
  readonly diagnostics: readonly Diagnostic[];
};

const known = new WeakMap<Project, Promise<ProjectConfigs>>();

export function readProjectConfigs(project: Project): Promise<ProjectConfigs> {
  return getOrAdd(known, project, () => readConfigs(project));
}

async function readConfigs(project: Project): Promise<ProjectConfigs> {
  const diagnostics: Diagnostic[] = [];
  const packages = await readProjectPackages(project, diagnostics);
  const configs = new Tsconfigs(project, packages, diagnostics);
  const importMaps = readImportMaps(project, diagnostics);
  return { packages, configs, aliases: readAliases(project), importMaps, diagnostics };
}
