// What a name means, now that the token behind it is known.
import { none } from './file-names.ts';
import { type Frame, FrameKind, Signature, Spec } from './frame.ts';
import type { State } from './state.ts';
import { Token } from './tokens.ts';

export function settleName(state: State, token: number, isTilde: boolean): void {
  const { frame } = state;
  if (token === Token.dot && frame.spec !== Spec.import) {
    state.leaveStart();
    state.qualifier = state.held;
  } else if (!frame.isAtStart) {
    state.referHeld();
  } else {
    settleFirst(state, frame, token, isTilde);
  }
  state.held = none;
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

/** The first name of a statement, a declaration, a field, a parameter or an element. */
function settleFirst(state: State, frame: Frame, token: number, isTilde: boolean): void {
  switch (frame.kind) {
    case FrameKind.params:
      return settleParam(state, frame, token, isTilde);
    case FrameKind.struct:
      return settleField(state, frame, token);
    case FrameKind.interface:
      if (token === Token.openParen) frame.innerSignature = Signature.begun;
      else state.referHeld();
      frame.isAtStart = false;
      return;
    case FrameKind.literal:
      // In the literal of a struct, a field; whether a named type is one cannot be seen here.
      if (token !== Token.colon || frame.level > 0) state.referHeld();
      frame.isAtStart = false;
      return;
    default:
      if (frame.spec === Spec.none) settleStatement(state, frame, token);
      else settleSpec(state, frame, token);
  }
}

function settleStatement(state: State, frame: Frame, token: number): void {
  const isLabel =
    token === Token.colon && frame.kind === FrameKind.block && !frame.isInCase && state.list.size === 0;
  if (isLabel) return;
  if (state.list.size === 0 && token !== Token.comma && token !== Token.define) {
    state.referHeld();
    frame.isAtStart = false;
    return;
  }
  state.listHeld();
  if (token === Token.comma) return;
  if (token === Token.define) state.declareListed();
  state.leaveStart();
}

function settleSpec(state: State, frame: Frame, token: number): void {
  if (frame.spec === Spec.import) return;
  state.listHeld();
  if (frame.spec !== Spec.type) {
    if (token === Token.comma) return;
    state.declareListed();
  } else {
    state.declareListed();
    // A type may speak of itself; what its parameters hide lasts until it ends.
    state.bind();
    frame.specMark = state.names.mark;
    frame.hasName = token === Token.openBracket;
  }
  frame.isAtStart = false;
}

function settleParam(state: State, frame: Frame, token: number, isTilde: boolean): void {
  const { held, heldLine, heldStart } = state;
  const isAlone = token === Token.comma || token === Token.closeParen || token === Token.closeBracket;
  frame.isAtStart = false;
  if (isAlone) return state.addLone(held, heldLine, heldStart);
  if (frame.isTypeParams) {
    // `type T [n * 2]int` and `type T [size(n)]int` are arrays, as Go's own parser takes them.
    const isOperation = (token === Token.operator && !isTilde) || token === Token.openParen;
    const isExpression = isOperation && frame.isOfType && !state.hasLone;
    if (isExpression) return state.referHeld();
  } else if (token === Token.openBracket) {
    return keepUndecided(state, frame);
  }
  frame.isNamed = true;
  state.addLone(held, heldLine, heldStart);
}

function settleField(state: State, frame: Frame, token: number): void {
  if (token === Token.comma) return;
  frame.isAtStart = false;
  if (token === Token.openBracket) return keepUndecided(state, frame);
  const isEmbedded = token === Token.semicolon || token === Token.closeBrace || token === Token.string;
  if (isEmbedded) state.referHeld();
}

function keepUndecided(state: State, frame: Frame): void {
  frame.undecided = state.held;
  frame.undecidedLine = state.heldLine;
  frame.undecidedStart = state.heldStart;
}
