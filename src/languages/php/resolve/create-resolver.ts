// Everything a PHP resolver needs to know of the project, gathered once.
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { Composers } from './composers.ts';
import { Declarations } from './declarations.ts';
import { IncludeFiles } from './include-files.ts';
import { Packages } from './packages.ts';
import { PathConstants } from './path-constants.ts';
import { PhpResolver } from './resolver.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const composers = new Composers(project.manifests);
  const declarations = new Declarations(files, composers);
  const packages = new Packages(composers);
  const includes = new IncludeFiles(project);
  const constants = new PathConstants(files);
  return new PhpResolver(declarations, packages, includes, constants, composers.diagnostics);
}
