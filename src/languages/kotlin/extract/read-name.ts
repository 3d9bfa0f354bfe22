// What a name in a Kotlin file means, by what stands around it.
import * as Awaited from './awaited.ts';
import { blankBytes, nameBytes } from './byte-classes.ts';
import { names } from './file-names.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import { table } from './keywords.ts';
import { isCapital, pathAt } from './path.ts';
import { takesParams } from './read-brackets.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';
import { doubleQuote } from '../../kit/bytes.ts';

export function readName(place: number): void {
  const { frame } = state;
  if (frame.awaited !== Awaited.nothing && !state.isAnnotation) return readDeclared(place);
  const next = block.kinds[place + 1]!;
  if (state.isAfterDot) {
    state.isAfterDot = false;
    return select(place);
  }
  if (state.isAnnotation) {
    if (next === Token.colon) return;
    state.isAnnotation = false;
    state.isArgumentsNext = next === Token.openParen;
    if (state.isBeforeDeclarations && next === Token.openParen) readFacade(place);
    return refer(place, next);
  }
  if (frame.isInEntries) return names.addMember(block.words[place]!);
  if (frame.isAtStart && takesParams(frame)) {
    if (isParam(next)) {
      frame.isAtStart = false;
      return names.hide(block.words[place]!);
    }
    if (Token.isWord(next)) return;
  }
  // A parameter of a type, an argument with its name.
  if (next === Token.colon) return;
  if (next === Token.assign && frame.kind === FrameKind.paren) return;
  if (frame.head === Head.supertypes && frame.isAtStart && frame.angles === 0)
    return readSupertype(place, next);
  refer(place, next);
}

/** A name behind a dot. */
export function readSelector(place: number): void {
  if (state.frame.awaited === Awaited.nothing || state.isAnnotation) return select(place);
  state.isAfterDot = true;
  readDeclared(place);
}

/** A member, which may be an extension. */
function select(place: number): void {
  if (!isCapital(block.firstBytes[place]!)) names.select(block.words[place]!, block.lines[place]!);
}

/** The name of a declaration, or of the type that it extends. */
function readDeclared(place: number): void {
  const { frame } = state;
  const name = block.words[place]!;
  const next = block.kinds[place + 1]!;
  const { awaited } = frame;
  const isMember = awaited === Awaited.function_ || awaited === Awaited.property;
  if (isMember && isExtended(next)) {
    if (!state.isAfterDot) names.refer(name, name, block.lines[place]!);
    frame.isExtension = true;
    state.isAfterDot = false;
    return;
  }
  state.isAfterDot = false;
  frame.awaited = Awaited.nothing;
  if (awaited === Awaited.function_) {
    state.isParamsNext = next === Token.openParen;
    return state.declareFunction(name);
  }
  if (awaited === Awaited.property) return state.declareProperty(name);
  const path = state.pathOf(name);
  state.declareType(name, path);
  state.isTypeParamsNext = next === Token.less;
  if (awaited === Awaited.type) state.beginHead(path);
  else state.forgetModifiers();
}

function readSupertype(place: number, next: number): void {
  const { bytes, frame } = state;
  const name = block.words[place]!;
  const line = block.lines[place]!;
  frame.isAtStart = false;
  const path = next === Token.part ? pathAt(bytes, place) : name;
  names.inherit(table.text(path), frame.headPath, line);
  if (isCall(next, place)) names.call(name, line);
  else names.refer(name, path, line);
}

/** Notes the name with what follows it by dots; `next` is the token behind it. */
function refer(place: number, next: number): void {
  const name = block.words[place]!;
  const line = block.lines[place]!;
  if (next === Token.part) {
    // Most paths begin with a value of their own scope, and need not be looked at.
    if (!names.isHidden(name)) names.refer(name, pathAt(state.bytes, place), line);
  } else if (isCall(next, place)) names.call(name, line);
  else names.refer(name, name, line);
}

/** A type with arguments looks like a call with them, but for its capital. */
function isCall(next: number, place: number): boolean {
  return (
    next === Token.openParen ||
    ((next === Token.openBrace || next === Token.less) && !isCapital(block.firstBytes[place]!))
  );
}

/** Whether a name before it at the beginning of a part declares it: `item: Item`, `item ->`, `item in`. */
function isParam(next: number): boolean {
  switch (next) {
    case Token.colon:
    case Token.comma:
    case Token.closeParen:
    case Token.greater:
    case Token.arrow:
    case Token.inWord:
      return true;
    default:
      return false;
  }
}

/** Whether the name before it is a type that the function or property extends. */
function isExtended(next: number): boolean {
  return (
    next === Token.part ||
    next === Token.selector ||
    next === Token.dot ||
    next === Token.question ||
    next === Token.less
  );
}

/** `@file:JvmName("Carts")` */
function readFacade(place: number): void {
  if (table.text(block.words[place]!) !== 'JvmName') return;
  const { bytes } = state;
  let start = block.ends[place]!;
  while (blankBytes[bytes[start]!] === 1) start++;
  if (bytes[start + 1] !== doubleQuote) return;
  start += 2;
  let end = start;
  while (nameBytes[bytes[end]!] === 1) end++;
  if (bytes[end] === doubleQuote)
    state.facade = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
}
