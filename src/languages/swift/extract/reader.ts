// Follows brackets and statements just far enough to know whether each name is a declaration, a member or label, or a
// reference. Frames replace recursion.
import type { SourceText } from '../../../model/source.ts';
import * as Byte from '../../kit/bytes.ts';
import { FrameKind, Spec } from './frame.ts';
import { SwiftLexer } from './lexer.ts';
import { bracketReaders } from './read-brackets.ts';
import { readKeyword } from './read-keyword.ts';
import { beginsEntry, readBlank, readName, referToMacro } from './read-name.ts';
import { Expected, State } from './state.ts';
import * as Token from './token.ts';

/** Reused across files. */
const lexer = new SwiftLexer();

/** The result is valid until the next file is read. */
export function readFile(source: SourceText): State {
  const state = new State(source.bytes);
  const { tokens } = state;
  lexer.begin(source);
  tokens.read(lexer, 1);
  const { kinds } = tokens;
  kinds[0] = Token.newStatement;
  for (let place = 1; kinds[place] !== Token.end && !state.frames.isTooDeep; place++) {
    const token = kinds[place]!;
    if (token < Token.operator) readSign(state, token, place);
    else if (token >= Token.jump) takeKeyword(state, token, place);
    else readToken(state, token, place);
  }
  return state;
}

function readSign(state: State, sign: number, place: number): void {
  switch (sign) {
    case Byte.comma:
      return takeComma(state);
    case Byte.colon:
      return takeColon(state);
    case Byte.equals:
      if (state.isInBraces) state.frame.bindsAll = false;
      return;
    case Byte.semicolon:
      return beginStatement(state);
    default:
      bracketReaders.get(sign)?.(state, place);
  }
}

function readToken(state: State, token: number, place: number): void {
  switch (token) {
    case Token.name:
    case Token.path:
      return readName(state, place);
    case Token.newStatement:
      return beginStatement(state);
    case Token.openSubscript:
    case Token.interpolation:
    case Token.closeInterpolation:
      return bracketReaders.get(token)?.(state, place);
    case Token.blank:
      return readBlank(state);
    case Token.arrow:
      state.frame.isEntryStart = false;
      return;
    case Token.operatorName:
      state.expected = Expected.nothing;
      state.isGenericNext = state.tokens.kinds[place + 1] === Byte.less;
      return;
    case Token.macroUse:
      return referToMacro(state, place);
    case Token.testable:
      state.isTestable = true;
      return;
    case Token.exported:
      state.isExported = true;
  }
}

function takeKeyword(state: State, token: number, place: number): void {
  const { kinds } = state.tokens;
  const previous = kinds[place - 1]!;
  if (isWordAsName(state, previous)) return readName(state, place);
  const isLabel = state.frame.hasLabels && kinds[place + 1] === Byte.colon && beginsEntry(previous);
  if (!isLabel) readKeyword(state, token, place);
}

function beginStatement(state: State): void {
  if (state.isInBraces && !state.frame.isClosureHead) state.beginStatement();
}

function takeComma(state: State): void {
  const { frame } = state;
  if (frame.angles > 0) return;
  frame.isEntryStart = true;
  if (frame.kind > FrameKind.block) return;
  if (frame.spec === Spec.value && !frame.isInHead) frame.spec = Spec.name;
  frame.bindsAll = false;
}

function takeColon(state: State): void {
  const { frame } = state;
  frame.isEntryStart = false;
  if (frame.kind > FrameKind.block) return;
  frame.bindsAll = false;
  if (!frame.isSwitch || !frame.isInHead) return;
  frame.isInHead = false;
  state.beginStatement();
}

/** Keywords used as names: `func open()`, `let final = 1`, `init(for cart: Cart)`. */
function isWordAsName(state: State, previous: number): boolean {
  const { frame } = state;
  if (frame.kind === FrameKind.params) return frame.isEntryStart;
  const isDeclared = previous === Token.func || previous === Token.binding;
  return isDeclared || (frame.spec === Spec.name && (previous === Token.case_ || previous === Byte.comma));
}
