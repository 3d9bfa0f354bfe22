// Keywords: what they say of the names that follow.
import { Access, Body, FrameKind, Spec } from './frame.ts';
import { readName } from './read-name.ts';
import { Expected, type State } from './state.ts';
import { Token } from './tokens.ts';

const openParen = 40;

export function readKeyword(state: State, token: number): void {
  const { frame } = state;
  switch (token) {
    case Token.type:
    case Token.enum:
    case Token.protocol:
    case Token.extension:
      return readTypeWord(state, token);
    case Token.func:
      return beginFunction(state, Expected.function);
    case Token.nameless:
      if (frame.kind === FrameKind.type) beginFunction(state, Expected.nothing);
      state.isGenericNext = true;
      return;
    case Token.macro:
      if (frame.kind === FrameKind.file) beginFunction(state, Expected.macro);
      return;
    case Token.binding:
      return readBinding(state);
    case Token.typealias:
    case Token.associatedtype:
      state.beginHead();
      state.expected = Expected.alias;
      return;
    case Token.case:
      return readCase(state);
    case Token.default:
      if (frame.isSwitch) beginCase(state);
      return;
    case Token.public:
    case Token.private:
    case Token.internal:
      return readAccess(state, token);
    default:
      readStatementWord(state, token);
  }
}

function readStatementWord(state: State, token: number): void {
  const { frame } = state;
  switch (token) {
    case Token.if:
    case Token.catch:
      return beginBody(state);
    case Token.for:
      beginBody(state);
      frame.bindsAll = true;
      return;
    case Token.guard:
      frame.isInHead = true;
      return;
    case Token.switch:
      frame.isInHead = true;
      frame.body = Body.switch;
      return;
    case Token.in:
      frame.bindsAll = false;
      if (!frame.isClosureHead) return;
      frame.isClosureHead = false;
      state.isAtStart = true;
      return;
    case Token.cast:
    case Token.sequel:
      frame.bindsAll = false;
      return;
    default:
  }
}

/** `class` is also a modifier, and in a protocol's head it is a condition: then no name follows. */
function readTypeWord(state: State, token: number): void {
  if (!state.isInBraces || state.previous === Token.colon) return;
  state.beginHead();
  state.typeToken = token;
  state.expected = token === Token.extension ? Expected.extension : Expected.type;
}

function readAccess(state: State, token: number): void {
  if (state.scanner.peek() !== openParen) state.access = accessOf(token);
  // `private(set)` speaks of the setter alone, `open(file)` of no access at all.
  else if (token === Token.public) readName(state);
  else state.scanner.skipArguments();
}

function accessOf(token: number): number {
  if (token === Token.public) return Access.public;
  return token === Token.private ? Access.private : Access.internal;
}

function beginFunction(state: State, expected: number): void {
  state.beginHead();
  state.frame.body = Body.function;
  state.frame.expectsParams = true;
  state.expected = expected;
}

/** The head of a statement with a body of its own. */
function beginBody(state: State): void {
  state.beginHead();
  state.frame.isInHead = true;
  state.frame.body = Body.function;
}

function readBinding(state: State): void {
  const { frame } = state;
  if (state.previous === Token.case || state.previous === Token.catch) frame.bindsAll = true;
  else if (state.isInBraces && !frame.isInHead) frame.spec = Spec.name;
  else if (!frame.bindsAll) state.expected = Expected.binding;
}

function readCase(state: State): void {
  const { frame, previous } = state;
  const isCondition =
    previous === Token.if || previous === Token.guard || previous === Token.for || previous === Token.comma;
  frame.bindsAll = false;
  if (frame.isEnum) frame.spec = Spec.name;
  else if (frame.isSwitch && !isCondition) beginCase(state);
}

/** What a case of a switch declares ends with the next one. */
function beginCase(state: State): void {
  state.beginStatement();
  state.scopes.unwind(state.frame.mark);
  state.frame.isInHead = true;
}
