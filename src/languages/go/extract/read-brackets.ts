// Opening and closing brackets.
import { type Frame, FrameKind, Signature, Spec } from './frame.ts';
import { Expected, type State } from './state.ts';
import { none } from './words.ts';

export function openParen(state: State): void {
  const { frame } = state;
  if (frame.innerSignature !== Signature.none) {
    const isFirst = frame.innerSignature === Signature.begun;
    frame.innerSignature = isFirst ? Signature.params : Signature.none;
    if (isFirst) frame.isPending = true;
    state.open(FrameKind.params);
  } else if (frame.signature === Signature.begun || frame.signature === Signature.params) {
    openSignature(state);
  } else if (frame.spec !== Spec.none && frame.isAtStart && frame.kind !== FrameKind.group) {
    const { spec } = frame;
    frame.spec = Spec.none;
    state.open(FrameKind.group).spec = spec;
  } else {
    if (state.expected === Expected.selector) referQualifier(state);
    state.leaveStart();
    if (state.isOperand) {
      frame.isTypeLiteral = false;
      frame.typeLevel = 0;
    }
    state.open(FrameKind.paren).isAtStart = false;
  }
}

export function closeParen(state: State): void {
  const { frame } = state;
  if (frame.kind === FrameKind.params && !frame.isTypeParams) {
    state.closeParams();
  } else if (frame.kind === FrameKind.group) {
    state.endStatement();
    state.close();
    state.leaveStart();
  } else if (frame.kind === FrameKind.paren) {
    state.close();
  }
  state.isOperand = true;
}

export function openBracket(state: State): void {
  const { frame } = state;
  if (takesTypeParams(state)) {
    const isOfType = frame.spec === Spec.type;
    if (isOfType) frame.hasName = false;
    const params = state.open(FrameKind.params);
    params.isTypeParams = true;
    params.isOfType = isOfType;
    return;
  }
  const isOfType = !state.isOperand || state.isMapKeyNext || frame.undecided !== none;
  if (isOfType && !state.isMapKeyNext) {
    frame.isTypeLiteral = true;
    frame.typeLevel++;
  }
  state.isMapKeyNext = false;
  state.leaveStart();
  const bracket = state.open(FrameKind.bracket);
  bracket.isAtStart = false;
  bracket.isOfType = isOfType;
  bracket.declares = frame.isReceiver;
}

export function closeBracket(state: State): void {
  const { frame } = state;
  if (frame.kind === FrameKind.bracket) {
    state.close();
    state.isOperand = !frame.isOfType;
  } else if (frame.isTypeParams) {
    state.closeParams();
    state.isOperand = false;
  }
}

export function openBrace(state: State): void {
  const { frame } = state;
  if (state.typeBody !== none) {
    state.open(state.typeBody);
    state.typeBody = none;
  } else if (frame.signature >= Signature.params) {
    state.openBody();
  } else if (frame.kind === FrameKind.header && !(frame.isTypeLiteral && state.isOperand)) {
    state.leaveStart();
    state.bind();
    state.open(FrameKind.block).isControlled = true;
  } else if (frame.kind === FrameKind.block && frame.isAtStart) {
    frame.isAtStart = false;
    state.open(FrameKind.block);
  } else {
    openLiteral(state);
  }
}

export function closeBrace(state: State): void {
  const { frame } = state;
  switch (frame.kind) {
    case FrameKind.block:
      state.names.unwind(frame.mark);
      state.close();
      if (frame.isControlled) endBody(state.frame);
      break;
    case FrameKind.literal:
    case FrameKind.struct:
    case FrameKind.interface:
      state.close();
      break;
    default:
      return;
  }
  state.isOperand = true;
}

/** Ends the scope of a statement's head. */
export function closeHeader(state: State): void {
  state.names.unwind(state.frame.mark);
  state.close();
  state.leaveStart();
}

/** An `else` may still follow. */
function endBody(header: Frame): void {
  header.isDone = true;
  header.isPending = true;
}

function openSignature(state: State): void {
  const { frame } = state;
  const isReceiver = frame.isDeclaration && !frame.hasName;
  if (isReceiver) frame.hasReceiver = true;
  else {
    frame.signature++;
    frame.isPending = true;
  }
  const params = state.open(FrameKind.params);
  params.isReceiver = isReceiver;
  params.isCollected = true;
}

/** Without a type, the elements of a literal have its element type. */
function openLiteral(state: State): void {
  const { frame } = state;
  const isElided = frame.kind === FrameKind.literal && !state.isOperand;
  const level = isElided ? Math.max(0, frame.level - 1) : frame.typeLevel;
  state.leaveStart();
  frame.isTypeLiteral = false;
  frame.typeLevel = 0;
  state.open(FrameKind.literal).level = level;
}

function takesTypeParams({ frame }: State): boolean {
  if (!frame.hasName) return false;
  return frame.spec === Spec.type || (frame.isDeclaration && frame.signature === Signature.begun);
}

/** `value.(Type)` */
function referQualifier(state: State): void {
  state.names.refer(state.qualifier, none, state.qualifierLine, state.qualifierStart);
  state.qualifier = none;
  state.expected = Expected.anything;
}
