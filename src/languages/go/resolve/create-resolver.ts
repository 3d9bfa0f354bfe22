// Collects what the Go resolver needs from the project.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { ImportPaths } from './import-paths.ts';
import { Modules } from './modules.ts';
import { PackageIndex } from './package-index.ts';
import { GoResolver } from './resolver.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { folderOf } from '../../kit/paths.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const index = new PackageIndex(files);
  const modules = new Modules(project.manifests);
  const assumed = assumeModule(files, index, modules);
  const paths = new ImportPaths(project.entries, index, modules, assumed);
  const diagnostics = assumed === undefined ? [] : [missing(assumed)];
  return new GoResolver(index, paths, [...modules.diagnostics, ...diagnostics]);
}

function missing(assumed: string): Diagnostic {
  const message = `There is no go.mod; judging by imports, the module is assumed to be ${assumed}`;
  return invalidManifest('go.mod', message);
}

/** Longer paths are ignored. */
const maxParts = 24;

function assumeModule(
  files: readonly ExtractedFile[],
  index: PackageIndex,
  modules: Modules,
): string | undefined {
  const counts = new Map<string, number>();
  for (const path of importsOutsideModules(files, modules)) {
    for (let slash = path.indexOf('/', 1); slash !== -1; slash = path.indexOf('/', slash + 1)) {
      if (index.packageIn(path.slice(slash + 1)) === undefined) continue;
      const prefix = path.slice(0, slash);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
    }
  }
  let best: string | undefined;
  for (const [prefix, count] of counts) if (count > (counts.get(best ?? '') ?? 0)) best = prefix;
  return best;
}

function importsOutsideModules(files: readonly ExtractedFile[], modules: Modules): Set<string> {
  const paths = new Set<string>();
  for (const { file, imports } of files) {
    if (modules.around(folderOf(file.path)) !== undefined) continue;
    for (const { kind, specifier } of imports) {
      const parts = kind === 'static' ? specifier.split('/') : [];
      if (parts.length > 1 && parts.length <= maxParts && (parts[0] ?? '').includes('.'))
        paths.add(specifier);
    }
  }
  return paths;
}
