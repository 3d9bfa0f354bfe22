// What a bracket opens in Scala, and what its end means. A colon at the end of a head opens a class, too.
import * as Awaited from './awaited.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import * as Shape from './shape.ts';
import { state, typedCandidate } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { words } from './words.ts';

/**
 * `()`, `(item)`: most brackets around nothing, a name or a literal open nothing that matters. The place of their end, or of
 * their beginning where they do.
 */
export function skipSmall(place: number, last: number): number {
  const { kinds, indents, starts } = block;
  const { frame } = state;
  if (place + 3 > last || state.isForNext) return place;
  const isParams =
    !state.isArgumentsNext && (frame.signatureAt === starts[place - 1] || frame.head === Head.name);
  const first = kinds[place + 1]!;
  if (indents[place + 1] !== 0) return place;
  if (first === Token.closeParen) {
    if (isParams) frame.signatureAt = starts[place + 1]!;
    state.isArgumentsNext = false;
    return place + 1;
  }
  if (kinds[place + 2] !== Token.closeParen || indents[place + 2] !== 0) return place;
  if (isParams || frame.isPattern || frame.awaited === Awaited.value) return place;
  const next = kinds[place + 3]!;
  if (first === Token.name) {
    if (next === Token.arrow || next === Token.from) return place;
    const name = block.names[place + 1]!;
    if (isInRound(frame.kind)) state.candidates.push(name);
    state.names.refer(name, block.lines[place + 1]!);
  } else if (first !== Token.literal) return place;
  state.isArgumentsNext = false;
  return place + 2;
}

export function openParen(place: number): void {
  const { frame } = state;
  const isParams =
    !state.isArgumentsNext && (frame.signatureAt === block.starts[place - 1] || frame.head === Head.name);
  const isFor = state.isForNext;
  const isPattern = frame.isPattern || frame.awaited === Awaited.value;
  const isMemberPattern = frame.isMemberPattern || (frame.awaited === Awaited.value && state.isMember());
  state.isArgumentsNext = false;
  state.isForNext = false;
  const inner = state.open(
    isFor ? FrameKind.forHead : isParams ? FrameKind.params : FrameKind.paren,
    block.starts[place]!,
  );
  inner.isPattern = isPattern && !isParams;
  inner.isMemberPattern = inner.isPattern && isMemberPattern;
}

/** Where an arrow follows, the names in the brackets were parameters. */
export function closeParen(place: number): void {
  const { frame } = state;
  const { kind } = frame;
  if (kind !== FrameKind.paren && kind !== FrameKind.params && kind !== FrameKind.forHead) return;
  const { candidates } = state;
  const first = frame.firstCandidate;
  const count = candidates.size;
  const next = block.kinds[place + 1]!;
  const isBinding = count > first && (next === Token.arrow || next === Token.from);
  // `((a, b), c) =>`
  if (count > first && !isBinding && isInRound(state.outerKind)) frame.firstCandidate = count;
  state.close();
  if (kind === FrameKind.params) state.frame.signatureAt = block.starts[place]!;
  if (isBinding) bindCandidates(first, count, frame.referenceMark);
}

function bindCandidates(first: number, count: number, mark: number): void {
  const { candidates, names } = state;
  for (let i = first; i < count; i++) {
    const candidate = candidates.at(i);
    const isTyped = candidate < 0;
    const name = isTyped ? typedCandidate(candidate) : candidate;
    if (!isTyped && words.shapes[name] !== Shape.small) continue;
    names.takeBack(name, mark);
    names.hide(name);
  }
}

export function openBracket(place: number): void {
  const { frame } = state;
  const isParams = state.isTypeParamsNext || frame.signatureAt === block.starts[place - 1];
  state.isTypeParamsNext = false;
  state.open(isParams ? FrameKind.typeParams : FrameKind.bracket, block.starts[place]!);
}

export function closeBracket(place: number): void {
  const { kind } = state.frame;
  if (kind !== FrameKind.bracket && kind !== FrameKind.typeParams) return;
  state.close();
  if (kind === FrameKind.typeParams) state.frame.signatureAt = block.starts[place]!;
}

export function openBrace(place: number): void {
  const { frame } = state;
  frame.awaited = Awaited.nothing;
  if (frame.head !== Head.none) {
    state.openClass();
  } else if (state.isForNext) {
    state.isForNext = false;
    state.open(FrameKind.forHead, block.starts[place]!);
  } else {
    state.open(FrameKind.block, block.starts[place]!);
  }
}

/** Round brackets that are not closed end with the braces around them, and classes without braces too. */
export function closeBrace(): void {
  while (!isBraced() && !state.isAtFileLevel) state.close();
  if (state.frame.kind !== FrameKind.template) state.close();
}

export function closeTemplate(): void {
  while (state.frame.kind !== FrameKind.template && !state.isAtFileLevel) state.close();
  state.close();
}

export function readColon(place: number): void {
  const { frame } = state;
  if (frame.head !== Head.none && isAtLineEnd(place) && block.kinds[place - 1] !== Token.colon) {
    const indent = frame.headIndent;
    state.openClass().ownerIndent = indent;
    return;
  }
  if (frame.awaited === Awaited.value) frame.awaited = Awaited.nothing;
}

/** Whether nothing follows on the line. */
export function isAtLineEnd(place: number): boolean {
  return block.indents[place + 1] !== 0 || block.kinds[place + 1] === Token.end;
}

function isInRound(kind: number): boolean {
  return kind === FrameKind.paren || kind === FrameKind.forHead;
}

function isBraced(): boolean {
  const { frame } = state;
  switch (frame.kind) {
    case FrameKind.classBody:
      return frame.ownerIndent < 0;
    case FrameKind.block:
    case FrameKind.packaging:
    case FrameKind.template:
    case FrameKind.forHead:
      return true;
    default:
      return false;
  }
}
