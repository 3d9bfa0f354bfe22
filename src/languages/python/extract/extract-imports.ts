// The imports of one Python file, as in Python's `ast`. Only logical lines with the bytes `import` are tokenized; others are
// skipped, and nothing is read after the last of them.
//
// One statement per imported name, on the line of the name: `import a.b` is `{specifier: 'a.b'}`, `from .p import x` is
// `{specifier: '.p', name: 'x'}`, `from p import *` is `{specifier: 'p', name: '*'}`.
import type { Extraction, SourceText, ImportStatement } from '../../../model/source.ts';
import { Blocks } from './blocks.ts';
import { ByteClass, lineStops } from './byte-classes.ts';
import { readHeader } from './header.ts';
import { LineReader } from './line-reader.ts';
import { Scanner } from './scanner.ts';
import { formFeed, space, tab } from '../../kit/bytes.ts';
import type { Declaration } from '../../../model/declaration.ts';

const keyword = Buffer.from('import');
const tabStop = 8;

export function extractImports(source: SourceText): Extraction {
  const { bytes, length } = source;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  let next = text.indexOf(keyword);
  if (next === -1) return { imports: [] };
  const scanner = new Scanner(source);
  const blocks = new Blocks();
  const reader = new LineReader(source.path, text, scanner);
  while (next !== -1) {
    const column = skipIndentation(bytes, scanner);
    const { pos, line } = scanner;
    const isBlank = isBlankFrom(bytes[pos] ?? 0);
    if (!isBlank) blocks.enter(column, readHeader(bytes, pos));
    scanner.skipLine();
    if (next >= scanner.pos) continue;
    if (!isBlank) {
      scanner.rewind(pos, line);
      reader.read(blocks.context, blocks.body);
    }
    next = text.indexOf(keyword, scanner.pos);
  }
  const { imports, computedAt } = reader;
  const declares = declaredModules(text, imports);
  const extraction = declares.length === 0 ? { imports } : { imports, declares };
  return computedAt === undefined ? extraction : { ...extraction, computedAt };
}

/** The column of the first word, as Python's tokenizer counts. */
function skipIndentation(bytes: Uint8Array, scanner: Scanner): number {
  let column = 0;
  let pos = scanner.pos;
  for (; ; pos++) {
    const byte = bytes[pos];
    if (byte === space) column++;
    else if (byte === tab) column = (Math.floor(column / tabStop) + 1) * tabStop;
    else if (byte === formFeed) column = 0;
    else break;
  }
  scanner.pos = pos;
  return column;
}

/** Blank lines and comments do not affect blocks. */
function isBlankFrom(byte: number): boolean {
  const byteClass = lineStops[byte];
  return byteClass === ByteClass.newline || byteClass === ByteClass.comment || byteClass === ByteClass.end;
}

const modules = Buffer.from('sys.modules');
const finders = Buffer.from('sys.meta_path');
const sharing = Buffer.from('declare_namespace(__name__)');

/** No module name is longer. */
const longestKey = 200;

function declaredModules(text: Buffer, imports: readonly ImportStatement[]): readonly Declaration[] {
  let [mayMake, mayFind, mayShare, isShared] = [false, false, false, false];
  for (const { specifier, name } of imports) {
    if (specifier === 'sys') mayMake = true;
    else if (specifier.startsWith('importlib')) mayFind = true;
    else if (specifier === 'pkg_resources') mayShare = true;
    else if (name === 'extend_path' && specifier === 'pkgutil') isShared = true;
  }
  const found: Declaration[] = [];
  if (mayMake && (addsModule(text) || (mayFind && addsFinder(text)))) found.push({ kind: 'module-maker' });
  if (isShared || (mayShare && text.includes(sharing))) found.push({ kind: 'shared-package' });
  return found;
}

function addsModule(text: Buffer): boolean {
  for (let at = text.indexOf(modules); at !== -1; at = text.indexOf(modules, at + modules.length)) {
    const after = text.toString('latin1', at + modules.length, at + modules.length + longestKey);
    if (/^\.(?:update|setdefault|__setitem__)\(/.test(after)) return true;
    // A module that replaces itself creates no submodules.
    const key = /^\[([^\n]*?)\] *=(?!=)/.exec(after)?.[1]?.trim();
    if (key !== undefined && key !== '__name__') return true;
  }
  return false;
}

function addsFinder(text: Buffer): boolean {
  for (let at = text.indexOf(finders); at !== -1; at = text.indexOf(finders, at + finders.length)) {
    const after = text.toString('latin1', at + finders.length, at + finders.length + longestKey);
    if (/^\.(?:append|insert)\(/.test(after)) return true;
  }
  return false;
}
