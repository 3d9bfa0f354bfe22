// How keywords change the meaning of the names after them.
import { FrameKind, isAngle } from './frame.ts';
import { Before, type State } from './state.ts';
import { Token } from './tokens.ts';

export function readKeyword(state: State, token: number): void {
  const { before, frame, header } = state;
  const isMember = before === Before.dot || before === Before.typeDot || before === Before.member;
  state.before = Before.neutral;
  switch (token) {
    case Token.class:
    case Token.interface:
    case Token.enum:
      state.isAnnotationNext = false;
      if (isMember) state.before = Before.operand;
      else state.classKeyword = token;
      return;
    case Token.extends:
    case Token.implements:
      if (header === undefined || isAngle(frame)) return;
      header.isSupertypes = true;
      header.isAfterName = false;
      return;
    case Token.throws:
      frame.isTypeList = frame.kind === FrameKind.class;
      return;
    case Token.new:
      if (before === Before.member) {
        state.before = Before.operand;
        return;
      }
      state.forgetNew();
      state.isNew = true;
      state.isTypeNext = true;
      state.isMemberNext = isMember;
      return;
    case Token.instanceof:
      state.isTypeNext = true;
      return;
    case Token.case:
      frame.isCase = true;
      return;
    case Token.default:
      // The default of an annotation element; elsewhere a modifier or the last case.
      if (frame.kind === FrameKind.class && before !== Before.neutral) frame.isInitializer = true;
      return;
    case Token.this:
    case Token.super:
      if (!isAngle(frame)) state.before = Before.operand;
      return;
    case Token.private:
      frame.isPrivate = true;
      return;
    case Token.catch:
      state.before = Before.catch;
      return;
    case Token.header:
    case Token.switch:
      state.before = Before.header;
      return;
    case Token.primitive:
      state.isTypeNext = false;
      state.before = Before.type;
  }
}
