// Everything a Go resolver needs to know of the project, gathered once.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { assumeModule } from './assumed-module.ts';
import { ImportPaths } from './import-paths.ts';
import { Modules } from './modules.ts';
import { PackageIndex } from './package-index.ts';
import { GoResolver } from './resolver.ts';
import { invalidManifest } from '../../kit/parsed.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const index = new PackageIndex(files);
  const modules = new Modules(project.manifests);
  const assumed = assumeModule(files, index, modules);
  const paths = new ImportPaths(project.entries, index, modules, assumed);
  const diagnostics = assumed === undefined ? [] : [missing(assumed)];
  return new GoResolver(index, paths, [...modules.diagnostics, ...diagnostics]);
}

function missing(assumed: string): Diagnostic {
  const message = `There is no go.mod; assumed that the module is ${assumed}, as its imports say`;
  return invalidManifest('go.mod', message);
}
