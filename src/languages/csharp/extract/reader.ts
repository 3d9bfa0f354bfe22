// Reads the tokens of a C# file from first to last, and keeps track of where it is.
import { skipSuffixes, takeDeclared } from './chains.ts';
import { readDeclared, readNamespace, readType, readUsing } from './declarations.ts';
import * as FrameKind from './frame-kind.ts';
import type { Lexer } from './lexer.ts';
import { readName } from './read-name.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import * as block from './token-block.ts';
import { kinds } from './token-block.ts';

/**
 * Reads a text block by block. The inner of two loops goes from token to token: one that stands alone the engine may compile
 * in the midst of its run, and then for good with less knowledge.
 */
export function readText(lexer: Lexer): void {
  let size = block.begin();
  for (;;) {
    do size = lexer.fill(size);
    while (size < block.fullSize && !lexer.isAtEnd);
    const end = (lexer.isAtEnd ? size : block.readableEnd(size)) | 0;
    let at = block.context;
    state.angles.begin();
    while (at < end) {
      const token = kinds[at]!;
      switch (token) {
        case Token.name:
          at = readName(at) | 0;
          continue;
        case Token.declared:
          readDeclared(at);
          break;
        case Token.predefined:
        case Token.varWord:
          readKnownType(at);
          break;
        case Token.openParen:
          openParen();
          break;
        case Token.openBracket:
          openBracket(at);
          break;
        case Token.openBrace:
          openBrace();
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
          readComma(at);
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
          at = readKeyword(token, at) | 0;
          continue;
        case Token.where:
          readWhere(at);
          break;
        case Token.word:
        case Token.awaitWord:
        case Token.pattern:
        case Token.modifier:
        case Token.nameof:
        case Token.global:
          readWord(at);
          break;
        default:
        // It says nothing by itself.
      }
      at++;
    }
    if (lexer.isAtEnd || state.frames.isTooDeep) return;
    size = block.moveToFront(at, size);
  }
}

function readKeyword(token: number, at: number): number {
  const { frame } = state;
  const next = kinds[at + 1]!;
  const isDeclarative = frame.isDeclarative && !frame.isHeader;
  switch (token) {
    case Token.record:
      if (isDeclarative && (Token.isName(next) || next === Token.classWord)) return readType(at);
      return readName(at);
    case Token.classWord:
    case Token.enumWord:
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

/** `int total`, `var total`: the type is nobody's, but it declares a name. */
function readKnownType(at: number): void {
  takeDeclared(at + 1, skipSuffixes(at + 1));
}

/** `where T : Cart`: what is asked of a type parameter is a type. */
function readWhere(at: number): void {
  if (Token.isName(kinds[at + 1]!) && kinds[at + 2] === Token.colon) {
    kinds[at + 1] = Token.part;
    state.frame.isHeader = true;
  } else readWord(at);
}

/** A name only where nothing follows that such a word would stand before. */
function readWord(at: number): void {
  const next = kinds[at + 1]!;
  if (next === Token.dot || next === Token.doubleColon || next === Token.pointer) readName(at);
}

function readComma(at: number): void {
  const { frame } = state;
  if (frame.kind === FrameKind.enumBody) frame.isExpression = false;
  // In `where T : class, Pipe` the comma stands between types.
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

function isAttribute(at: number): boolean {
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
