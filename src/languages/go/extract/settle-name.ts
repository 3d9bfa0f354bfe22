// The meaning of a name, decided by the next token.
import { FrameKind, Signature, Spec } from './frame.ts';
import type { State } from './state.ts';
import * as Token from './token.ts';
import { none } from './words.ts';

/** The first name of a statement, declaration, field, parameter or element, and the next token. */
export function settleFirst(state: State, next: number): void {
  const { frame } = state;
  switch (frame.kind) {
    case FrameKind.params:
      return settleParam(state, next);
    case FrameKind.struct:
      return settleField(state, next);
    case FrameKind.interface:
      frame.isAtStart = false;
      if (next === Token.openParen) frame.innerSignature = Signature.begun;
      else state.refer();
      return;
    case FrameKind.literal:
      frame.isAtStart = false;
      // A field in a struct literal; whether a named type is a struct is unknown here.
      if (next !== Token.colon || frame.level > 0) state.refer();
      return;
    default:
      if (frame.spec === Spec.none) settleStatement(state, next);
      else settleSpec(state, next);
  }
}

/** The name before a bracket that just closed: a generic type, or an indexed value. */
export function settleUndecided(state: State, token: number): void {
  const { frame } = state;
  state.word = frame.undecided;
  state.line = frame.undecidedLine;
  state.start = frame.undecidedStart;
  frame.undecided = none;
  const isParams = frame.kind === FrameKind.params;
  const isType = isParams ? token === Token.comma || token === Token.closeParen : endsField(token);
  if (isType) state.refer();
  else if (isParams) {
    frame.isNamed = true;
    state.addLone();
  }
}

function settleStatement(state: State, next: number): void {
  const { frame } = state;
  const isFirst = state.list.size === 0;
  if (next === Token.colon && isFirst && frame.kind === FrameKind.block && !frame.isInCase) return;
  if (isFirst && next !== Token.comma && next !== Token.define) {
    frame.isAtStart = false;
    if (next === Token.openParen && frame.kind === FrameKind.block && !frame.isInCase)
      state.names.noteCall(state.word);
    return state.refer();
  }
  state.addListed();
  if (next === Token.comma) return;
  if (next === Token.define) state.declareListed();
  state.leaveStart();
}

function settleSpec(state: State, next: number): void {
  const { frame } = state;
  if (frame.spec === Spec.import) return;
  state.addListed();
  if (frame.spec !== Spec.type) {
    if (next === Token.comma) return;
    state.declareListed();
  } else {
    state.declareListed();
    // A type may refer to itself; its parameters are visible until it ends.
    state.bind();
    frame.specMark = state.names.mark;
    frame.hasName = next === Token.openBracket;
  }
  frame.isAtStart = false;
}

function settleParam(state: State, next: number): void {
  const { frame } = state;
  const isAlone = next === Token.comma || next === Token.closeParen || next === Token.closeBracket;
  frame.isAtStart = false;
  if (isAlone) return state.addLone();
  if (frame.isTypeParams) {
    // Arrays, as in Go's own parser: `type T [n * 2]int` and `type T [size(n)]int`.
    const isOperation = next === Token.operator || next === Token.openParen;
    if (isOperation && frame.isOfType && !state.hasLone) return state.refer();
  } else if (next === Token.openBracket) {
    return keepUndecided(state);
  }
  frame.isNamed = true;
  state.addLone();
}

function settleField(state: State, next: number): void {
  if (next === Token.comma) return;
  state.frame.isAtStart = false;
  if (next === Token.openBracket) return keepUndecided(state);
  if (endsField(next)) state.refer();
}

/** Ends a field without a name: an embedded type. */
function endsField(token: number): boolean {
  return token === Token.semicolon || token === Token.closeBrace || token === Token.string;
}

function keepUndecided({ frame, word, line, start }: State): void {
  frame.undecided = word;
  frame.undecidedLine = line;
  frame.undecidedStart = start;
  frame.isPending = true;
}
