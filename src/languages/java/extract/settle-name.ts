// The meaning of a name, once the next token is known.
import { FrameKind } from './frame.ts';
import { Before, type State } from './state.ts';
import { Token, followsCast } from './tokens.ts';
import { closeBracket, openParen } from '../../kit/bytes.ts';

/** Settles the held name before a token that is not a name. */
export function settleHeld(state: State, token: number): void {
  const { frame } = state;
  if (token === Token.dot) {
    state.isHeldDotted = true;
    return;
  }
  if (state.isHeldDotted) return settleDotted(state, token);
  if (isType(state, token)) return settleType(state);
  if (state.isAtMembers) return settleMember(state, token);
  state.before = Before.operand;
  switch (token) {
    case Token.member:
      return state.useHeldValue(state.heldEnd);
    case Token.arrow:
      if (!frame.isCase && isBare(state)) return hideHeld(state);
      break;
    case Token.comma:
    case Token.and:
    case Token.closeParen:
      if (frame.kind === FrameKind.undecided) return keepLone(state);
      if (token === Token.comma && frame.isAfterComma && isBare(state)) return hideHeld(state);
      break;
    case Token.equals:
    case Token.semicolon:
    case Token.colon:
      if (frame.isAfterComma && isBare(state)) return hideHeld(state);
  }
  // The last part is a method, field or variable.
  state.useHeldValue(state.heldBeforeLast);
}

/** Names alone in brackets, after the closing bracket: a cast, lambda parameters, or values. */
export function settleLone(state: State, token: number): void {
  const { lone, names, pendingStart } = state;
  state.pendingStart = -1;
  if (token === Token.arrow) {
    for (let i = pendingStart; i < lone.size; i += 4) names.hideVariable(lone.at(i), lone.at(i + 3));
    lone.size = pendingStart;
    return;
  }
  const isCast = followsCast[token] === 1;
  forgetLone(state, pendingStart, isCast);
  if (isCast) state.before = Before.neutral;
}

/** Settles the names since `from` as types or values. */
export function forgetLone(state: State, from: number, areTypes: boolean): void {
  const { lone, names } = state;
  for (let i = from; i < lone.size; i += 4) {
    const [start, firstEnd, beforeLast, end] = [lone.at(i), lone.at(i + 1), lone.at(i + 2), lone.at(i + 3)];
    if (areTypes) names.useType(start, firstEnd, end, state.place);
    else if (beforeLast > start) names.useValue(start, firstEnd, beforeLast, state.place);
  }
  lone.size = from;
}

/** A name after a type: a variable, parameter, field or method. */
export function declareName(state: State): void {
  const { frame, names, scanner, header } = state;
  const { start, end } = scanner;
  if (frame.isRecord && header !== undefined) names.addField(start, end, header.classId);
  else if (!state.isAtMembers) names.hideVariable(start, end);
  else if (scanner.peek() !== openParen) names.addField(start, end, frame.classId);
  state.before = Before.declared;
}

export function settleType(state: State): void {
  if (state.isNew) {
    state.newStart = state.heldStart;
    state.newEnd = state.heldEnd;
  }
  const { frame, header } = state;
  if (header?.isSupertypes === true && frame.kind <= FrameKind.block) {
    header.hasSupertypes = true;
    state.names.addSupertype(state.heldStart, state.heldEnd, header.path ?? '');
  }
  state.useHeldType();
  state.before = Before.type;
}

function isType(state: State, token: number): boolean {
  if (isTypePlace(state)) return true;
  const { frame } = state;
  switch (token) {
    case Token.ellipsis:
    case Token.at:
      return true;
    case Token.openBracket:
      return state.scanner.peek() === closeBracket;
    case Token.openParen:
      return frame.isCase || frame.kind === FrameKind.pattern;
    case Token.or:
      return frame.isCatch;
    default:
      return false;
  }
}

/** Whether the held name is a type, independent of what follows. */
export function isTypePlace(state: State): boolean {
  if (state.isHeldType) return true;
  const { frame } = state;
  switch (frame.kind) {
    case FrameKind.typeArguments:
    case FrameKind.typeParameters:
    case FrameKind.params:
      return true;
    case FrameKind.class:
      return frame.isTypeList || state.header !== undefined;
    case FrameKind.block:
      return state.header !== undefined;
    default:
      return false;
  }
}

/** In a class body: a constructor, another declared name, or the type of a declaration. */
function settleMember(state: State, token: number): void {
  const { frame, names } = state;
  const isName =
    token === Token.openParen || token === Token.openBrace || token === Token.semicolon || frame.isAfterComma;
  if (!isName) return settleType(state);
  if (frame.isAfterComma && token !== Token.openParen) {
    names.addField(state.heldStart, state.heldEnd, frame.classId);
  }
  state.heldStart = -1;
  state.before = Before.declared;
}

/** A dot without a name after it: `Cart .class`, `Cart.<Item>of()`, `order .new Item()`. */
function settleDotted(state: State, token: number): void {
  // The name goes on after the annotation: `shop.@Nullable Cart`.
  if (token === Token.at) return;
  const isOfType = token === Token.class || token === Token.this || token === Token.super;
  if (isOfType) state.useHeldType();
  else if (token === Token.less) state.useHeldValue(state.heldEnd);
  else state.useHeldValue(state.heldBeforeLast);
  state.before = Before.dot;
}

function keepLone(state: State): void {
  const { lone } = state;
  lone.push(state.heldStart);
  lone.push(state.heldFirstEnd);
  lone.push(state.heldBeforeLast);
  lone.push(state.heldEnd);
  state.heldStart = -1;
}

function hideHeld(state: State): void {
  state.names.hideVariable(state.heldStart, state.heldEnd);
  state.heldStart = -1;
}

function isBare(state: State): boolean {
  return state.heldBeforeLast === state.heldStart;
}
