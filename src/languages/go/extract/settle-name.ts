// What a name means, as the token behind it tells.
import { type Frame, FrameKind, Signature, Spec } from './frame.ts';
import type { State } from './state.ts';
import * as Token from './token.ts';
import { none } from './words.ts';

/** The first name of a statement, a declaration, a field, a parameter or an element. */
export function settleFirst(state: State, word: number, line: number, start: number, next: number): void {
  const { frame } = state;
  switch (frame.kind) {
    case FrameKind.params:
      return settleParam(state, frame, word, line, start, next);
    case FrameKind.struct:
      return settleField(state, frame, word, line, start, next);
    case FrameKind.interface:
      frame.isAtStart = false;
      if (next === Token.openParen) frame.innerSignature = Signature.begun;
      else state.names.refer(word, none, line, start);
      return;
    case FrameKind.literal:
      frame.isAtStart = false;
      // In the literal of a struct, a field; whether a named type is one cannot be seen here.
      if (next !== Token.colon || frame.level > 0) state.names.refer(word, none, line, start);
      return;
    default:
      if (frame.spec === Spec.none) settleStatement(state, frame, word, line, start, next);
      else settleSpec(state, frame, word, line, start, next);
  }
}

/** The name before a bracket that has just been closed: of a type with arguments, or of something that is an array. */
export function settleUndecided(state: State, token: number): void {
  const { frame } = state;
  const name = frame.undecided;
  frame.undecided = none;
  const isParams = frame.kind === FrameKind.params;
  const isType = isParams
    ? token === Token.comma || token === Token.closeParen
    : token === Token.semicolon || token === Token.closeBrace || token === Token.string;
  if (isType) state.names.refer(name, none, frame.undecidedLine, frame.undecidedStart);
  else if (isParams) {
    frame.isNamed = true;
    state.addLone(name, frame.undecidedLine, frame.undecidedStart);
  }
}

function settleStatement(
  state: State,
  frame: Frame,
  word: number,
  line: number,
  start: number,
  next: number,
): void {
  const isFirst = state.list.size === 0;
  if (next === Token.colon && isFirst && frame.kind === FrameKind.block && !frame.isInCase) return;
  if (isFirst && next !== Token.comma && next !== Token.define) {
    frame.isAtStart = false;
    return state.names.refer(word, none, line, start);
  }
  state.addListed(word, line, start);
  if (next === Token.comma) return;
  if (next === Token.define) state.declareListed();
  state.leaveStart();
}

function settleSpec(
  state: State,
  frame: Frame,
  word: number,
  line: number,
  start: number,
  next: number,
): void {
  if (frame.spec === Spec.import) return;
  state.addListed(word, line, start);
  if (frame.spec !== Spec.type) {
    if (next === Token.comma) return;
    state.declareListed();
  } else {
    state.declareListed();
    // A type may speak of itself; what its parameters hide lasts until it ends.
    state.bind();
    frame.specMark = state.names.mark;
    frame.hasName = next === Token.openBracket;
  }
  frame.isAtStart = false;
}

function settleParam(
  state: State,
  frame: Frame,
  word: number,
  line: number,
  start: number,
  next: number,
): void {
  const isAlone = next === Token.comma || next === Token.closeParen || next === Token.closeBracket;
  frame.isAtStart = false;
  if (isAlone) return state.addLone(word, line, start);
  if (frame.isTypeParams) {
    // `type T [n * 2]int` and `type T [size(n)]int` are arrays, as Go's own parser takes them.
    const isOperation = next === Token.operator || next === Token.openParen;
    const isExpression = isOperation && frame.isOfType && !state.hasLone;
    if (isExpression) return state.names.refer(word, none, line, start);
  } else if (next === Token.openBracket) {
    return keepUndecided(frame, word, line, start);
  }
  frame.isNamed = true;
  state.addLone(word, line, start);
}

function settleField(
  state: State,
  frame: Frame,
  word: number,
  line: number,
  start: number,
  next: number,
): void {
  if (next === Token.comma) return;
  frame.isAtStart = false;
  if (next === Token.openBracket) return keepUndecided(frame, word, line, start);
  const isEmbedded = next === Token.semicolon || next === Token.closeBrace || next === Token.string;
  if (isEmbedded) state.names.refer(word, none, line, start);
}

function keepUndecided(frame: Frame, word: number, line: number, start: number): void {
  frame.undecided = word;
  frame.undecidedLine = line;
  frame.undecidedStart = start;
  frame.isPending = true;
}
