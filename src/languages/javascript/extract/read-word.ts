// Names, keywords, and words that begin an import.
import { isOfUi5, readDefine } from './amd-modules.ts';
import * as before from './before.ts';
import {
  readActual,
  readCreateRequire,
  readImportCall,
  readModuleRequire,
  readRequireCall,
  readUrl,
} from './call-imports.ts';
import { readGjsImport, readGjsImportOfExtension } from './gjs-imports.ts';
import type { ImportKind } from '../../../model/source.ts';
import { block, caseLabel, classBody, classHead, classStatement, endsStatement, object } from './frames.ts';
import { readExportStatement, readImportStatement } from './import-statement.ts';
import type { Scan } from './scan.ts';
import { skipTrivia, skipWord, startsLine } from './skip.ts';
import { continuesWord } from './byte-classes.ts';
import { beforeAfter, joinsOperands, undecided, Word, wordAt } from './words.ts';

/** `start` is the first byte of a word. Returns the end of what was read, and sets `scan.before`. */
export function readWord(scan: Scan, start: number): number {
  const { bytes } = scan;
  const end = skipWord(bytes, start + 1);
  const last = scan.before;
  if (last === before.dot) {
    const length = end - start;
    if (length === 'imports'.length || length === 'define'.length) readMember(scan, start, end);
    scan.before = before.operand;
    return end;
  }
  if (last === before.functionStatement || last === before.functionExpression) return end;
  const word = wordAt(bytes, start, end);
  if (last === before.start) {
    const { kind } = scan.frames;
    if (kind === object || kind === classBody) {
      noteMisplaced(scan, word, start, end);
      scan.before = before.key;
      return end;
    }
    scan.frames.beginStatement();
  } else if (last >= before.operand) return readAfterOperand(scan, word, start, end);
  else if (scan.frames.kind !== block) noteMisplaced(scan, word, start, end);
  return readOperand(scan, word, end);
}

/** `Me.imports.panel`, `sap.ui.define(['./cart'], …)`, `sap.ui.require(['./cart'], …)` */
function readMember(scan: Scan, start: number, end: number): void {
  const { script, bytes } = scan;
  const word = wordAt(bytes, start, end);
  if (word === Word.imports) readGjsImportOfExtension(script, end, kindHere(scan));
  else if (word === Word.define && isOfUi5(bytes, start)) readDefine(script, end);
  else if (word === Word.require && isOfUi5(bytes, start)) readRequireCall(script, end, kindHere(scan));
}

/**
 * For a word inside brackets, where an import or export from another file is an error. Both words can also name members,
 * and are then read as those.
 */
function noteMisplaced({ script }: Scan, word: number, start: number, end: number): void {
  if (word !== Word.import && word !== Word.export) return;
  if (script.skippedAt !== undefined || !startsLine(script.bytes, start)) return;
  const { count } = script;
  if (word === Word.import) readImportStatement(script, end);
  else readExportStatement(script, end);
  if (script.count === count) return;
  script.forgetFrom(count);
  script.noteSkipped(start);
}

/** A word after an operand: an operator, or the start of the next statement or member. */
function readAfterOperand(scan: Scan, word: number, start: number, end: number): number {
  if (scan.before === before.key) return end;
  if (joinsOperands[word] === 1) {
    scan.before = before.operator;
    return end;
  }
  const isNewLine = startsLine(scan.bytes, start);
  if ((word === Word.as || word === Word.satisfies) && scan.typed && !isNewLine) {
    const typeEnd = scan.types.skip(end);
    if (typeEnd !== -1) {
      scan.before = before.operand;
      return typeEnd;
    }
  }
  if (scan.frames.kind === classBody) {
    noteMisplaced(scan, word, start, end);
    scan.frames.beginStatement();
    scan.before = before.key;
    return end;
  }
  // After a decorator on the same line: `@injectable() export class`.
  const isDeclaration = word === Word.class || word === Word.export;
  if (scan.frames.kind === block && (isNewLine || isDeclaration)) {
    scan.frames.beginStatement();
    scan.before = before.start;
    return readOperand(scan, word, end);
  }
  noteMisplaced(scan, word, start, end);
  scan.before = before.operand;
  return end;
}

function readOperand(scan: Scan, word: number, end: number): number {
  const next = beforeAfter[word]!;
  if (next !== undecided) {
    scan.before = next;
    return end;
  }
  return word === 0 ? readName(scan, end) : readSpecial(scan, word, end);
}

/** The script's own `require`, if the name before `end` is it. */
function readLoader(scan: Scan, end: number): void {
  const { bytes, loader } = scan;
  const start = end - loader.length;
  if (continuesWord[bytes[start - 1]!] === 1 || bytes.toString('latin1', start, end) !== loader) return;
  readRequireCall(scan.script, end, kindHere(scan));
}

function kindHere({ frames }: Scan): ImportKind {
  return frames.isLazy ? 'lazy' : 'static';
}

/** A word that is read like any other operand. */
function readName(scan: Scan, end: number): number {
  if (scan.loader !== '') readLoader(scan, end);
  scan.before = scan.before === before.start ? before.firstWord : before.operand;
  return end;
}

