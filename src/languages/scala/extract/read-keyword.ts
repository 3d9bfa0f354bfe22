// Keywords of Scala. Some are keywords only in certain positions and names elsewhere.
import * as Byte from '../../kit/bytes.ts';
import { Expected, FrameKind, Head } from './frame.ts';
import { isAtLineEnd } from './read-brackets.ts';
import { readDeclared } from './read-declared.ts';
import { readExpected } from './read-name.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { Word } from './words.ts';

const { tokens } = state;

export function readKeyword(place: number, token: number): void {
  const { kinds } = tokens;
  const { frame } = state;
  switch (token) {
    case Token.class_:
    case Token.object:
      return expectDeclaration(place, Expected.type);
    case Token.val:
      if (frame.kind !== FrameKind.params) expectDeclaration(place, Expected.value);
      return;
    case Token.type:
      // `cart.type`
      if (kinds[place - 1] !== Byte.dot) expectDeclaration(place, Expected.alias);
      return;
    case Token.case_:
      return readCase(place);
    case Token.for_:
      state.isForNext = isOpening(kinds[place + 1]!);
      return;
    case Token.extends_:
      if (frame.head !== Head.none) frame.head = Head.supertypes;
      frame.isAtStart = true;
      return;
    case Token.with_:
      return readWith(place);
    case Token.if_:
      frame.isGuard = frame.isPattern;
      frame.isPattern = false;
      return;
    case Token.modifier:
      return readModifier(place);
    default:
      return readSoftKeyword(place, token);
  }
}

export function readNew(place: number): void {
  const { frame } = state;
  frame.expected = Expected.nothing;
  if (frame.head !== Head.none) return;
  frame.head = Head.anonymous;
  frame.headPath = '';
  frame.headStart = tokens.starts[place]!;
  frame.headMark = state.names.referenceMark;
  frame.isHeadEnum = false;
  frame.isHeadPackage = false;
  frame.headIndent = state.indent;
  frame.isAtStart = true;
}

export function expectDeclaration(place: number, awaited: number): void {
  state.beginDeclaration(isAlone(state.frame.start, tokens.starts[place]!, state.indent));
  state.frame.expected = awaited;
}

/** Whether the indentation of the line matters to the frame: not if both begin on it. */
function isAlone(frameStart: number, start: number, indent: number): boolean {
  return frameStart === 0 || start - frameStart > indent;
}

/** A pattern, an enum case, or the start of `case class`. */
function readCase(place: number): void {
  const { frame } = state;
  const next = tokens.kinds[place + 1]!;
  if (next === Token.class_ || next === Token.object) return;
  if (frame.isEnum && state.isMember()) return expectDeclaration(place, Expected.type);
  if (frame.caseMark < 0) frame.caseMark = state.names.mark;
  else state.names.unwind(frame.caseMark);
  frame.isPattern = true;
  frame.isMemberPattern = false;
  frame.expected = Expected.nothing;
  frame.head = Head.none;
}

/** After a head: another supertype, or the body of a `given`. */
function readWith(place: number): void {
  const { frame } = state;
  if (frame.head === Head.none) return;
  if (!isAtLineEnd(place)) {
    frame.isAtStart = true;
    return;
  }
  const { headIndent } = frame;
  if (tokens.kinds[place + 1] !== Byte.openBrace) state.openClass().ownerIndent = headIndent;
}

/** `private[shop]` is visible in all of that package. */
function readModifier(place: number): void {
  if (tokens.words[place] !== Word.private || state.frame.kind === FrameKind.params) return;
  state.isPrivate = tokens.kinds[place + 1] !== Byte.openBracket || isThis(tokens.starts[place + 1]!);
}

/** Whether `[this]` follows. */
function isThis(start: number): boolean {
  const { bytes } = state;
  for (let i = 0; i < thisBytes.length; i++) if (bytes[start + i] !== thisBytes[i]) return false;
  return true;
}

const thisBytes = Buffer.from('[this]');

function readSoftKeyword(place: number, token: number): void {
  const { kinds } = tokens;
  const { frame } = state;
  const next = kinds[place + 1]!;
  const isBeforeWord = Token.isWord(next);
  const isFirst = tokens.extras[place] !== 0;
  if (frame.expected !== Expected.nothing) return readSoftName(place);
  switch (token) {
    case Token.enum_:
      if (!isBeforeWord) return readSoftName(place);
      expectDeclaration(place, Expected.type);
      state.isEnumNext = true;
      return;
    case Token.given:
      if (!isBeforeWord && next !== Byte.openBracket && next !== Byte.openParen) return readSoftName(place);
      return expectDeclaration(place, Expected.given);
    case Token.extension:
      if (!isFirst || (next !== Byte.openParen && next !== Byte.openBracket)) return readSoftName(place);
      expectDeclaration(place, Expected.nothing);
      frame.extensionIndent = state.indent;
      frame.extensionLine = state.lineStart;
      frame.signatureAt = tokens.starts[place]!;
      return;
    case Token.end_:
      if (!isFirst || !isBeforeWord) return readSoftName(place);
      // `end name` declares nothing.
      kinds[place + 1] = Token.literal;
      return;
    default:
      if (!isBeforeWord) readSoftName(place);
  }
}

/** A keyword used as a name. */
function readSoftName(place: number): void {
  if (state.frame.expected !== Expected.nothing) readDeclared(place);
  else readExpected(place);
}

function isOpening(token: number): boolean {
  return token === Byte.openParen || token === Byte.openBrace;
}
