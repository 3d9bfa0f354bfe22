// Everything a Python resolver needs to know of the project, gathered once.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { AbsoluteImports } from './absolute-imports.ts';
import { Distributions } from './distributions.ts';
import { readManifests } from './manifests.ts';
import { ModuleTree } from './module-tree.ts';
import { RelativeImports } from './relative-imports.ts';
import { PythonResolver } from './resolver.ts';
import { SearchPath } from './search-path.ts';
import { findSourceRoots } from './source-roots.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const manifests = await readManifests(project.manifests);
  const tree = new ModuleTree(project, files);
  const roots = findSourceRoots(project.entries, files, tree, manifests);
  const path = new SearchPath(roots.all, project.entries.keys());
  const absolute = new AbsoluteImports(project, tree, roots, path, new Distributions(manifests.dependencies));
  return new PythonResolver(tree, absolute, new RelativeImports(tree, roots), manifests.diagnostics);
}
