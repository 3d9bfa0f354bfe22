// What brackets open and close in Kotlin.
import { readersOf } from '../../kit/readers-of.ts';
import * as Byte from '../../kit/bytes.ts';
import { isCapital } from '../../jvm/extract/spelling.ts';
import { countParameters } from './count.ts';
import { Awaited, FrameKind, functionType, Head, noType } from './frame.ts';
import { nameBytes } from './lexer.ts';
import { beforeTypeArguments, ownerAt, typeAfter } from './known-values.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { isLambdaOfIt, isLambdaOfThis, Word } from './words.ts';

/** 1 for a byte that can be between a brace and the arrow after the parameters of a lambda. */
const parameterBytes = Uint8Array.from(nameBytes);
for (const character of ' \t\r\n,:()<>?.*`@') parameterBytes[character.charCodeAt(0)] = 1;

/** By the token of the bracket. */
export const bracketReaders = new Map<number, (place: number) => void>([
  ...readersOf('(){}', openParen, closeParen, openBrace, closeBrace),
  ...readersOf('<>[]', openAngle, closeAngle, openBracket, closeBracket),
  [Token.openTemplate, () => state.open(FrameKind.template)],
  [Token.closeTemplate, closeTemplate],
]);

function openParen(place: number): void {
  const { frame } = state;
  const isParams =
    state.isParamsNext ||
    (!state.isArgumentsNext &&
      (frame.head === Head.name || (frame.isAtStart && frame.takesParams && frame.angles === 0)));
  if (frame.awaited === Awaited.function || frame.awaited === Awaited.property) frame.receiver = functionType;
  state.isParamsNext = false;
  state.isArgumentsNext = false;
  state.isAfterDot = false;
  if (isParams && frame.takesParams) frame.isAtStart = false;
  if (isParams && isConstructor(place)) state.declareConstructor(countParameters(place));
  const callee = beforeTypeArguments(place - 1);
  const owner = ownerAt(callee);
  const inside = state.open(isParams ? FrameKind.params : FrameKind.paren);
  inside.constructed = isParams ? noType : typeNamedAt(callee);
  inside.called = isParams ? noType : calledAt(callee);
  inside.calledOf = inside.called === noType ? noType : owner;
  inside.isOfFunction =
    isParams && state.functionName !== noType && state.tokens.words[place - 1] === state.functionName;
}

/** Whether the bracket is that of a constructor, primary or not. */
function isConstructor(place: number): boolean {
  return state.frame.head === Head.name || state.tokens.kinds[place - 1] === Token.constructor_;
}

/** `Cart` in `Cart(items)`. */
function typeNamedAt(place: number): number {
  const { kinds, starts, words } = state.tokens;
  return kinds[place] === Token.name && isCapital(state.bytes[starts[place]!]!) ? words[place]! : noType;
}

/** The function that a bracket after it calls. */
function calledAt(place: number): number {
  const { kinds, words } = state.tokens;
  const kind = kinds[place]!;
  return kind === Token.name || kind === Token.part || kind === Token.selector ? words[place]! : noType;
}

function closeParen(place: number): void {
  closeAngles();
  const { frame } = state;
  const { kind, isOfFunction } = frame;
  if (kind !== FrameKind.paren && kind !== FrameKind.params) return;
  const type = isOfFunction ? typeAfter(place) : noType;
  state.close();
  if (isOfFunction) state.declareResult(type);
  state.lastCall = frame;
  state.callEnd = place;
}

