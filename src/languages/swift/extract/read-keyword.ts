// How keywords change the meaning of the names after them.
import * as Byte from '../../kit/bytes.ts';
import { Access, Body, FrameKind, Spec } from './frame.ts';
import { Expected, type State } from './state.ts';
import * as Token from './token.ts';

/** `place` is its index in the token list. */
export function readKeyword(state: State, token: number, place: number): void {
  const { frame } = state;
  // `import struct`, `class`, `enum`, `protocol`, `typealias`, `func`, `let`, `var`
  if (state.expected === Expected.import && token >= Token.type && token <= Token.typealias) return;
  const previous = state.tokens.kinds[place - 1]!;
  switch (token) {
    case Token.import_:
      state.expected = Expected.import;
      state.importLine = state.tokens.lines[place]!;
      return;
    case Token.type:
    case Token.enum_:
    case Token.protocol:
    case Token.extension:
      return readTypeWord(state, token, previous);
    case Token.func:
      return beginFunction(state, Expected.function);
    case Token.nameless:
      if (frame.kind === FrameKind.type) beginFunction(state, Expected.nothing);
      state.isGenericNext = state.tokens.kinds[place + 1] === Byte.less;
      return;
    case Token.macro:
      if (frame.kind === FrameKind.file) beginFunction(state, Expected.macro);
      return;
    case Token.binding:
      return readBinding(state, previous);
    case Token.typealias:
    case Token.associatedtype:
      state.beginHead();
      state.expected = Expected.alias;
      return;
    case Token.case_:
      return readCase(state, previous);
    case Token.default_:
      if (frame.isSwitch) beginCase(state);
      return;
    case Token.public_:
    case Token.private_:
    case Token.internal:
      state.access = accessOf(token);
      return;
    default:
      readStatementWord(state, token);
  }
}

function readStatementWord(state: State, token: number): void {
  const { frame } = state;
  switch (token) {
    case Token.if_:
    case Token.catch_:
      return beginBody(state);
    case Token.for_:
      beginBody(state);
      frame.bindsAll = true;
      return;
    case Token.guard:
      frame.isInHead = true;
      return;
    case Token.switch_:
      frame.isInHead = true;
      frame.body = Body.switch;
      return;
    case Token.in_:
      frame.bindsAll = false;
      if (!frame.isClosureHead) return;
      frame.isClosureHead = false;
      state.beginStatement();
      return;
    case Token.cast:
    case Token.sequel:
      frame.bindsAll = false;
      if (frame.spec === Spec.supertypes) frame.spec = Spec.none;
      return;
    default:
  }
}

/** `class` is also a modifier, and a constraint in the head of a protocol: no name follows then. */
function readTypeWord(state: State, token: number, previous: number): void {
  if (!state.isInBraces || previous === Byte.colon) return;
  state.beginHead();
  state.typeToken = token;
  state.expected = token === Token.extension ? Expected.extension : Expected.type;
}

function accessOf(token: number): number {
  if (token === Token.public_) return Access.public;
  return token === Token.private_ ? Access.private : Access.internal;
}

function beginFunction(state: State, expected: number): void {
  state.beginHead();
  state.frame.body = Body.function;
  state.frame.expectsParams = true;
  state.expected = expected;
}

function beginBody(state: State): void {
  state.beginHead();
  state.frame.isInHead = true;
  state.frame.body = Body.function;
}

function readBinding(state: State, previous: number): void {
  const { frame } = state;
  if (previous === Token.case_ || previous === Token.catch_) frame.bindsAll = true;
  else if (state.isInBraces && !frame.isInHead) {
    // After `class`, which is a modifier here.
    state.expected = Expected.nothing;
    frame.spec = Spec.name;
  } else if (!frame.bindsAll) state.expected = Expected.binding;
}

function readCase(state: State, previous: number): void {
  const { frame } = state;
  const isCondition =
    previous === Token.if_ || previous === Token.guard || previous === Token.for_ || previous === Byte.comma;
  frame.bindsAll = false;
  if (frame.isEnum) frame.spec = Spec.name;
  else if (frame.isSwitch && !isCondition) beginCase(state);
}

/** The bindings of a case end at the next one. */
function beginCase(state: State): void {
  state.beginStatement();
  state.scopes.unwind(state.frame.mark);
  state.frame.isInHead = true;
}
