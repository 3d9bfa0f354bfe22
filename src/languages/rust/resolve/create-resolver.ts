// Everything a Rust resolver needs to know of the project, gathered once.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { ModuleForest } from './module-forest.ts';
import { findPackages } from './packages.ts';
import { RustResolver } from './resolver.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const packages = await findPackages(project);
  const forest = new ModuleForest(project, files, packages);
  return new RustResolver(project.entries, forest, packages.diagnostics);
}