function readSpecial(scan: Scan, word: number, end: number): number {
  const last = scan.before;
  const isStart = last === before.start && scan.frames.kind === block;
  const isStatement = isStart || last === before.exportDefault;
  switch (word) {
    case Word.import:
      return readImport(scan, end, isStart);
    case Word.export:
      if (isStart) return readExport(scan, end);
      break;
    case Word.require:
      readRequireCall(scan.script, end, kindHere(scan));
      break;
    case Word.module:
      readModuleRequire(scan.script, end, kindHere(scan));
      break;
    case Word.createRequire:
      scan.loader = readCreateRequire(scan.script, end, kindHere(scan)) || scan.loader;
      break;
    case Word.vi:
    case Word.jest:
      readActual(scan, end, kindHere(scan));
      break;
    case Word.imports:
      readGjsImport(scan.script, end, kindHere(scan));
      break;
    case Word.define:
      if (!scan.typed && !scan.script.isEsModule) readDefine(scan.script, end);
      break;
    case Word.URL:
      if (last === before.newKeyword) readUrl(scan.script, end);
      break;
    case Word.function:
      scan.before = isStatement ? before.functionStatement : before.functionExpression;
      return end;
    case Word.class:
      scan.frames.clear(classStatement);
      scan.frames.set(isStatement ? classHead | classStatement : classHead);
      scan.before = before.operand;
      return end;
    case Word.await:
      // `for await (` is still a loop head.
      if (last !== before.control) scan.before = before.operator;
      return end;
    case Word.case:
    case Word.default:
      if (isStart) scan.frames.set(caseLabel);
      scan.before = word === Word.case ? before.operator : before.operand;
      return end;
    case Word.async:
      if (Word.function === nextWord(scan, end)) return end;
      break;
    case Word.declare:
    case Word.abstract:
    case Word.opaque:
      // Before a declaration.
      if (scan.typed && last === before.start && isWordNextOnLine(scan, end)) return end;
      break;
    case Word.enum:
    case Word.type:
    case Word.interface:
      return readDeclaration(scan, word, end, isStatement);
    default:
  }
  return readName(scan, end);
}

function readImport(scan: Scan, end: number, isStart: boolean): number {
  const next = scan.bytes[skipTrivia(scan.bytes, end, scan.length)];
  if (next === 0x28 || next === 0x2e) readImportCall(scan.script, end, scan.before === before.typeofKeyword);
  else if (isStart) {
    const statementEnd = readImportStatement(scan.script, end);
    if (statementEnd !== -1) {
      scan.script.isEsModule = true;
      return statementEnd;
    }
  }
  return readName(scan, end);
}

function readExport(scan: Scan, end: number): number {
  scan.script.isEsModule = true;
  const next = nextWord(scan, end);
  const statementEnd = readExportStatement(scan.script, end);
  if (statementEnd === -1 && next === Word.default) {
    scan.before = before.exportDefault;
    return skipWord(scan.bytes, skipTrivia(scan.bytes, end, scan.length));
  }
  // Otherwise a declaration follows, and is read as if nothing preceded it.
  return statementEnd === -1 ? end : statementEnd;
}

/** `enum`, and in typed code `type` and `interface`, if they begin a declaration. */
function readDeclaration(scan: Scan, word: number, end: number, isStatement: boolean): number {
  const { bytes, length } = scan;
  const nameStart = skipTrivia(bytes, end, length);
  const isDeclaration =
    scan.typed && continuesWord[bytes[nameStart]!] === 1 && (word === Word.enum || isStatement);
  if (!isDeclaration) return readName(scan, end);
  const nameEnd = skipWord(bytes, nameStart);
  if (word === Word.enum) return readEnum(scan, nameEnd);
  const afterName = skipTrivia(bytes, nameEnd, length);
  const parametersEnd = bytes[afterName] === 0x3c ? scan.types.skipBrackets(afterName) : nameEnd;
  if (parametersEnd === -1) return readName(scan, end);
  if (word === Word.interface) return readInterface(scan, parametersEnd);
  const assignment = skipTrivia(bytes, parametersEnd, length);
  if (bytes[assignment] !== 0x3d) return readName(scan, end);
  const typeEnd = scan.types.skip(assignment + 1);
  scan.before = before.operand;
  return typeEnd === -1 ? assignment + 1 : typeEnd;
}

function readEnum(scan: Scan, nameEnd: number): number {
  const brace = skipTrivia(scan.bytes, nameEnd, scan.length);
  if (scan.bytes[brace] !== 0x7b) return readName(scan, nameEnd);
  scan.frames.push(object | endsStatement);
  scan.before = before.start;
  return brace + 1;
}

/** From after the name of the interface to the end of its body. */
function readInterface(scan: Scan, from: number): number {
  const { bytes, length } = scan;
  let end = from;
  let pos = skipTrivia(bytes, end, length);
  // `extends Order, Priced<Cart>`
  while (pos < length && bytes[pos] !== 0x7b) {
    if (continuesWord[bytes[pos]!] === 1) end = Math.max(skipWord(bytes, pos), pos + 1);
    else if (bytes[pos] === 0x3c) end = scan.types.skipBrackets(pos);
    else if (bytes[pos] === 0x2c || bytes[pos] === 0x2e) end = pos + 1;
    else end = -1;
    if (end === -1) break;
    pos = skipTrivia(bytes, end, length);
  }
  const bodyEnd = end === -1 || pos >= length ? -1 : scan.types.skipBrackets(pos);
  scan.before = bodyEnd === -1 ? before.operand : before.start;
  return bodyEnd === -1 ? from : bodyEnd;
}

function nextWord(scan: Scan, pos: number): number {
  const start = skipTrivia(scan.bytes, pos, scan.length);
  return wordAt(scan.bytes, start, skipWord(scan.bytes, start));
}

function isWordNextOnLine(scan: Scan, pos: number): boolean {
  const next = skipTrivia(scan.bytes, pos, scan.length);
  return continuesWord[scan.bytes[next]!] === 1 && !startsLine(scan.bytes, next);
}
