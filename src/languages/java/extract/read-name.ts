// Decides whether a name is a declaration, a member, or must wait for the next token.
import { beginHeader } from './class-header.ts';
import { FrameKind } from './frame.ts';
import { declareName, settleType } from './settle-name.ts';
import { Before, type State } from './state.ts';
import { Token } from './tokens.ts';
import { less, openParen } from '../../kit/bytes.ts';

export function takeName(state: State): void {
  const { before, frame, names, scanner } = state;
  if (state.isAnnotationNext) return takeAnnotation(state);
  if (state.heldStart >= 0) return takeNextName(state);
  if (state.classKeyword !== 0) {
    beginHeader(state, state.classKeyword);
    state.classKeyword = 0;
    return;
  }
  switch (before) {
    case Before.type:
      if (isInHead(state)) break;
      return declareName(state);
    case Before.dot:
    case Before.member:
      state.before = Before.operand;
      return;
    case Before.typeDot:
      state.before = Before.type;
      return;
    case Before.declared:
      // `case Item item when item.count() > 1`
      frame.isCase = false;
      state.before = Before.neutral;
      return;
  }
  if (frame.kind === FrameKind.typeParameters && frame.isNameNext) {
    frame.isNameNext = false;
    names.hideType(scanner.start, scanner.end);
  } else if (frame.kind === FrameKind.class && frame.isConstants) {
    names.addField(scanner.start, scanner.end, frame.classId);
    state.before = Before.operand;
  } else if (state.isMemberNext) {
    state.isMemberNext = false;
    state.isTypeNext = false;
    state.before = Before.type;
  } else {
    hold(state);
  }
}

/** An annotation may stand inside a qualified type: `shop.@Nullable Cart`, `Shop<Cart>.@Nullable Item`. */
function takeAnnotation(state: State): void {
  const { names, scanner } = state;
  state.isAnnotationNext = false;
  names.useType(scanner.start, scanner.end, scanner.chainEnd, state.place);
  const isInName = state.heldStart >= 0 || state.before === Before.typeDot;
  if (isInName && scanner.peek() !== openParen) return;
  if (state.heldStart >= 0) state.useHeldType();
  state.before = Before.annotation;
}

function takeNextName(state: State): void {
  if (state.isHeldDotted) {
    state.extendHeld();
    takeTail(state);
  } else if (isInHead(state)) {
    takeInHead(state);
  } else if (isHeld(state, 'yield')) {
    state.heldStart = -1;
    hold(state);
  } else if (isHeld(state, 'record') && isRecordNext(state)) {
    state.heldStart = -1;
    beginHeader(state, Token.class);
  } else {
    settleType(state);
    declareName(state);
  }
}

/** Only `permits` can follow a type here. */
function takeInHead(state: State): void {
  settleType(state);
  hold(state);
}

function hold(state: State): void {
  if (isInHead(state) && isPermits(state)) {
    if (state.header !== undefined) state.header.isSupertypes = false;
    state.before = Before.neutral;
    return;
  }
  state.hold();
  takeTail(state);
}

/** `Cart.class`, `Cart.this` and `Cart.super` name a type, and `order.new` a value. */
function takeTail(state: State): void {
  const { tail } = state.scanner;
  if (tail === 0) return;
  if (tail === Token.new) {
    state.useHeldValue(state.heldBeforeLast);
    state.forgetNew();
    state.isNew = true;
    state.isMemberNext = true;
    return;
  }
  state.useHeldType();
  state.before = Before.operand;
}

function isInHead(state: State): boolean {
  return state.header !== undefined && state.frame.kind <= FrameKind.block;
}

function isPermits({ scanner, statements }: State): boolean {
  return (
    scanner.chainEnd - scanner.start === 7 && statements.textAt(scanner.start, scanner.end) === 'permits'
  );
}

function isHeld({ heldStart, heldEnd, statements }: State, word: string): boolean {
  return heldEnd - heldStart === word.length && statements.textAt(heldStart, heldEnd) === word;
}

function isRecordNext({ scanner }: State): boolean {
  const byte = scanner.peek();
  return byte === openParen || byte === less;
}
