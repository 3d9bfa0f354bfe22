// Python: imports and how they resolve.
import type { Language } from '../language.ts';
import { pythonFiles } from './files.ts';
import { extractImports } from './extract/extract-imports.ts';
import { nameReader } from './extract/named-imports.ts';
import { readUses } from './extract/read-uses.ts';
import type { Project } from '../../model/project.ts';
import type { ExtractedFile } from '../../model/source.ts';
import { BareImports } from './resolve/bare-imports.ts';
import type { PythonLayout } from './resolve/changed-modules.ts';
import { findLinkedPackages } from './resolve/linked-packages.ts';
import { readManifests } from './resolve/manifests.ts';
import { ModuleTree } from './resolve/module-tree.ts';
import { PythonResolver } from './resolve/resolver.ts';
import { findSourceRoots } from './resolve/source-roots.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const python: Language = {
  ...pythonFiles,
  extract: reportSkippedImports(extractImports, {
    line: /^[ \t]*(?:import |from [\w.]+ import\b)/gm,
    probe: 'import lintel_probe',
  }),
  readUses,
  names: nameReader,
  createResolver: (project, files) => createResolver(project, files),
  updateResolver: async (earlier, project, files) => {
    if (!(earlier instanceof PythonResolver)) return createResolver(project, files);
    const resolver = await createResolver(project, files, earlier.layout);
    resolver.takeOver(earlier);
    return resolver;
  },
  readManifestPackages,
};

async function createResolver(
  project: Project,
  files: readonly ExtractedFile[],
  earlier?: PythonLayout,
): Promise<PythonResolver> {
  const manifests = await readManifests(project.manifests);
  const tree = new ModuleTree(project, files);
  const bare = tree.bareNames();
  const bareImports = earlier?.bareImports.hasNames(bare) ? earlier.bareImports : new BareImports(bare);
  const roots = findSourceRoots({ entries: project.entries, files, tree, bareImports }, manifests);
  const { dependencies, diagnostics } = manifests;
  const linked = findLinkedPackages(files, tree);
  return new PythonResolver(project, { tree, roots, dependencies, bareImports, linked }, diagnostics);
}
