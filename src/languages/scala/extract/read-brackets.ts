// Opening and closing brackets of Scala. A colon at the end of a head opens a class, too.
import { readersOf } from '../../kit/readers-of.ts';
import * as Byte from '../../kit/bytes.ts';
import { Expected, FrameKind, Head } from './frame.ts';
import { state } from './state.ts';
import * as Token from './token.ts';

const { tokens } = state;

/** By the token of the bracket. */
export const bracketReaders = new Map<number, (place: number) => void>([
  ...readersOf('()[]{}', openParen, closeParen, openBracket, closeBracket, openBrace, closeBrace),
  [Token.openTemplate, (place) => state.open(FrameKind.template, tokens.starts[place]!)],
  [Token.closeTemplate, closeTemplate],
]);

function openParen(place: number): void {
  const { starts } = tokens;
  const { frame } = state;
  const isParams =
    !state.isArgumentsNext && (frame.signatureAt === starts[place - 1] || frame.head === Head.name);
  const isFor = state.isForNext;
  const isPattern = frame.isPattern || frame.expected === Expected.value;
  const isMemberPattern = frame.isMemberPattern || (frame.expected === Expected.value && state.isMember());
  state.isArgumentsNext = false;
  state.isForNext = false;
  const inner = state.open(
    isFor ? FrameKind.forHead : isParams ? FrameKind.params : FrameKind.paren,
    starts[place]!,
  );
  inner.isPattern = isPattern && !isParams;
  inner.isMemberPattern = inner.isPattern && isMemberPattern;
}

/** If an arrow follows, the names in the brackets were parameters. */
function closeParen(place: number): void {
  const { frame } = state;
  const { kind } = frame;
  if (kind !== FrameKind.paren && kind !== FrameKind.params && kind !== FrameKind.forHead) return;
  const { candidates } = state;
  const first = frame.firstCandidate;
  const count = candidates.size;
  const next = tokens.kinds[place + 1]!;
  const isBinding = count > first && (next === Token.arrow || next === Token.from);
  // `((a, b), c) =>`
  if (count > first && !isBinding && state.frames.outer.isRound) frame.firstCandidate = count;
  state.close();
  if (kind === FrameKind.params) state.frame.signatureAt = tokens.starts[place]!;
  if (isBinding) bindCandidates(first, count, frame.referenceMark);
}

function bindCandidates(first: number, count: number, mark: number): void {
  const { candidates, names } = state;
  for (let i = first; i < count; i++) {
    const name = candidates.at(i);
    names.takeBack(name, mark);
    names.hide(name);
  }
}

function openBracket(place: number): void {
  const { starts } = tokens;
  const { frame } = state;
  const isParams = state.isTypeParamsNext || frame.signatureAt === starts[place - 1];
  state.isTypeParamsNext = false;
  state.open(isParams ? FrameKind.typeParams : FrameKind.bracket, starts[place]!);
}

function closeBracket(place: number): void {
  const { kind } = state.frame;
  if (kind !== FrameKind.bracket && kind !== FrameKind.typeParams) return;
  state.close();
  if (kind === FrameKind.typeParams) state.frame.signatureAt = tokens.starts[place]!;
}

function openBrace(place: number): void {
  const { starts } = tokens;
  const { frame } = state;
  frame.expected = Expected.nothing;
  if (frame.head !== Head.none) {
    state.openClass();
  } else if (state.isForNext) {
    state.isForNext = false;
    state.open(FrameKind.forHead, starts[place]!);
  } else {
    state.open(FrameKind.block, starts[place]!);
  }
}

/** Also closes unclosed parentheses and indented classes inside. */
function closeBrace(): void {
  while (!isBraced() && !state.isAtFileLevel) state.close();
  const { kind } = state.frame;
  if (kind === FrameKind.template) return;
  state.close();
  if (kind === FrameKind.classBody) state.frame.endHead();
}

function closeTemplate(): void {
  while (state.frame.kind !== FrameKind.template && !state.isAtFileLevel) state.close();
  state.close();
}

export function readColon(place: number): void {
  const { frame } = state;
  if (frame.head !== Head.none && isAtLineEnd(place) && tokens.kinds[place - 1] !== Byte.colon) {
    const indent = frame.headIndent;
    state.openClass().ownerIndent = indent;
    return;
  }
  if (frame.expected === Expected.value) frame.expected = Expected.nothing;
}

/** Whether it is the last token of its line. */
export function isAtLineEnd(place: number): boolean {
  return tokens.extras[place + 1] !== 0 || tokens.kinds[place + 1] === Token.end;
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
