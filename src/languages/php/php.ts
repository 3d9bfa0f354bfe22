// PHP: imports, includes and references.
import type { Language, Resolver } from '../language.ts';
import { phpFiles } from './files.ts';
import type { Extraction, SourceText, ExtractedFile } from '../../model/source.ts';
import { Reader } from './extract/reader.ts';
import type { Project } from '../../model/project.ts';
import { Composers } from './resolve/composers.ts';
import { Declarations } from './resolve/declarations.ts';
import { IncludeFiles } from './resolve/include-files.ts';
import { Packages } from './resolve/packages.ts';
import { PathConstants } from './resolve/path-constants.ts';
import { PhpResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const php: Language = {
  ...phpFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*(?:use |(?:require|include)(?:_once)?\b)/gm,
    probe: ';?><?php use LintelProbe;',
  }),
  createResolver,
  readManifestPackages,
};

function extractFile(source: SourceText): Extraction {
  const { names } = new Reader(source).read();
  const { imports, scope, declares } = names;
  return {
    imports: [...imports, ...names.references()],
    ...(scope === undefined ? {} : { scope }),
    declares,
  };
}

function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const composers = new Composers(project.manifests);
  const declarations = new Declarations(files, composers);
  const packages = new Packages(composers);
  const includes = new IncludeFiles(project);
  const constants = new PathConstants(files);
  return new PhpResolver(declarations, packages, includes, constants, composers.diagnostics);
}
