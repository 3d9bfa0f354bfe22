// What a bracket opens in Scala, and what its end means. A colon at the end of a head opens a class, too.
import { arrowAt } from './arrows.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import type { Reader } from './reader.ts';
import type { State } from './state.ts';
import { Token } from './tokens.ts';

export function openParen({ state, scanner }: Reader): void {
  const { frame } = state;
  const isParams =
    !state.isArgumentsNext && (state.isParamsNext || frame.isSignature || frame.head === Head.name);
  const isFor = state.isForNext;
  const isPattern = frame.isPattern || frame.awaited === Awaited.value;
  const isMemberPattern =
    frame.isMemberPattern || (frame.awaited === Awaited.value && state.isMember(scanner.indent));
  state.isArgumentsNext = false;
  state.isParamsNext = false;
  state.isForNext = false;
  const inner = state.open(
    isFor ? FrameKind.forHead : isParams ? FrameKind.params : FrameKind.paren,
    scanner.start,
  );
  inner.isPattern = isPattern && !isParams;
  inner.isMemberPattern = inner.isPattern && isMemberPattern;
}

/** Where an arrow follows, the names in the brackets were parameters. */
export function closeParen({ state, scanner }: Reader): void {
  const { frame } = state;
  if (frame.kind !== FrameKind.paren && frame.kind !== FrameKind.params && frame.kind !== FrameKind.forHead)
    return;
  const { candidates, names } = state;
  const first = frame.firstCandidate;
  const count = candidates.size;
  if (count === first) return state.close();
  const isBinding = arrowAt(scanner.bytes, scanner.peekAt()) !== Token.name;
  // `((a, b), c) =>`
  const isInRound = state.outerKind === FrameKind.paren || state.outerKind === FrameKind.forHead;
  if (!isBinding && isInRound) frame.firstCandidate = count;
  state.close();
  if (!isBinding) return;
  for (let i = first; i < count; i++) {
    names.takeBack(candidates.at(i), frame.referenceMark);
    names.hide(candidates.at(i));
  }
}

export function openBracket({ state, scanner }: Reader): void {
  const { frame } = state;
  const isParams = state.isTypeParamsNext || frame.isSignature;
  state.isTypeParamsNext = false;
  state.open(isParams ? FrameKind.typeParams : FrameKind.bracket, scanner.start);
}

export function openBrace({ state, scanner }: Reader): void {
  const { frame } = state;
  frame.awaited = Awaited.nothing;
  if (frame.head !== Head.none) {
    state.openClass();
  } else if (state.isForNext) {
    state.isForNext = false;
    state.open(FrameKind.forHead, scanner.start);
  } else {
    state.open(FrameKind.block, scanner.start);
  }
}

/** Round brackets that are not closed end with the braces around them, and classes without braces too. */
export function closeBrace(state: State): void {
  while (!isBraced(state) && !state.isAtFileLevel) state.close();
  if (state.frame.kind !== FrameKind.template) state.close();
}

export function readColon({ state, scanner, lastToken }: Reader): void {
  const { frame } = state;
  const isBody = scanner.isAtLineEnd && lastToken !== Token.colon;
  if (frame.head !== Head.none && isBody) {
    const indent = frame.headIndent;
    state.openClass().ownerIndent = indent;
    return;
  }
  if (frame.awaited === Awaited.value) frame.awaited = Awaited.nothing;
}

function isBraced({ frame }: State): boolean {
  switch (frame.kind) {
    case FrameKind.class:
      return frame.ownerIndent < 0;
    case FrameKind.block:
    case FrameKind.package:
    case FrameKind.template:
    case FrameKind.forHead:
      return true;
    default:
      return false;
  }
}
