// Zig: imports and how they resolve.
import type { Language, Resolver } from '../language.ts';
import { zigFiles } from './files.ts';
import type { ImportDetail } from '../../model/import-detail.ts';
import type { Extraction, ImportStatement, SourceText } from '../../model/source.ts';
import { importStatement } from '../kit/import-statement.ts';
import { LineCounter } from '../kit/line-counter.ts';
import { Cursor } from './extract/cursor.ts';
import { decodeEscapes } from '../kit/decode-escapes.ts';
import { at, closeParen, comma, openParen } from '../kit/bytes.ts';
import type { Project } from '../../model/project.ts';
import { Packages } from './resolve/packages.ts';
import { ZigResolver } from './resolve/resolver.ts';
import { readManifestPackages } from './resolve/manifest-packages.ts';

export const zig: Language = {
  ...zigFiles,
  extract: extractImports,
  resolvesBy: 'paths',
  createResolver,
  readManifestPackages,
};

const builtins: ReadonlyMap<string, ImportDetail | undefined> = new Map([
  ['import', undefined],
  ['embedFile', { kind: 'embed' }],
  ['cInclude', { kind: 'c-include' }],
]);

function extractImports(source: SourceText): Extraction {
  const { bytes, length } = source;
  // There are no builtins after the last `@`.
  const last = length === 0 ? -1 : bytes.lastIndexOf(at, length - 1);
  const cursor = new Cursor(source);
  const lines = new LineCounter(bytes);
  const imports: ImportStatement[] = [];
  while (cursor.findBuiltin(last)) {
    const start = cursor.pos;
    const word = cursor.takeWord();
    const detail = builtins.get(word);
    if (!builtins.has(word) || !cursor.take(openParen)) continue;
    const text = cursor.takeString();
    // `"prices/" ++ name` is computed by the compiler.
    const isWhole = cursor.take(comma) || cursor.take(closeParen);
    if (text === undefined || text === '' || !isWhole) continue;
    const specifier = decodeEscapes(text);
    imports.push(importStatement({ specifier, detail, line: lines.lineAt(start), kind: 'static' }));
  }
  return { imports };
}

function createResolver(project: Project): Resolver {
  return new ZigResolver(project.entries, new Packages(project.manifests));
}
