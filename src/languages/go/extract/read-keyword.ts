// What the keywords of Go say about the names behind them.
import { FrameKind, Signature, Spec } from './frame.ts';
import type { State } from './state.ts';
import { Token } from './tokens.ts';

export function readKeyword(state: State, token: number): void {
  const { frame } = state;
  switch (token) {
    case Token.import:
      return beginSpec(state, Spec.import);
    case Token.var:
      return beginSpec(state, Spec.var);
    case Token.const:
      return beginSpec(state, Spec.const);
    case Token.type:
      return beginSpec(state, Spec.type);
    case Token.func:
      return beginFunction(state);
    case Token.struct:
    case Token.interface:
      state.leaveStart();
      state.typeBody = token === Token.struct ? FrameKind.struct : FrameKind.interface;
      if (token === Token.struct) frame.isTypeLiteral = true;
      break;
    case Token.map:
      state.leaveStart();
      state.isMapKeyNext = true;
      frame.isTypeLiteral = true;
      frame.typeLevel++;
      break;
    case Token.if:
    case Token.for:
    case Token.switch:
    case Token.select:
      return beginControl(state);
    case Token.else:
      frame.isDone = false;
      break;
    case Token.case:
    case Token.default:
      beginCase(state);
      break;
    case Token.break:
    case Token.continue:
    case Token.goto:
      state.leaveStart();
      state.isLabelNext = true;
      break;
    default:
      state.leaveStart();
  }
  state.isOperand = false;
}

function beginSpec(state: State, spec: number): void {
  const { frame } = state;
  const isDeclared = frame.kind === FrameKind.file || frame.kind === FrameKind.block;
  // `x.(type)` is none.
  if (!isDeclared || !frame.isAtStart) return;
  frame.spec = spec;
  frame.specMark = state.names.mark;
  frame.hasName = false;
  state.isOperand = false;
}

function beginFunction(state: State): void {
  const { frame } = state;
  if (frame.kind === FrameKind.file && frame.isAtStart && frame.spec === Spec.none) {
    frame.isDeclaration = true;
    frame.hasName = false;
    frame.hasReceiver = false;
    state.leaveStart();
    state.beginSignature();
  } else {
    state.leaveStart();
    // A type of functions inside another type or signature has no body.
    if (frame.signature !== Signature.none || frame.isTypeLiteral) frame.innerSignature = Signature.begun;
    else state.beginSignature();
  }
  state.isOperand = false;
}

function beginControl(state: State): void {
  const { frame } = state;
  if (frame.kind === FrameKind.block) {
    state.leaveStart();
    state.open(FrameKind.header);
  } else if (frame.kind === FrameKind.header) {
    // `else if`: what the `if` before it declared is still seen.
    frame.isAtStart = true;
    state.isOperand = false;
  }
}

function beginCase(state: State): void {
  const { frame } = state;
  if (frame.kind !== FrameKind.block) return;
  state.names.unwind(frame.mark);
  frame.isAtStart = true;
  frame.isInCase = true;
}
