// What brackets open and close in Kotlin.
import * as Byte from '../../kit/bytes.ts';
import { isCapital } from '../../jvm/extract/spelling.ts';
import { Awaited, FrameKind, functionType, Head, noType } from './frame.ts';
import { nameBytes } from './lexer.ts';
import { state } from './state.ts';
import * as Token from './token.ts';

/** 1 for a byte that can be between a brace and the arrow after the parameters of a lambda. */
const parameterBytes = Uint8Array.from(nameBytes);
for (const character of ' \t\r\n,:()<>?.*`@') parameterBytes[character.charCodeAt(0)] = 1;

export function openParen(place: number): void {
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
  const inside = state.open(isParams ? FrameKind.params : FrameKind.paren);
  inside.constructed = isParams ? noType : typeNamedAt(place - 1);
}

/** `Cart` in `Cart(items)`. */
function typeNamedAt(place: number): number {
  const { kinds, starts, words } = state.tokens;
  return kinds[place] === Token.name && isCapital(state.bytes[starts[place]!]!) ? words[place]! : noType;
}

export function closeParen(place: number): void {
  closeAngles();
  const { kind, constructed } = state.frame;
  if (kind !== FrameKind.paren && kind !== FrameKind.params) return;
  state.close();
  state.constructed = constructed;
  state.constructedEnd = place;
}

export function openBrace(place: number): void {
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
    state.open(FrameKind.block).hasParams =
      mayHaveParameters(place) && areParametersAt(state.tokens.ends[place]!);
  }
}

/** Unclosed parentheses end with the braces around them. */
export function closeBrace(): void {
  while (!state.frame.isBraced && !state.isAtFileLevel) state.close();
  if (state.frame.kind !== FrameKind.template) state.close();
}

export function closeTemplate(): void {
  while (state.frame.kind !== FrameKind.template && !state.isAtFileLevel) state.close();
  state.close();
}

export function readAngle(token: number): void {
  const { frame } = state;
  const isOfDeclaration = frame.kind === FrameKind.typeParams || frame.kind === FrameKind.typeArguments;
  if (token === Byte.greater) {
    if (frame.angles > 0) frame.angles--;
    else if (isOfDeclaration) state.close();
  } else if (state.isTypeParamsNext) {
    state.isTypeParamsNext = false;
    state.open(FrameKind.typeParams);
  } else if (frame.awaited === Awaited.function || frame.awaited === Awaited.property) {
    state.open(frame.receiver !== noType ? FrameKind.typeArguments : FrameKind.typeParams);
  } else if (isOfDeclaration || frame.head === Head.supertypes || frame.takesParams) {
    frame.angles++;
  }
}

function closeAngles(): void {
  while (state.frame.kind === FrameKind.typeParams || state.frame.kind === FrameKind.typeArguments) {
    state.close();
  }
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
