// PHP: imports, includes and references.
import type { Language } from '../language.ts';
import { phpFiles } from './files.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { Reader } from './extract/reader.ts';
import { PhpResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const php: Language = {
  ...phpFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*(?:use |(?:require|include)(?:_once)?\b)/gm,
    probe: ';?><?php use LintelProbe;',
  }),
  createResolver: (project, files) => new PhpResolver(project, files),
  readManifestPackages,
};

/** An `.inc` file is one of PHP if it begins with code. */
const beginning = /^<\?(?!xml)/i;

function isOther({ path, bytes }: SourceText): boolean {
  return /\.inc$/i.test(path) && !beginning.test(String.fromCharCode(...bytes.subarray(0, 5)));
}

function extractFile(source: SourceText): Extraction {
  if (isOther(source)) return { imports: [], isNoSource: true };
  const { names } = new Reader(source).read();
  const imports = names.statements();
  const { scope, declares } = names;
  return { imports, ...(scope === undefined ? {} : { scope }), declares };
}
