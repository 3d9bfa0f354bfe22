// Where a module that a file names leads: to the file that defines it, wherever in the project or its umbrella that is.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportKind } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { plainName, readDependencies } from './mix-manifest.ts';
import { applicationOf } from './standard-modules.ts';
import { nothing, toBuiltin, toFiles, toPackage, unresolved } from '../../kit/targets.ts';
import { namesIn } from '../../kit/declarations.ts';
import { addTo } from '../../kit/multi-map.ts';

const unknown = unresolved('no file of the project defines it, and no dependency is called so');

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const pathsOf = definitionsIn(files);
  const dependencies = readDependencies(project.manifests);
  const outside = new Map<string, Target>();
  return {
    diagnostics: [],
    resolve({ path }, { specifier, kind }) {
      const paths = pathsOf.get(specifier);
      if (paths !== undefined) return paths.includes(path) ? nothing : toFiles(paths);
      let target = outside.get(specifier);
      if (target === undefined) {
        target = lookOutside(specifier, dependencies);
        outside.set(specifier, target);
      }
      return target === nothing ? missing(kind) : target;
    },
  };
}

/** A name alone may be anything; who uses, imports or requires a module needs it. */
function missing(kind: ImportKind): Target {
  return kind === 'reference' ? nothing : unknown;
}

function definitionsIn(files: readonly ExtractedFile[]): Map<string, FilePath[]> {
  const pathsOf = new Map<string, FilePath[]>();
  for (const { file, declares } of files) {
    for (const name of namesIn(declares)) {
      addTo(pathsOf, name, file.path);
    }
  }
  return pathsOf;
}

function lookOutside(name: string, dependencies: ReadonlyMap<string, string>): Target {
  const application = applicationOf(name);
  if (application !== undefined) return toBuiltin(application);
  for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1)) {
    const dependency = dependencies.get(plainName(name.slice(name.startsWith(':') ? 1 : 0, end)));
    if (dependency !== undefined) return toPackage(dependency);
  }
  return nothing;
}