function openBrace(place: number): void {
  closeAngles();
  const { frame } = state;
  state.isAfterDot = false;
  state.isBeforeDeclarations = false;
  frame.awaited = Awaited.nothing;
  if (frame.head !== Head.none || frame.isInEntries) {
    state.openClass();
  } else if (frame.isWhenNext) {
    frame.isWhenNext = false;
    state.open(FrameKind.when);
  } else {
    const isAfterCall = state.callEnd === place - 1;
    const called = isAfterCall ? state.lastCall.called : calledAt(place - 1);
    const calledOf = isAfterCall ? state.lastCall.calledOf : ownerAt(place - 1);
    const inside = state.open(FrameKind.block);
    inside.hasParams = mayHaveParameters(place) && areParametersAt(state.tokens.ends[place]!);
    inside.called = called;
    inside.calledOf = calledOf;
    if (!isLambdaOfIt.has(called) && !isBody(place - 1, isAfterCall)) state.frame.enterThis(noType);
    if (called !== noType) enterLambda(called, isAfterCall ? noType : calledOf);
  }
}

/** Whether a brace opens code of the declaration around it, by the token before: else it is a lambda, with a `this` of its own. */
function isBody(place: number, isAfterCall: boolean): boolean {
  const { kinds } = state.tokens;
  if (isAfterCall) return state.lastCall.called === noType && kinds[place] === Byte.closeParen;
  const kind = kinds[place]!;
  return kind === Token.word || kind === Token.init || kinds[beforeTypeArguments(place) - 1] === Byte.colon;
}

/** `owner` is what is known of the value before the function that takes the lambda. */
function enterLambda(called: number, owner: number): void {
  if (owner !== noType && isLambdaOfIt.has(called)) {
    state.variables.add(Word.it, owner);
    state.hasKnownIt = true;
    return;
  }
  // It has a parameter of its own.
  if (state.hasKnownIt) state.variables.add(Word.it, noType);
  if (owner !== noType && isLambdaOfThis.has(called)) state.enterLambda(owner);
}

/** Unclosed parentheses end with the braces around them. */
function closeBrace(place: number): void {
  while (!state.frame.isBraced && !state.isAtFileLevel) state.close();
  const { frame } = state;
  if (frame.kind !== FrameKind.template) state.close();
  state.lastCall = frame;
  state.callEnd = place;
}

function closeTemplate(): void {
  while (state.frame.kind !== FrameKind.template && !state.isAtFileLevel) state.close();
  state.close();
}

function openAngle(): void {
  const { frame } = state;
  if (state.isTypeParamsNext) {
    state.isTypeParamsNext = false;
    state.open(FrameKind.typeParams);
  } else if (frame.awaited === Awaited.function || frame.awaited === Awaited.property) {
    state.open(frame.receiver !== noType ? FrameKind.typeArguments : FrameKind.typeParams);
  } else if (isOfDeclaration() || frame.head === Head.supertypes || frame.takesParams) {
    frame.angles++;
  }
}

function closeAngle(): void {
  if (state.frame.angles > 0) state.frame.angles--;
  else if (isOfDeclaration()) state.close();
}

function openBracket(): void {
  state.open(FrameKind.bracket);
}

function closeBracket(): void {
  if (state.frame.kind === FrameKind.bracket) state.close();
}

/** In the angles of a declaration. */
function isOfDeclaration(): boolean {
  return state.frame.kind === FrameKind.typeParams || state.frame.kind === FrameKind.typeArguments;
}

function closeAngles(): void {
  while (isOfDeclaration()) state.close();
}

/** Whether the two tokens after a brace can begin the parameters of a lambda. */
function mayHaveParameters(place: number): boolean {
  const { kinds } = state.tokens;
  const first = kinds[place + 1]!;
  if (first === Byte.openParen || first === Byte.at || first === Token.import_) return true;
  const second = kinds[place + 2]!;
  return Token.mayBeName(first) && (second === Token.arrow || second === Byte.comma || second === Byte.colon);
}

/** After a brace: whether parameters and an arrow follow, as in `{ item, (a, b): Pair -> … }`. */
function areParametersAt(start: number): boolean {
  const { bytes } = state;
  let pos = start;
  while (parameterBytes[bytes[pos]!] === 1) pos++;
  return bytes[pos] === Byte.minus && bytes[pos + 1] === Byte.greater;
}
