// How keywords change the meaning of the names after them.
import { beginHeader } from './class-header.ts';
import { FrameKind } from './frame.ts';
import { Before, state } from './state.ts';
import { Token } from './tokens.ts';

const { tokens } = state;

/** Returns the place of the last token that was read. */
export function readKeyword(token: number, place: number): number {
  const { kinds } = tokens;
  const { before, frame, header } = state;
  const previous = kinds[place - 1];
  const isMember = previous === Token.dot || previous === Token.member;
  state.before = Before.neutral;
  switch (token) {
    case Token.class:
    case Token.interface:
    case Token.enum:
      state.isAnnotationNext = false;
      if (isMember) state.before = Before.operand;
      if (isMember || kinds[place + 1] !== Token.name) return place;
      beginHeader(place + 1, token);
      return place + 1;
    case Token.extends:
    case Token.implements:
      if (header === undefined || frame.isAngle) return place;
      header.isSupertypes = true;
      header.isAfterName = false;
      return place;
    case Token.throws:
      frame.isTypeList = frame.kind === FrameKind.class;
      return place;
    case Token.new:
      readNew(previous === Token.member, isMember);
      return place;
    case Token.instanceof:
      state.isTypeNext = true;
      return place;
    case Token.case:
      frame.isCase = true;
      return place;
    case Token.default:
      // The default of an annotation element; elsewhere a modifier or the last case.
      if (frame.kind === FrameKind.class && before !== Before.neutral) frame.isInitializer = true;
      return place;
    case Token.this:
    case Token.super:
      if (!frame.isAngle) state.before = Before.operand;
      return place;
    case Token.private:
      frame.isPrivate = true;
      return place;
    case Token.primitive:
      state.isTypeNext = false;
      state.before = Before.type;
  }
  return place;
}

function readNew(isReference: boolean, isMember: boolean): void {
  if (isReference) {
    state.before = Before.operand;
    return;
  }
  state.forgetNew();
  state.isNew = true;
  state.isTypeNext = true;
  state.isMemberNext = isMember;
}
