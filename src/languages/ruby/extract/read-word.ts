// A lower-case word: a keyword, a label, a method or a variable.
import { readAssociated } from './association.ts';
import { isText, isUpper, skipBlanks, skipName } from './byte-classes.ts';
import { FrameKind } from './frame.ts';
import { Lex, allowsLabel } from './lex.ts';
import { endOfMethodName } from './method-name.ts';
import { readClass, readModule } from './read-namespace.ts';
import { readLoad } from './read-load.ts';
import type { State } from './state.ts';
import { Word, firstMethod, wordIn } from './words.ts';
import { bang, colon, comma, dot, equals, newline, openParen, question } from '../../kit/bytes.ts';

export function readWord(state: State): void {
  const { bytes, lex, pos: start } = state;
  let end = skipName(bytes, start + 1);
  const isNamed = (bytes[end] === question || bytes[end] === bang) && bytes[end + 1] !== equals;
  if (isNamed && !(bytes[end] === question && bytes[end + 1] === colon && lex === Lex.value)) end++;
  state.pos = end;
  if (lex === Lex.dot) return nameMethod(state);
  if (bytes[end] === colon && bytes[end + 1] !== colon && allowsLabel(lex)) {
    state.pos++;
    if (state.frame.isAssociation) readAssociated(state, start, end + 1);
    state.lex = Lex.beg;
    return;
  }
  const word = isNamed ? Word.none : wordIn(bytes, start, end);
  if (word !== Word.none && word < firstMethod) return readKeyword(state, word);
  if (lex === Lex.start) state.beginStatement();
  if (isNamed && isText(bytes, start, 'defined?')) state.askedAt = startOfAsked(bytes, end);
  if (word !== Word.none) readMethod(state, word);
  state.lex = Lex.arg;
  state.nameStart = start;
  state.nameEnd = end;
}

/** The first argument, with or without brackets. */
function startOfAsked(bytes: Uint8Array, end: number): number {
  const at = skipBlanks(bytes, end);
  return bytes[at] === openParen ? skipBlanks(bytes, at + 1) : at;
}

/** Not a variable. */
export function nameMethod(state: State): void {
  state.lex = Lex.arg;
  state.nameStart = -1;
}

function readMethod(state: State, word: number): void {
  if (word === Word.include || word === Word.prepend) {
    state.isMixin = state.lex === Lex.start && state.frame.kind === FrameKind.namespace;
  } else if (word >= Word.belongs_to) {
    if (state.lex === Lex.start) state.beginAssociation();
  } else {
    readLoad(state, word);
  }
}

function readKeyword(state: State, word: number): void {
  const { lex } = state;
  switch (word) {
    case Word.def:
      return readDef(state);
    case Word.class:
      return readClass(state);
    case Word.module:
      return readModule(state);
    case Word.alias:
    case Word.undef:
      return readNames(state);
    case Word.yield:
    case Word.super:
      return nameMethod(state);
    case Word.end:
      state.closeNearest(FrameKind.block, FrameKind.namespace);
      break;
    case Word.if:
    case Word.unless:
      if (lex < Lex.mid) state.open(FrameKind.block);
      break;
    case Word.while:
    case Word.until:
      if (lex < Lex.mid) state.open(FrameKind.loop).isHead = true;
      break;
    case Word.for:
      state.open(FrameKind.loop).isHead = true;
      break;
    case Word.do:
      if (state.frame.kind === FrameKind.loop && state.frame.isHead) state.frame.isHead = false;
      else state.open(FrameKind.block).isLazy = true;
      break;
    case Word.begin:
    case Word.case:
      state.open(FrameKind.block);
      break;
    case Word.rescue:
      if (lex === Lex.start) readRescue(state);
      break;
    case Word.in:
      state.isPattern = lex === Lex.start;
      break;
    case Word.so:
      state.isPattern = false;
      break;
    default:
  }
  state.lex = lexAfter[word]!;
}

/** A clause of its own; the modifier `require 'cart' rescue nil` does not catch a LoadError. */
function readRescue({ text, length, pos, findings, frame }: State): void {
  const end = text.indexOf(newline, pos);
  const caught = text.toString('latin1', pos, end === -1 ? length : end);
  if (/\b(?:LoadError|ScriptError|Exception)\b/.test(caught)) findings.allowMissing(frame.importsBefore);
}

/** Keyword → what may follow it. */
const lexAfter = new Uint8Array(firstMethod).fill(Lex.end);
for (const word of [Word.do, Word.begin, Word.so, Word.else, Word.ensure]) lexAfter[word] = Lex.start;
for (const word of [Word.return, Word.break, Word.next, Word.rescue]) lexAfter[word] = Lex.mid;
for (const word of [Word.if, Word.unless, Word.elsif, Word.while, Word.until, Word.for])
  lexAfter[word] = Lex.beg;
for (const word of [Word.case, Word.when, Word.in, Word.and, Word.or, Word.not]) lexAfter[word] = Lex.beg;

/** Whether an `end` is expected is known after the parameters: `def total = price * count` has none. */
function readDef(state: State): void {
  const { bytes, frame } = state;
  if (frame.kind === FrameKind.namespace) state.beginStatement();
  state.pos = skipBlanks(bytes, state.pos);
  let start = state.pos;
  for (;;) {
    const end = endOfMethodName(bytes, start);
    if (end === start) break;
    state.pos = end;
    if (bytes[end] !== dot && !(bytes[end] === colon && bytes[end + 1] === colon)) break;
    if (isUpper(bytes[start]!)) state.findings.refer(frame.nesting, start, end, false);
    state.pos += bytes[end] === dot ? 1 : 2;
    start = state.pos;
  }
  const named = state.pos;
  state.pos = skipBlanks(bytes, state.pos);
  if (bytes[state.pos] === openParen && named > start) {
    state.pos++;
    state.open(FrameKind.params).isLazy = true;
    state.lex = Lex.beg;
  } else {
    beginBody(state);
    if (state.lex !== Lex.value) state.lex = named === start ? Lex.value : Lex.arg;
  }
}

/** After the parameters. */
export function beginBody(state: State): void {
  const { bytes } = state;
  const pos = skipBlanks(bytes, state.pos);
  const next = bytes[pos + 1]!;
  state.nameStart = -1;
  if (bytes[pos] === equals && next !== equals && next !== 126 && next !== 62) {
    state.pos = pos + 1;
    state.lex = Lex.value;
    return;
  }
  state.open(FrameKind.def);
  state.lex = Lex.start;
}

/** `alias new old`, `undef one, two` */
function readNames(state: State): void {
  const { bytes } = state;
  state.lex = Lex.end;
  for (;;) {
    state.pos = skipBlanks(bytes, state.pos);
    if (bytes[state.pos] === comma) {
      state.pos++;
      continue;
    }
    const isSymbol = bytes[state.pos] === colon;
    // A quoted symbol or a global variable is read as usual.
    const end = endOfMethodName(bytes, isSymbol ? state.pos + 1 : state.pos);
    if (bytes[state.pos] === newline || end <= state.pos + (isSymbol ? 1 : 0)) return;
    state.pos = end;
  }
}
