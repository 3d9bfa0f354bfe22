// Reads the tokens of a C# file in order, and tracks the context.
import type { SourceText } from '../../../model/source.ts';
import { kindsIn } from '../../kit/byte-table.ts';
import { skipSuffixes, takeDeclared } from './chains.ts';
import { readDeclared, readNamespace, readType, readUsing } from './declarations.ts';
import { FrameKind } from './frame.ts';
import { isStatement } from './is-program.ts';
import { CSharpLexer } from './lexer.ts';
import { readName } from './read-name.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { firstToken, tokens } from './tokens.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

/** Reused across files. */
const lexer = new CSharpLexer();

/** The result is in the state until the next file is read. */
export function readFile(source: SourceText): void {
  lexer.begin(source);
  tokens.read(lexer, firstToken);
  const { kinds } = tokens;
  state.angles.begin();
  let at = firstToken;
  while (kinds[at] !== Token.end && !state.frames.isTooDeep) {
    const token = kinds[at]!;
    if (token === Token.name) at = readName(at);
    else if (token >= Token.class_ && token <= Token.using) at = readKeyword(token, at);
    else if (token === Token.record) at = readKeyword(token, at);
    else {
      if (token < Token.name) readSign(token, at);
      else readToken(token, at);
      at++;
    }
  }
  if (state.frames.depth > 0) noteUnclosed();
}

function readSign(sign: number, at: number): void {
  switch (sign) {
    case Token.openParen:
      return openParen();
    case Token.openBracket:
      return openBracket(at);
    case Token.openBrace:
      return openBrace();
    case Token.closeParen:
    case Token.closeBracket:
      return state.closeBracket();
    case Token.closeBrace:
      return state.closeBrace();
    case Token.semicolon:
      if (state.frame.kind === FrameKind.file && isStatement(at)) state.hasStatements = true;
      return state.endMember();
    case Token.comma:
      return readComma(at);
    case Token.equals:
      beginExpression();
  }
}

/** Other tokens have no effect. */
function readToken(token: number, at: number): void {
  switch (token) {
    case Token.declared:
      return readDeclared(at);
    case Token.predefined:
    case Token.var_:
      return readKnownType(at);
    case Token.openHole:
      state.open(FrameKind.hole);
      return;
    case Token.closeHole:
      return state.closeBracket();
    case Token.openAngle:
      state.openAngles++;
      return;
    case Token.closeAngle:
      state.openAngles--;
      return;
    case Token.arrow:
      return beginExpression();
    case Token.where:
      return readWhere(at);
    case Token.word:
    case Token.await_:
    case Token.pattern:
    case Token.modifier:
    case Token.nameof:
    case Token.global:
      readWord(at);
  }
}

function beginExpression(): void {
  state.frame.isExpression = true;
  state.frame.isHeader = false;
}

function readKeyword(token: number, at: number): number {
  const { frame } = state;
  const next = tokens.kinds[at + 1]!;
  const isDeclarative = frame.isDeclarative && !frame.isHeader;
  switch (token) {
    case Token.record:
      if (isDeclarative && (Token.isName(next) || next === Token.class_)) return readType(at);
      return readName(at);
    case Token.class_:
    case Token.enum_:
      return isDeclarative ? readType(at) : at + 1;
    case Token.namespace:
      return isDeclarative ? readNamespace(at) : at + 1;
    case Token.using:
      return isDeclarative && frame.kind !== FrameKind.type ? readUsing(at) : at + 1;
    default:
      frame.isDelegate = isDeclarative && next !== Token.openParen && next !== Token.openBrace;
      return at + 1;
  }
}

/** `int total`, `var total`: only the name matters. */
function readKnownType(at: number): void {
  takeDeclared(at + 1, skipSuffixes(at + 1));
}

/** `where T : Cart`: constraints are types. */
function readWhere(at: number): void {
  const { kinds } = tokens;
  if (Token.isName(kinds[at + 1]!) && kinds[at + 2] === Token.colon) {
    kinds[at + 1] = Token.part;
    state.frame.isHeader = true;
    state.frame.isConstraint = true;
  } else readWord(at);
}

/** A contextual keyword is a name unless an operand follows. */
function readWord(at: number): void {
  const next = tokens.kinds[at + 1]!;
  if (next === Token.dot || next === Token.doubleColon || next === Token.pointer) readName(at);
}

function readComma(at: number): void {
  const { kinds } = tokens;
  const { frame } = state;
  if (frame.kind === FrameKind.enumBody) frame.isExpression = false;
  // In `where T : class, Pipe` the comma separates types.
  if (!frame.isDeclaring || frame.isHeader) return;
  if (frame.kind > FrameKind.block || !Token.isName(kinds[at + 1]!)) return;
  const next = kinds[at + 2];
  if (next !== Token.equals && next !== Token.comma && next !== Token.semicolon) return;
  kinds[at + 1] = Token.declared;
  if (frame.kind === FrameKind.type) frame.isExpression = false;
}

function openParen(): void {
  const { frame } = state;
  const isParameters = frame.isDeclarative;
  const isPrimary = isParameters && frame.pendingType !== -1;
  const paren = state.open(FrameKind.paren);
  paren.isParameters = isParameters;
  paren.isPrimary = isPrimary;
}

function openBracket(at: number): void {
  state.open(isAttribute(at) ? FrameKind.attribute : FrameKind.bracket);
}

/** Tokens after which a member or statement, perhaps with attributes, begins. */
const beginsMember = kindsIn('\0{};]');

function isAttribute(at: number): boolean {
  const { frame } = state;
  const before = tokens.kinds[at - 1]!;
  const isFirst = beginsMember[before] === 1;
  // `class Table<[Note] Row>`
  if (before === Token.openAngle || (before === Token.comma && state.openAngles > 0)) return true;
  if (frame.kind <= FrameKind.type) return isFirst && !frame.isExpression;
  if (frame.kind === FrameKind.enumBody) return isFirst || before === Token.comma;
  if (frame.kind === FrameKind.block) return isFirst && state.outer.isDeclarative;
  return (
    frame.isParameters &&
    (before === Token.openParen || before === Token.comma || before === Token.closeBracket)
  );
}

function openBrace(): void {
  const { frame } = state;
  const { pendingType, pendingKind } = frame;
  const { pendingPlace, place } = state;
  frame.isHeader = false;
  if (pendingType !== -1) {
    frame.pendingType = -1;
    state.openBrace(pendingKind);
    state.type = pendingType;
    state.enter(state.types.addBody(place, pendingType));
  } else if (pendingPlace !== -1) {
    state.pendingPlace = -1;
    state.openBrace(FrameKind.namespace);
    state.enter(pendingPlace);
  } else {
    state.openBrace(FrameKind.block);
  }
}
