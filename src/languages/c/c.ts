// C, C++, Objective-C and CUDA: one language, as they include each other's headers.
import type { Language } from '../language.ts';
import { cFiles } from './files.ts';
import { IncludeResolver } from './resolve/resolver.ts';
import type { Extraction, SourceText } from '../../model/source.ts';
import { Cursor } from './extract/cursor.ts';
import { definesMain } from './extract/defines-main.ts';
import { dialectOf, isOfMath } from './extract/dialect.ts';
import { DirectiveReader } from './extract/directive-reader.ts';
import { lastCandidate } from './extract/last-candidate.ts';
import { ModuleReader } from './extract/module-reader.ts';
import { readUses } from './extract/read-uses.ts';
import { at, colon, hash, newline, percent, slash } from '../kit/bytes.ts';
import { declareProgram, findPrograms } from '../kit/programs.ts';
import { reportSkippedImports } from '../kit/skipped-imports.ts';

export const c: Language = {
  ...cFiles,
  extract: reportSkippedImports(extractFile, {
    line: /^[ \t]*#[ \t]*(?:include|import)\b/gm,
    probe: '#include "lintel_probe.h"',
  }),
  createResolver: (project, files) => new IncludeResolver(project, files),
  readUses,
  readManifestPackages: (_, productFiles) => ({
    required: [],
    provided: [],
    entries: findPrograms(productFiles()),
  }),
};

const [letterE, letterI, letterM, letterO, letterX] = [101, 105, 109, 111, 120];

function extractFile(source: SourceText): Extraction {
  if (isOfMath(source)) return { imports: [], isNoSource: true };
  const extraction = extractIncludes(source);
  if (!definesMain(source)) return extraction;
  return { ...extraction, declares: [...(extraction.declares ?? []), ...declareProgram(true)] };
}

/**
 * Reads only lines that begin with `#`, and those that may name modules, up to the last candidate. The specifier of
 * `#include "cart.h"` is `cart.h`, that of `#include <stdio.h>` is `<stdio.h>`.
 */
function extractIncludes(source: SourceText): Extraction {
  const dialect = dialectOf(source.path);
  const end = lastCandidate(source, dialect);
  if (end === 0) return { imports: [] };
  const { bytes } = source;
  const cursor = new Cursor(source, dialect.hasRawStrings);
  const directives = new DirectiveReader(cursor);
  const modules = new ModuleReader(cursor, directives);
  while (cursor.pos < end) {
    cursor.skipBlanks();
    const byte = bytes[cursor.pos]!;
    if (byte === hash || (byte === percent && bytes[cursor.pos + 1] === colon)) directives.read();
    else if (dialect.hasModules && beginsModuleWord(byte, bytes[cursor.pos + 1]!)) modules.read();
    else if (byte === at && dialect.hasAtImports) modules.readAtImport();
    else if (byte !== newline && byte !== slash) modules.noteCode();
    cursor.skipLine();
  }
  return modules.extraction();
}

/** `export`, `import`, `module` */
function beginsModuleWord(first: number, second: number): boolean {
  if (first === letterE) return second === letterX;
  if (first === letterI) return second === letterM;
  return first === letterM && second === letterO;
}
