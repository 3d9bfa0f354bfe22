// Opening and closing brackets. Mismatched brackets are tolerated.
import { readersOf } from '../../kit/readers-of.ts';
import { openAnonymousClass, openClass } from './class-header.ts';
import { FrameKind, isAngle } from './frame.ts';
import { forgetLone } from './settle-name.ts';
import { Before, type State } from './state.ts';
import { Token } from './tokens.ts';

/** By the token of the bracket. */
export const bracketReaders = new Map<number, (state: State) => void>([
  ...readersOf('()[]', openParen, closeParen, openBracket, closeBracket),
  ...readersOf('{}>', openBrace, closeBrace, closeAngle),
]);

function openParen(state: State): void {
  const { before, isNew, newStart, newEnd } = state;
  const kind = kindOfParen(state);
  state.forgetNew();
  const paren = state.open(kind);
  paren.isCatch = before === Before.catch;
  paren.isHeader = before === Before.header;
  paren.isAnnotation = before === Before.annotation;
  paren.isRecord = kind === FrameKind.params && state.header !== undefined;
  paren.isNew = isNew;
  paren.typeStart = newStart;
  paren.typeEnd = newEnd;
}

function closeParen(state: State): void {
  while (isAngle(state.frame)) state.close();
  const { before, frame } = state;
  if (frame.kind < FrameKind.paren || frame.kind === FrameKind.bracket) return;
  state.forgetNew();
  state.close();
  state.before = Before.operand;
  if (frame.kind === FrameKind.undecided) {
    const hasNames = state.lone.size > frame.loneStart;
    if (hasNames && frame.isPure) state.pendingStart = frame.loneStart;
    else if (hasNames) forgetLone(state, frame.loneStart, before === Before.type);
    if (before === Before.type) state.before = Before.neutral;
  } else if (frame.isNew) {
    state.before = Before.creation;
    state.newStart = frame.typeStart;
    state.newEnd = frame.typeEnd;
  } else if (frame.isAnnotation || frame.isHeader || frame.isCatch) {
    state.before = Before.neutral;
  }
}

function openBracket(state: State): void {
  state.forgetNew();
  const isDimension = state.before !== Before.declared && state.scanner.peek() === Token.closeBracket;
  state.open(FrameKind.bracket).isDimension = isDimension;
}

function closeBracket(state: State): void {
  while (isAngle(state.frame)) state.close();
  const { frame } = state;
  if (frame.kind !== FrameKind.bracket) return;
  state.close();
  state.before = frame.isDimension ? Before.type : Before.operand;
}

function openBrace(state: State): void {
  while (isAngle(state.frame)) state.close();
  const { before, frame, newStart, newEnd } = state;
  state.forgetNew();
  if (state.header !== undefined && frame.kind <= FrameKind.block) openClass(state, state.header);
  else if (before === Before.creation) openAnonymousClass(state, newStart, newEnd);
  else if (frame.kind === FrameKind.class && frame.isConstants) openAnonymousClass(state, -1, -1);
  else state.open(FrameKind.block);
}

function closeBrace(state: State): void {
  while (state.frame.kind > FrameKind.block) state.close();
  const { frame, names } = state;
  state.forgetNew();
  state.before = Before.neutral;
  if (state.isAtFileLevel) return;
  if (frame.kind === FrameKind.class) names.members.close(frame.classId);
  names.unwind(frame.outerTypeMark, frame.outerVariableMark);
  state.close();
  if (state.isAtMembers) state.endMember();
}

function closeAngle(state: State): void {
  const { frame } = state;
  if (isAngle(frame)) state.close();
  if (frame.kind !== FrameKind.typeArguments) state.before = Before.neutral;
  else state.before = frame.isCall ? Before.dot : Before.type;
}

function kindOfParen(state: State): number {
  const { before, frame } = state;
  if (state.isNew || frame.isConstants) return FrameKind.paren;
  if (state.header !== undefined && frame.kind <= FrameKind.block) return FrameKind.params;
  if (state.isAtMembers && before === Before.declared) return FrameKind.params;
  if (before === Before.type) return FrameKind.pattern;
  return before === Before.neutral ? FrameKind.undecided : FrameKind.paren;
}
