// `import('m')`, `require('m')`, `require.resolve('m')`, `import.meta.resolve('m')` and `new URL('m', import.meta.url)`.
// Also what leads to the same under other names. All only look ahead; the scanner continues after the first word.
import { openParen, closeParen, comma, dot, question, openBracket, less } from '../../kit/bytes.ts';
import type { ImportKind } from '../../../model/source.ts';
import { readDependencies } from './amd-modules.ts';
import { Cursor } from './cursor.ts';
import { readContext, readGlob } from './glob-imports.ts';
import type { Scan } from './scan.ts';
import type { Script } from './script.ts';
import { Word } from './words.ts';

/** `pos` is after `import`; `isTypeof` if `typeof` precedes it. */
export function readImportCall(script: Script, pos: number, isTypeof: boolean): void {
  const cursor = new Cursor(script, pos);
  if (cursor.take(dot)) {
    const property = takeName(script, cursor);
    if (property === 'meta') {
      readMetaCall(script, cursor);
      return;
    }
    if (property !== 'defer' && property !== 'source') return;
  }
  if (!cursor.take(openParen)) return;
  const argument = cursor.pos;
  const start = cursor.takeLiteral();
  const { end } = cursor;
  if (start === -1 || (cursor.byte !== comma && !cursor.take(closeParen))) {
    noteComputed(script, argument);
    return;
  }
  script.add(isTypeof || isType(script, cursor) ? 'type' : 'lazy', start, end);
}

/** After `import.meta`. */
function readMetaCall(script: Script, cursor: Cursor): void {
  if (!cursor.take(dot)) return;
  const property = takeName(script, cursor);
  if (property === 'resolve') addFirstArgument(script, cursor, 'lazy');
  else if (property === 'glob' || property === 'globEager') {
    const isRead = readGlob(script, cursor.end, property === 'globEager');
    if (!isRead && cursor.take(openParen)) noteComputed(script, cursor.pos);
  }
}

/** The argument at `pos` is no literal. An empty list of arguments imports nothing. */
function noteComputed(script: Script, pos: number): void {
  if (pos >= script.length || script.bytes[pos] === closeParen || script.dialect.declarations) return;
  script.computedAt ??= pos;
}

/**
 * `import('m')` is a promise or a type. Where the scanner does not know, the selected member decides: a promise only has
 * `then`, `catch` and `finally`.
 */
function isType(script: Script, cursor: Cursor): boolean {
  const { typed, declarations } = script.dialect;
  if (!typed || declarations) return declarations;
  if (!cursor.take(dot)) return false;
  const property = takeName(script, cursor);
  return property !== 'then' && property !== 'catch' && property !== 'finally';
}

