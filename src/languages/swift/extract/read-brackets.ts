// The token before a bracket decides what it contains.
import { readersOf } from '../../kit/readers-of.ts';
import * as Byte from '../../kit/bytes.ts';
import { isClosureHead } from './closure-head.ts';
import { Access, Body, FrameKind, Spec, none } from './frame.ts';
import { Expected, type State } from './state.ts';
import * as Token from './token.ts';

/** By the token of the bracket; `place` is its index in the token list. */
export const bracketReaders = new Map<number, (state: State, place: number) => void>([
  ...readersOf('()[]', openParen, closeParen, openBracket, closeBracket),
  ...readersOf('{}<>', openBrace, closeBrace, openAngle, closeAngle),
  [Token.openSubscript, (state) => openWithLabels(state, FrameKind.bracket)],
  [Token.interpolation, (state) => openWithLabels(state, FrameKind.interpolation)],
  [Token.closeInterpolation, closeInterpolation],
]);

function openParen(state: State): void {
  const isParams = state.frame.expectsParams;
  const parent = state.open(isParams ? FrameKind.params : FrameKind.paren);
  const { frame } = state;
  parent.expectsParams = false;
  frame.hasLabels = true;
  // The result type follows the arrow.
  frame.isClosureHead = parent.isClosureHead && parent.kind === FrameKind.block && parent.isEntryStart;
  const isPattern = state.expected === Expected.binding || parent.spec === Spec.name;
  frame.bindsAll = !isParams && (parent.bindsAll || isPattern);
  if (parent.spec === Spec.name) parent.spec = Spec.value;
  state.expected = Expected.nothing;
}

function openBracket(state: State, place: number): void {
  const isCaptures = state.frame.isClosureHead && state.tokens.kinds[place - 1] === Byte.openBrace;
  if (state.expected === Expected.extension) extendArray(state);
  state.open(isCaptures ? FrameKind.captures : FrameKind.bracket);
}

function openWithLabels(state: State, kind: number): void {
  state.open(kind);
  state.frame.hasLabels = true;
}

/** `extension [Line]` extends `Array`. */
function extendArray(state: State): void {
  state.expected = Expected.nothing;
  state.beginType(state.contexts.enter(0, 'Array'));
}

function openBrace(state: State, place: number): void {
  const parent = state.frame;
  const { body, headMark } = parent;
  if (body === Body.type) openType(state);
  else {
    state.open(FrameKind.block);
    state.frame.isLocal = true;
    state.frame.isSwitch = body === Body.switch;
    state.frame.isClosureHead = body === Body.none && isClosureHead(state.tokens.kinds, place + 1);
  }
  if (headMark !== none && body !== Body.none) {
    state.frame.mark = headMark;
    parent.headMark = none;
  }
  parent.body = Body.none;
  parent.isInHead = false;
  parent.bindsAll = false;
  parent.expectsParams = false;
  if (!state.frame.isClosureHead) state.beginStatement();
}

function openType(state: State): void {
  const parent = state.open(FrameKind.type);
  const { frame } = state;
  frame.context = state.typeContext;
  frame.isLocal = parent.isLocal || parent.kind === FrameKind.block;
  frame.isEnum = state.typeToken === Token.enum_;
  const hasOwnAccess = state.typeToken === Token.protocol || state.typeToken === Token.extension;
  if (hasOwnAccess || state.typeAccess === Access.private) frame.access = state.typeAccess;
}

function openAngle(state: State): void {
  if (!state.isGenericNext) {
    state.frame.angles++;
    return;
  }
  state.isGenericNext = false;
  const parent = state.open(FrameKind.generics);
  state.frame.body = parent.body;
  state.frame.isLocal = parent.isLocal || parent.kind === FrameKind.block;
}

function closeAngle(state: State): void {
  const { frame } = state;
  if (frame.angles > 0) frame.angles--;
  else if (frame.kind === FrameKind.generics) state.close();
}

/** Also closes everything left open inside. Ignores a brace without a partner. */
function closeBrace(state: State): void {
  while (state.frame.kind > FrameKind.block && state.frame.kind !== FrameKind.interpolation) state.close();
  const { frame } = state;
  if (frame.kind !== FrameKind.block && frame.kind !== FrameKind.type) return;
  state.scopes.unwind(frame.mark);
  state.close();
}

function closeBracket(state: State): void {
  if (state.frame.kind === FrameKind.generics) state.close();
  const { kind } = state.frame;
  if (kind === FrameKind.bracket || kind === FrameKind.captures) state.close();
}

function closeParen(state: State): void {
  while (isUnclosedInParens(state.frame.kind)) state.close();
  const { kind } = state.frame;
  if (kind === FrameKind.paren || kind === FrameKind.params) state.close();
}

function isUnclosedInParens(kind: number): boolean {
  return kind === FrameKind.generics || kind === FrameKind.bracket || kind === FrameKind.captures;
}

/** Also closes everything left open inside. */
function closeInterpolation(state: State): void {
  while (state.frame.kind !== FrameKind.interpolation && state.frame.kind !== FrameKind.file) {
    if (state.frame.kind <= FrameKind.block) state.scopes.unwind(state.frame.mark);
    state.close();
  }
  state.close();
}
