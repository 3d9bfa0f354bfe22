// What the keywords of Scala say about the names behind them. Some are keywords only in their place, and names elsewhere.
import * as Awaited from './awaited.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import { isAtLineEnd } from './read-brackets.ts';
import { readDeclared } from './read-declared.ts';
import { readExpected } from './read-name.ts';
import { state } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { privateName } from './words.ts';

export function readKeyword(place: number, token: number): void {
  const { frame } = state;
  switch (token) {
    case Token.classWord:
    case Token.objectWord:
      return awaitDeclaration(place, Awaited.type);
    case Token.valWord:
      if (frame.kind !== FrameKind.params) awaitDeclaration(place, Awaited.value);
      return;
    case Token.typeWord:
      // `cart.type`
      if (block.kinds[place - 1] !== Token.dot) awaitDeclaration(place, Awaited.alias);
      return;
    case Token.caseWord:
      return readCase(place);
    case Token.forWord:
      state.isForNext = isOpening(block.kinds[place + 1]!);
      return;
    case Token.extendsWord:
      if (frame.head !== Head.none) frame.head = Head.supertypes;
      frame.isAtStart = true;
      return;
    case Token.withWord:
      return readWith(place);
    case Token.ifWord:
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
  frame.awaited = Awaited.nothing;
  if (frame.head !== Head.none) return;
  frame.head = Head.anonymous;
  frame.headPath = '';
  frame.headStart = block.starts[place]!;
  frame.headMark = state.names.referenceMark;
  frame.isHeadEnum = false;
  frame.isHeadPackage = false;
  frame.headIndent = state.indent;
  frame.isAtStart = true;
}

export function awaitDeclaration(place: number, awaited: number): void {
  state.beginDeclaration(isAlone(state.frame.start, block.starts[place]!, state.indent));
  state.frame.awaited = awaited;
}

/** Whether the indentation of the line says something of the frame: not where both begin on it. */
function isAlone(frameStart: number, start: number, indent: number): boolean {
  return frameStart === 0 || start - frameStart > indent;
}

/** A pattern, a case of an enum, or the first half of `case class`. */
function readCase(place: number): void {
  const { frame } = state;
  const next = block.kinds[place + 1]!;
  if (next === Token.classWord || next === Token.objectWord) return;
  if (frame.isEnum && state.isMember()) return awaitDeclaration(place, Awaited.type);
  if (frame.caseMark < 0) frame.caseMark = state.names.mark;
  else state.names.unwind(frame.caseMark);
  frame.isPattern = true;
  frame.isMemberPattern = false;
  frame.awaited = Awaited.nothing;
  frame.head = Head.none;
}

/** Behind a head, one more type that is inherited from, or the body of a `given`. */
function readWith(place: number): void {
  const { frame } = state;
  if (frame.head === Head.none) return;
  if (!isAtLineEnd(place)) {
    frame.isAtStart = true;
    return;
  }
  const { headIndent } = frame;
  if (block.kinds[place + 1] !== Token.openBrace) state.openClass().ownerIndent = headIndent;
}

/** `private[shop]` is seen in all of that package. */
function readModifier(place: number): void {
  if (block.names[place] !== privateName || state.frame.kind === FrameKind.params) return;
  state.isPrivate = block.kinds[place + 1] !== Token.openBracket || isThis(block.starts[place + 1]!);
}

/** Whether `[this]` stands there. */
function isThis(start: number): boolean {
  const { bytes } = state;
  for (let i = 0; i < thisBytes.length; i++) if (bytes[start + i] !== thisBytes[i]) return false;
  return true;
}

const thisBytes = Buffer.from('[this]');

function readSoftKeyword(place: number, token: number): void {
  const { frame } = state;
  const next = block.kinds[place + 1]!;
  const isBeforeWord = next === Token.name || next >= Token.classWord;
  const isFirst = block.indents[place] !== 0;
  if (frame.awaited !== Awaited.nothing) return readSoftName(place);
  switch (token) {
    case Token.enumWord:
      if (!isBeforeWord) return readSoftName(place);
      awaitDeclaration(place, Awaited.type);
      state.isEnumNext = true;
      return;
    case Token.givenWord:
      if (!isBeforeWord && next !== Token.openBracket && next !== Token.openParen) return readSoftName(place);
      return awaitDeclaration(place, Awaited.given);
    case Token.extensionWord:
      if (!isFirst || (next !== Token.openParen && next !== Token.openBracket)) return readSoftName(place);
      awaitDeclaration(place, Awaited.nothing);
      frame.extensionIndent = state.indent;
      frame.extensionLine = state.lineStart;
      frame.signatureAt = block.starts[place]!;
      return;
    case Token.endWord:
      if (!isFirst || !isBeforeWord) return readSoftName(place);
      // What ends says nothing new.
      block.kinds[place + 1] = Token.literal;
      return;
    default:
      if (!isBeforeWord) readSoftName(place);
  }
}

/** A keyword that is a name here. */
function readSoftName(place: number): void {
  if (state.frame.awaited !== Awaited.nothing) readDeclared(place);
  else readExpected(place);
}

function isOpening(token: number): boolean {
  return token === Token.openParen || token === Token.openBrace;
}
