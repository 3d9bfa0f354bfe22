// What a bracket opens in Kotlin, and what its end means.
import * as Awaited from './awaited.ts';
import type { Frame } from './frame.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import { state } from './state.ts';
import { areParametersAt } from './parameters.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';

export function openParen(): void {
  const { frame } = state;
  const isParams =
    state.isParamsNext ||
    (!state.isArgumentsNext &&
      (frame.head === Head.name || (frame.isAtStart && takesParams(frame) && frame.angles === 0)));
  state.isParamsNext = false;
  state.isArgumentsNext = false;
  state.isAfterDot = false;
  if (isParams && takesParams(frame)) frame.isAtStart = false;
  state.open(isParams ? FrameKind.params : FrameKind.paren);
}

export function closeParen(): void {
  closeAngles();
  const { kind } = state.frame;
  if (kind === FrameKind.paren || kind === FrameKind.params) state.close();
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
      mayHaveParameters(place) && areParametersAt(state.bytes, block.starts[place]! + 1);
  }
}

/** Round brackets that are not closed end with the braces around them. */
export function closeBrace(): void {
  while (!FrameKind.isBraced(state.frame.kind) && !state.isAtFileLevel) state.close();
  if (state.frame.kind !== FrameKind.template) state.close();
}

export function closeTemplate(): void {
  while (state.frame.kind !== FrameKind.template && !state.isAtFileLevel) state.close();
  state.close();
}

export function readAngle(token: number): void {
  const { frame } = state;
  const isOfDeclaration = frame.kind === FrameKind.typeParams || frame.kind === FrameKind.typeArguments;
  if (token === Token.greater) {
    if (frame.angles > 0) frame.angles--;
    else if (isOfDeclaration) state.close();
  } else if (state.isTypeParamsNext) {
    state.isTypeParamsNext = false;
    state.open(FrameKind.typeParams);
  } else if (frame.awaited === Awaited.function_ || frame.awaited === Awaited.property) {
    state.open(frame.isExtension ? FrameKind.typeArguments : FrameKind.typeParams);
  } else if (isOfDeclaration || frame.head === Head.supertypes || takesParams(frame)) {
    frame.angles++;
  }
}

/** Whether names at the beginning of its parts are declared there. */
export function takesParams({ kind, hasParams }: Frame): boolean {
  return kind === FrameKind.params || kind === FrameKind.typeParams || hasParams;
}

function closeAngles(): void {
  while (state.frame.kind === FrameKind.typeParams || state.frame.kind === FrameKind.typeArguments) {
    state.close();
  }
}

/** Whether what stands behind a brace begins as the parameters of a lambda do, as far as two tokens can tell. */
function mayHaveParameters(place: number): boolean {
  const first = block.kinds[place + 1]!;
  if (first === Token.openParen || first === Token.at || first === Token.import_) return true;
  const second = block.kinds[place + 2]!;
  return (
    first >= Token.modifier &&
    first <= Token.name &&
    (second === Token.arrow || second === Token.comma || second === Token.colon)
  );
}
