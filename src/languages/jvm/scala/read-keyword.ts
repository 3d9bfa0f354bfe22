// What the keywords of Scala say about the names behind them. Some are keywords only in their place, and names elsewhere.
import { ByteClass, byteClasses } from './byte-classes.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { readName } from './read-name.ts';
import type { Reader } from './reader.ts';
import { Token, firstSoft, newWord, privateWord } from './tokens.ts';

const [openRound, colon, openSquare, backquote, openBrace, letterC, letterO, letterL, letterB] = [
  40, 58, 91, 96, 123, 99, 111, 108, 98,
];

export function readKeyword(reader: Reader, token: number): void {
  const { state, scanner } = reader;
  const { frame } = state;
  if (state.isEndNext) {
    state.isEndNext = false;
    return;
  }
  if (token >= firstSoft) return readSoftKeyword(reader, token);
  switch (token) {
    case Token.class:
    case Token.trait:
    case Token.object:
      return awaitDeclaration(reader, Awaited.type);
    case Token.def:
      return awaitDeclaration(reader, Awaited.function);
    case Token.val:
    case Token.var:
      if (frame.kind !== FrameKind.params) awaitDeclaration(reader, Awaited.value);
      return;
    case Token.type:
      // `cart.type`
      if (reader.lastToken !== Token.dot) awaitDeclaration(reader, Awaited.alias);
      return;
    case Token.case:
      return readCase(reader);
    case Token.for:
      state.isForNext = isBracket(scanner.byteAt(scanner.peekAt()));
      return;
    case Token.extends:
      if (frame.head !== Head.none) frame.head = Head.supertypes;
      frame.isAtStart = true;
      return;
    case Token.with:
      return readWith(reader);
    case Token.if:
      frame.isGuard = frame.isPattern;
      frame.isPattern = false;
      return;
    case Token.modifier:
      return readModifier(reader);
    default:
      return readWord(reader);
  }
}

function readWord({ state, scanner }: Reader): void {
  const { frame } = state;
  const isNew = scanner.name === newWord;
  // `def this(…)`
  if (frame.awaited === Awaited.function) frame.isSignature = true;
  frame.awaited = Awaited.nothing;
  if (!isNew || frame.head !== Head.none) return;
  frame.head = Head.supertypes;
  frame.headPath = '';
  frame.headStart = scanner.start;
  frame.headMark = state.names.referenceMark;
  frame.isHeadEnum = false;
  frame.isHeadPackage = false;
  frame.isHeadAnonymous = true;
  frame.headIndent = scanner.indent;
  frame.isAtStart = true;
}

function awaitDeclaration({ state, scanner }: Reader, awaited: number): void {
  state.beginDeclaration(scanner, isAlone(state.frame.start, scanner.start, scanner.indent));
  state.frame.awaited = awaited;
}

/** Whether the indentation of the line says something of the frame: not where both begin on it. */
function isAlone(frameStart: number, start: number, indent: number): boolean {
  return frameStart === 0 || start - frameStart > indent;
}

/** A pattern, a case of an enum, or the first half of `case class`. */
function readCase(reader: Reader): void {
  const { state, scanner } = reader;
  const { frame } = state;
  if (isCaseOf(reader)) return;
  if (frame.isEnum && state.isMember(scanner.indent)) return awaitDeclaration(reader, Awaited.type);
  if (frame.caseMark < 0) frame.caseMark = state.names.mark;
  else state.names.unwind(frame.caseMark);
  frame.isPattern = true;
  frame.isMemberPattern = false;
  frame.awaited = Awaited.nothing;
  frame.head = Head.none;
}

/** Whether `class` or `object` follows. */
function isCaseOf({ scanner }: Reader): boolean {
  const at = scanner.peekAt();
  const isLikely =
    (scanner.byteAt(at) === letterC && scanner.byteAt(at + 1) === letterL) ||
    (scanner.byteAt(at) === letterO && scanner.byteAt(at + 1) === letterB);
  return isLikely && /^(?:class|object)\b/.test(scanner.text(at, at + 7));
}

/** Behind a head, one more type that is inherited from, or the body of a `given`. */
function readWith({ state, scanner }: Reader): void {
  const { frame } = state;
  if (frame.head === Head.none) return;
  if (!scanner.isAtLineEnd) {
    frame.isAtStart = true;
    return;
  }
  const { headIndent } = frame;
  if (scanner.byteAt(scanner.peekAt()) !== openBrace) state.openClass().ownerIndent = headIndent;
}

/** `private[shop]` is seen in all of that package. */
function readModifier({ state, scanner }: Reader): void {
  if (scanner.name !== privateWord || state.frame.kind === FrameKind.params) return;
  const at = scanner.peekAt();
  state.isPrivate = scanner.byteAt(at) !== openSquare || scanner.text(at, at + 6) === '[this]';
}

function readSoftKeyword(reader: Reader, token: number): void {
  const { state, scanner } = reader;
  const next = scanner.byteAt(scanner.peekAt());
  const isNamed = state.isAfterDot || state.frame.awaited !== Awaited.nothing || state.isAnnotation;
  const isBeforeWord = byteClasses[next] === ByteClass.letter || next === backquote;
  if (isNamed) return readName(reader);
  switch (token) {
    case Token.enum:
      if (!isBeforeWord) return readName(reader);
      awaitDeclaration(reader, Awaited.type);
      state.isEnumNext = true;
      return;
    case Token.given:
      if (!isBeforeWord && next !== openSquare && next !== openRound) return readName(reader);
      return awaitDeclaration(reader, Awaited.given);
    case Token.extension:
      if (!scanner.isFirst || (next !== openRound && next !== openSquare)) return readName(reader);
      awaitDeclaration(reader, Awaited.nothing);
      state.frame.extensionIndent = scanner.indent;
      state.frame.extensionLine = scanner.lineStart;
      state.frame.isSignature = true;
      return;
    case Token.end_:
      if (!scanner.isFirst || !isBeforeWord) return readName(reader);
      state.isEndNext = true;
      return;
    default:
      if (!isBeforeWord || next === colon) readName(reader);
  }
}

function isBracket(byte: number): boolean {
  return byte === openRound || byte === openBrace;
}
