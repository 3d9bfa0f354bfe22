// Reads the tokens of a C# file from first to last, and keeps track of where it is.
import { skipSuffixes, takeDeclared } from './chains.ts';
import { readDeclared, readNamespace, readType, readUsing } from './declarations.ts';
import * as FrameKind from './frame-kind.ts';
import { readName } from './read-name.ts';
import type { State } from './state.ts';
import * as Token from './token.ts';
import { context, kinds } from './token-block.ts';

/** Reads from the first token of the block to the one at `end`, or a little further: where it is to go on. */
export function readTokens(state: State, end: number): number {
  let at = context;
  state.angles.begin();
  for (;;) {
    while (isPassedOver[kinds[at]!] === 1) at++;
    if (at >= end) return at;
    const token = kinds[at]!;
    switch (token) {
      case Token.name:
        readName(state, at);
        break;
      case Token.declared:
        readDeclared(state, at);
        break;
      case Token.predefined:
      case Token.varWord:
        readKnownType(state, at);
        break;
      case Token.openParen:
        openParen(state);
        break;
      case Token.openBracket:
        openBracket(state, at);
        break;
      case Token.openBrace:
        openBrace(state);
        break;
      case Token.openHole:
        state.open(FrameKind.hole);
        break;
      case Token.closeParen:
      case Token.closeBracket:
      case Token.closeHole:
        state.closeBracket();
        break;
      case Token.closeBrace:
        state.closeBrace();
        break;
      case Token.openAngle:
        state.openAngles++;
        break;
      case Token.closeAngle:
        state.openAngles--;
        break;
      case Token.semicolon:
        state.endMember();
        break;
      case Token.comma:
        readComma(state, at);
        break;
      case Token.equals:
      case Token.arrow:
        state.frame.isExpression = true;
        state.frame.isHeader = false;
        break;
      case Token.classWord:
      case Token.enumWord:
      case Token.record:
      case Token.namespace:
      case Token.using:
      case Token.delegate:
        at = readKeyword(state, token, at);
        continue;
      case Token.where:
        readWhere(state, at);
        break;
      case Token.word:
      case Token.awaitWord:
      case Token.pattern:
      case Token.modifier:
      case Token.nameof:
      case Token.global:
        readWord(state, at);
        break;
      default:
    }
    at++;
  }
}

/** 1 for a token that says nothing by itself. Behind the last token stands one that is not passed over. */
const isPassedOver = new Uint8Array(256).fill(1);
for (const token of [
  Token.end,
  Token.name,
  Token.declared,
  Token.predefined,
  Token.varWord,
  Token.openParen,
  Token.openBracket,
  Token.openBrace,
  Token.openHole,
  Token.closeParen,
  Token.closeBracket,
  Token.closeHole,
  Token.closeBrace,
  Token.openAngle,
  Token.closeAngle,
  Token.semicolon,
  Token.comma,
  Token.equals,
  Token.arrow,
  Token.classWord,
  Token.enumWord,
  Token.record,
  Token.namespace,
  Token.using,
  Token.delegate,
  Token.where,
  Token.word,
  Token.awaitWord,
  Token.pattern,
  Token.modifier,
  Token.nameof,
  Token.global,
]) {
  isPassedOver[token] = 0;
}

function readKeyword(state: State, token: number, at: number): number {
  const { frame } = state;
  const next = kinds[at + 1]!;
  const isDeclarative = frame.isDeclarative && !frame.isHeader;
  switch (token) {
    case Token.record:
      if (isDeclarative && (Token.isName(next) || next === Token.classWord)) return readType(state, at);
      readName(state, at);
      return at + 1;
    case Token.classWord:
    case Token.enumWord:
      return isDeclarative ? readType(state, at) : at + 1;
    case Token.namespace:
      return isDeclarative ? readNamespace(state, at) : at + 1;
    case Token.using:
      return isDeclarative && frame.kind !== FrameKind.type ? readUsing(state, at) : at + 1;
    default:
      frame.isDelegate = isDeclarative && next !== Token.openParen && next !== Token.openBrace;
      return at + 1;
  }
}

/** `int total`, `var total`: the type is nobody's, but it declares a name. */
function readKnownType(state: State, at: number): void {
  takeDeclared(state, at + 1, skipSuffixes(state, at + 1));
}

/** `where T : Cart`: what is asked of a type parameter is a type. */
function readWhere(state: State, at: number): void {
  if (Token.isName(kinds[at + 1]!) && kinds[at + 2] === Token.colon) {
    kinds[at + 1] = Token.part;
    state.frame.isHeader = true;
  } else readWord(state, at);
}

/** A name only where nothing follows that such a word would stand before. */
function readWord(state: State, at: number): void {
  const next = kinds[at + 1]!;
  if (next === Token.dot || next === Token.doubleColon || next === Token.pointer) readName(state, at);
}

function readComma(state: State, at: number): void {
  const { frame } = state;
  if (frame.kind === FrameKind.enumBody) frame.isExpression = false;
  if (!frame.isDeclaring || frame.kind > FrameKind.block || !Token.isName(kinds[at + 1]!)) return;
  const next = kinds[at + 2];
  if (next !== Token.equals && next !== Token.comma && next !== Token.semicolon) return;
  kinds[at + 1] = Token.declared;
  if (frame.kind === FrameKind.type) frame.isExpression = false;
}

function openParen(state: State): void {
  const { frame } = state;
  const isParameters = frame.isDeclarative;
  const isPrimary = isParameters && frame.pendingType !== -1;
  const paren = state.open(FrameKind.paren);
  paren.isParameters = isParameters;
  paren.isPrimary = isPrimary;
}

function openBracket(state: State, at: number): void {
  state.open(isAttribute(state, at) ? FrameKind.attribute : FrameKind.bracket);
}

function isAttribute(state: State, at: number): boolean {
  const { frame } = state;
  const before = kinds[at - 1]!;
  const isFirst =
    before === Token.openBrace ||
    before === Token.closeBrace ||
    before === Token.semicolon ||
    before === Token.closeBracket ||
    before === Token.end;
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

function openBrace(state: State): void {
  const { frame } = state;
  const { pendingType, pendingPlace, pendingKind, place } = frame;
  frame.isHeader = false;
  if (pendingType !== -1) {
    frame.pendingType = -1;
    const body = state.open(pendingKind);
    body.type = pendingType;
    body.place = state.types.addBody(place, pendingType);
  } else if (pendingPlace !== -1) {
    frame.pendingPlace = -1;
    state.open(FrameKind.namespace).place = pendingPlace;
  } else {
    state.open(FrameKind.block);
  }
}
