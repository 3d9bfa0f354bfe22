// Reads everything that the C# resolver needs from the project, once.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { Assemblies } from './assemblies.ts';
import { BuildFiles } from './build-files.ts';
import { CSharpResolver } from './resolver.ts';
import { TypeIndex } from './type-index.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const build = new BuildFiles(project.manifests);
  const assemblies = new Assemblies(
    build.projects,
    files.map(({ file }) => file.path),
  );
  return new CSharpResolver(files, new TypeIndex(files, assemblies), assemblies, build.diagnostics);
}
