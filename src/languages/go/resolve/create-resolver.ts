// Collects what the Go resolver needs from the project.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { type AssumedModule, assumeModules } from './assume-modules.ts';
import { ImportPaths } from './import-paths.ts';
import { Modules } from './modules.ts';
import { PackageIndex } from './package-index.ts';
import { GoResolver } from './resolver.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { childPath } from '../../../std/paths.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const index = new PackageIndex(files);
  const modules = new Modules(project.manifests);
  const assumed = assumeModules(files, index, modules);
  const paths = new ImportPaths(project.entries, index, modules, assumed);
  return new GoResolver(index, paths, [...modules.diagnostics, ...assumed.map(missing)]);
}

function missing({ path, folder }: AssumedModule): Diagnostic {
  const file = childPath(folder, 'go.mod');
  const message = `There is no ${file}; judging by imports, the module is assumed to be ${path}`;
  return invalidManifest(file, message);
}