/** `pos` is after `require`. */
export function readRequireCall(script: Script, pos: number, kind: ImportKind): void {
  const cursor = new Cursor(script, pos);
  // `(0, require)('m')`
  if (cursor.take(closeParen) && !/\(\s*0\s*,\s*require$/.test(textBefore(script, pos, 16))) return;
  if (cursor.take(question) && cursor.byte !== dot) return;
  if (cursor.take(dot) && cursor.isAtWord) {
    const property = takeName(script, cursor);
    if (property === 'resolve') addFirstArgument(script, cursor, 'lazy');
    else if (property === 'context' && !readContext(script, cursor.end, kind) && cursor.take(openParen))
      noteComputed(script, cursor.pos);
    return;
  }
  if (!cursor.take(openParen)) return;
  if (cursor.take(openBracket)) {
    if (!script.dialect.typed) readDependencies(script, cursor, kind);
    return;
  }
  const argument = cursor.pos;
  const start = cursor.takeLiteral();
  const { end } = cursor;
  const isList = start !== -1 && cursor.take(comma);
  // With a second argument it is AMD's `require`.
  if (start !== -1 && cursor.take(closeParen)) script.add(kind, start, end);
  else if (!isList) noteComputed(script, argument);
}

/** `pos` is after `module`: `module.require('m')`. */
export function readModuleRequire(script: Script, pos: number, kind: ImportKind): void {
  const cursor = new Cursor(script, pos);
  if (cursor.take(dot) && takeName(script, cursor) === 'require') readRequireCall(script, cursor.end, kind);
}

/**
 * `pos` is after `createRequire`. Returns the name in `const load = createRequire(import.meta.url)`, or an empty one; what
 * another file would load is not known.
 */
export function readCreateRequire(script: Script, pos: number, kind: ImportKind): string {
  const cursor = new Cursor(script, pos);
  if (!cursor.take(openParen)) return '';
  const base = script.bytes.toString('latin1', cursor.pos, cursor.pos + 24);
  const own = /^(?:import\.meta\.(?:url|filename)|__filename)\s*\)/.exec(base)?.[0];
  if (own === undefined) return '';
  cursor.moveTo(cursor.pos + own.length);
  if (cursor.byte === openParen) addFirstArgument(script, cursor, kind);
  const named = /\b(?:const|let|var)\s+([\w$]+)\s*(?::[^=]*)?=\s*createRequire$/;
  const name = named.exec(textBefore(script, pos, 100))?.[1] ?? '';
  // Found under its own name.
  return name === 'require' ? '' : name;
}

/** `pos` is after `vi` or `jest`: `vi.importActual<typeof import('m')>('m')`, `jest.requireMock('m')`. */
export function readActual({ script, types }: Scan, pos: number, kind: ImportKind): void {
  const cursor = new Cursor(script, pos);
  if (!cursor.take(dot)) return;
  const name = takeName(script, cursor);
  if (!/^(?:import|require)(?:Actual|Mock)$/.test(name)) return;
  const { count } = script;
  const typesEnd = cursor.byte === less ? types.skipBrackets(cursor.pos) : cursor.end;
  // The scanner finds them again.
  script.forgetFrom(count);
  if (typesEnd === -1) return;
  cursor.moveTo(typesEnd);
  addFirstArgument(script, cursor, name === 'requireActual' ? kind : 'lazy');
}

/** `pos` is after `new URL`. */
export function readUrl(script: Script, pos: number): void {
  const cursor = new Cursor(script, pos);
  if (!cursor.take(openParen)) return;
  const start = cursor.takeLiteral();
  const { end } = cursor;
  if (start === -1 || !cursor.take(comma) || cursor.takeWord() !== Word.import) return;
  if (!cursor.take(dot) || takeName(script, cursor) !== 'meta') return;
  if (!cursor.take(dot) || takeName(script, cursor) !== 'url') return;
  cursor.take(comma);
  if (!cursor.take(closeParen)) return;
  const specifier = relativeFile(script.textOf(start, end));
  if (specifier !== undefined) script.addSpecifier('lazy', specifier, start);
}

/** A URL relative to this file, as an import specifier; undefined if it names a folder or leaves the project. */
function relativeFile(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (
    path === '' ||
    path.startsWith('/') ||
    /^[a-z][a-z\d+.-]*:/i.test(path) ||
    /(?:^|\/)\.{0,2}$/.test(path)
  ) {
    return undefined;
  }
  return path.startsWith('.') ? path : `./${path}`;
}

function addFirstArgument(script: Script, cursor: Cursor, kind: ImportKind): void {
  if (!cursor.take(openParen)) return;
  const start = cursor.takeLiteral();
  if (start === -1) return;
  if (cursor.byte === comma || cursor.byte === closeParen) script.add(kind, start, cursor.end);
}

function textBefore({ bytes }: Script, end: number, length: number): string {
  return bytes.toString('latin1', Math.max(0, end - length), end);
}

function takeName(script: Script, cursor: Cursor): string {
  const start = cursor.pos;
  return cursor.takeWord() === -1
    ? ''
    : script.bytes.toString('latin1', start, Math.min(cursor.end, start + 16));
}
