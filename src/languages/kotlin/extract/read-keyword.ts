// What the keywords of Kotlin say about the names after them. Many are keywords only in some positions, and names elsewhere.
import { at, colon, openBrace, openParen } from '../../kit/bytes.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { readName } from './read-name.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { Word } from './words.ts';

export function readKeyword(token: number, place: number): void {
  const { frame } = state;
  const next = state.tokens.kinds[place + 1]!;
  const isBeforeParen = next === openParen;
  switch (token) {
    case Token.class_:
      return awaitDeclaration(Awaited.type);
    case Token.object:
      return readObject(next);
    case Token.fun:
      awaitDeclaration(isBeforeParen ? Awaited.nothing : Awaited.function);
      state.isParamsNext = isBeforeParen;
      return;
    case Token.val:
      if (frame.kind === FrameKind.params) return;
      awaitDeclaration(isBeforeParen ? Awaited.nothing : Awaited.property);
      state.isParamsNext = isBeforeParen;
      return;
    case Token.typealias:
      return awaitDeclaration(Awaited.alias);
    case Token.when:
      frame.isWhenNext = true;
      break;
    case Token.for_:
      state.isParamsNext = isBeforeParen;
      break;
    case Token.modifier:
    case Token.private_:
    case Token.enum_:
    case Token.companion:
      // Before a bracket it is part of the type of a function.
      if (isBeforeParen && state.tokens.words[place] === Word.suspend && !isNamed()) return;
      if (!isBeforeWord(next) || isNamed()) return readName(place);
      return readModifier(token, place);
    case Token.accessor:
      if (!frame.holdsMembers || isNamed()) return readName(place);
      state.isPrivate = false;
      state.isParamsNext = isBeforeParen;
      return;
    case Token.init:
      if (frame.kind !== FrameKind.class || next !== openBrace || isNamed()) return readName(place);
      return state.beginDeclaration();
    case Token.constructor_:
      if (!isBeforeParen || isNamed()) return readName(place);
      if (frame.kind === FrameKind.class && frame.head === Head.none) state.beginDeclaration();
      state.isPrivate = false;
      state.isParamsNext = true;
      return;
    case Token.catch_:
      if (!isBeforeParen || isNamed()) return readName(place);
      state.isParamsNext = true;
      return;
    case Token.where:
      if (!isBeforeWord(next) || isNamed()) return readName(place);
      if (frame.head !== Head.none) frame.head = Head.constraints;
      return;
    case Token.by:
      if (isNamed() || next === colon) readName(place);
      return;
  }
  state.isAfterDot = false;
}

/** Whether a name is expected here. */
function isNamed(): boolean {
  return state.frame.awaited !== Awaited.nothing || state.isAnnotation;
}

/** `next` can also begin an annotation, with a name or keyword after it. */
function isBeforeWord(next: number): boolean {
  return Token.isWord(next) || next === at;
}

function awaitDeclaration(awaited: number): void {
  state.beginDeclaration();
  state.frame.awaited = awaited;
  state.isAfterDot = false;
}

/** An object without a name is an expression, or the companion of a class. */
function readObject(next: number): void {
  if (next !== colon && next !== openBrace) return awaitDeclaration(Awaited.type);
  if (state.isCompanion) {
    state.beginDeclaration();
    return state.beginHead(state.frame.path);
  }
  state.beginHead('');
}

function readModifier(token: number, place: number): void {
  // Modifiers of a parameter do not matter.
  if (state.frame.kind === FrameKind.params) return;
  if (token === Token.private_) state.isPrivate = true;
  else if (token === Token.enum_) state.isEnum = true;
  else if (token === Token.companion) state.isCompanion = true;
  else if (state.tokens.words[place] === Word.expect) state.isExpect = true;
  else if (state.tokens.words[place] === Word.actual) state.isActual = true;
  else if (state.tokens.words[place] === Word.data) state.isData = true;
}
