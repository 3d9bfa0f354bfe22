// What the keywords of Kotlin say about the names behind them. Many are keywords only in their place, and names elsewhere.
import { ByteClass, byteClasses } from './byte-classes.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { readName } from './read-name.ts';
import type { Reader } from './reader.ts';
import { Token } from './tokens.ts';

const [openRound, colon, at, backquote, openBrace] = [40, 58, 64, 96, 123];

export function readKeyword(reader: Reader, token: number): void {
  const { state, scanner } = reader;
  const { frame } = state;
  const next = scanner.peek();
  const isBeforeWord = byteClasses[next] === ByteClass.letter || next === at || next === backquote;
  const isBeforeParen = next === openRound;
  switch (token) {
    case Token.class:
      // `Cart::class`
      if (reader.lastToken === Token.doubleColon) break;
      return awaitDeclaration(reader, Awaited.type);
    case Token.interface:
      return awaitDeclaration(reader, Awaited.type);
    case Token.object:
      return readObject(reader, next);
    case Token.fun:
      awaitDeclaration(reader, isBeforeParen ? Awaited.nothing : Awaited.function);
      state.isParamsNext = isBeforeParen;
      return;
    case Token.val:
    case Token.var:
      if (frame.kind === FrameKind.params) return;
      awaitDeclaration(reader, isBeforeParen ? Awaited.nothing : Awaited.property);
      state.isParamsNext = isBeforeParen;
      return;
    case Token.typealias:
      return awaitDeclaration(reader, Awaited.alias);
    case Token.when:
      frame.isWhenNext = true;
      break;
    case Token.for:
      state.isParamsNext = isBeforeParen;
      break;
    case Token.modifier:
    case Token.private:
    case Token.enum:
    case Token.companion:
      if (!isBeforeWord || isNamed(reader)) return readName(reader);
      return readModifier(reader, token);
    case Token.get:
    case Token.set:
      if (!state.isAmongMembers || isNamed(reader)) return readName(reader);
      state.isPrivate = false;
      state.isParamsNext = isBeforeParen;
      return;
    case Token.init:
      if (frame.kind !== FrameKind.class || next !== openBrace || isNamed(reader)) return readName(reader);
      return state.beginDeclaration();
    case Token.constructor:
      if (!isBeforeParen || isNamed(reader)) return readName(reader);
      if (frame.kind === FrameKind.class && frame.head === Head.none) state.beginDeclaration();
      state.isPrivate = false;
      state.isParamsNext = true;
      return;
    case Token.catch:
      if (!isBeforeParen || isNamed(reader)) return readName(reader);
      state.isParamsNext = true;
      return;
    case Token.where:
      if (!isBeforeWord || isNamed(reader)) return readName(reader);
      if (frame.head !== Head.none) frame.head = Head.constraints;
      return;
    case Token.by:
      if (isNamed(reader) || next === colon) readName(reader);
      return;
    case Token.import:
      return readName(reader);
  }
  state.isAfterDot = false;
}

/** Whether the word stands where a name must. */
function isNamed({ state }: Reader): boolean {
  return state.frame.awaited !== Awaited.nothing || state.isAnnotation;
}

function awaitDeclaration({ state }: Reader, awaited: number): void {
  state.beginDeclaration();
  state.frame.awaited = awaited;
  state.isAfterDot = false;
}

/** One without a name is a value, or the companion of a class. */
function readObject(reader: Reader, next: number): void {
  const { state } = reader;
  if (next !== colon && next !== openBrace) return awaitDeclaration(reader, Awaited.type);
  if (state.isCompanion) {
    state.beginDeclaration();
    return state.beginHead(state.frame.path);
  }
  state.beginHead('');
}

function readModifier({ state }: Reader, token: number): void {
  // A parameter's are over with it.
  if (state.frame.kind === FrameKind.params) return;
  if (token === Token.private) state.isPrivate = true;
  else if (token === Token.enum) state.isEnum = true;
  else if (token === Token.companion) state.isCompanion = true;
}
