// Collects what the resolver needs to know about the project.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { BuiltClasses } from './built-classes.ts';
import { Declarations } from './declarations.ts';
import { Names } from './names.ts';
import { Nearest } from './nearest.ts';
import { Platforms } from './platforms.ts';
import { readBuilds } from './read-builds.ts';
import { JvmResolver } from './resolver.ts';
import { SharedPackages } from './shared-packages.ts';
import { Visibility } from './visibility.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const builds = await readBuilds(project.manifests);
  const declarations = new Declarations(files);
  const platforms = new Platforms(declarations.sourceSetNames, builds.sourceSets);
  const nearest = new Nearest(builds, new Visibility(platforms));
  const shared = new SharedPackages(files, declarations, builds);
  const built = new BuiltClasses(project);
  return new JvmResolver(declarations, new Names(declarations, nearest), builds, { shared, built });
}
