// How keywords change the meaning of the names after them.
import { FrameKind, Signature, Spec } from './frame.ts';
import { Expected, type State } from './state.ts';
import { Keyword } from './tokens.ts';

export function readKeyword(state: State, token: number): void {
  const { frame } = state;
  switch (token) {
    case Keyword.import:
      return beginSpec(state, Spec.import);
    case Keyword.var:
      return beginSpec(state, Spec.var);
    case Keyword.const:
      return beginSpec(state, Spec.const);
    case Keyword.type:
      return beginSpec(state, Spec.type);
    case Keyword.func:
      return beginFunction(state);
    case Keyword.struct:
    case Keyword.interface:
      state.leaveStart();
      state.typeBody = token === Keyword.struct ? FrameKind.struct : FrameKind.interface;
      if (token === Keyword.struct) frame.isTypeLiteral = true;
      break;
    case Keyword.map:
      state.leaveStart();
      state.isMapKeyNext = true;
      frame.isTypeLiteral = true;
      frame.typeLevel++;
      break;
    case Keyword.if:
    case Keyword.for:
    case Keyword.switch:
    case Keyword.select:
      return beginControl(state);
    case Keyword.else:
      frame.isDone = false;
      break;
    case Keyword.case:
    case Keyword.default:
      beginCase(state);
      break;
    case Keyword.break:
    case Keyword.continue:
    case Keyword.goto:
      state.leaveStart();
      state.expected = Expected.label;
      break;
    default:
      state.leaveStart();
  }
  state.isOperand = false;
}

function beginSpec(state: State, spec: number): void {
  const { frame } = state;
  const isDeclared = frame.kind === FrameKind.file || frame.kind === FrameKind.block;
  // `x.(type)` is not a declaration.
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
    // A function type inside another type or signature has no body.
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
    // `else if`: declarations of the previous `if` stay visible.
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
