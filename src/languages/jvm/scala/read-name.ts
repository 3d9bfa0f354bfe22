// What a name in a Scala file means, by what stands around it.
import * as Awaited from './awaited.ts';
import { operatorBytes } from './byte-classes.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import { isCapital } from './path.ts';
import { readDeclared } from './read-declared.ts';
import { isDot, pathAt, refer, select } from './refer.ts';
import type { State } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { anyRefName, words } from './words.ts';

const lf = 10;
const backquote = 96;
const bar = 124;

export function readName(state: State, place: number): void {
  const { frame } = state;
  const before = block.kinds[place - 1]!;
  if (before === Token.dot) return select(state, place);
  if (before === Token.at && !frame.isPattern) return readAnnotation(state, place);
  if (frame.head === Head.anonymous && !frame.isAtStart) frame.head = Head.none;
  if (frame.awaited !== Awaited.nothing) return readDeclared(state, place);
  if (frame.isAtStart) {
    if (frame.kind === FrameKind.params || frame.kind === FrameKind.typeParams) {
      frame.isAtStart = false;
      return state.names.hide(block.names[place]!);
    }
    if (frame.head >= Head.supertypes) return readSupertype(state, place);
  }
  if (frame.isPattern) return readPatternName(state, place);
  if (!isBound(state, place)) refer(state, place);
}

/** Behind `@`. */
export function isAnnotation({ frame }: State, place: number): boolean {
  return block.kinds[place - 1] === Token.at && !frame.isPattern;
}

function readAnnotation(state: State, place: number): void {
  state.isArgumentsNext = block.kinds[place + 1] === Token.openParen;
  refer(state, place);
}

/** `case first :: rest`, `(proof: Item <:< Cart)`: where no value stands before it, an operator is a type between two others. */
export function readOperator({ bytes, names }: State, place: number): void {
  const start = block.starts[place]!;
  const end = block.ends[place]!;
  const first = bytes[start]!;
  // Quotes around nothing, and bytes that mean nothing, are operators without a name.
  if (operatorBytes[first] !== 1 || (first === bar && end - start === 1)) return;
  const name = words.numberOf(start, end);
  if (!names.isHidden(name)) names.refer(name, name, block.lines[place]!);
}

/** Whether what follows says that the name is declared here, or is the name of an argument. */
function isBound(state: State, place: number): boolean {
  const { frame } = state;
  const { kind } = frame;
  switch (block.kinds[place + 1]) {
    case Token.assign:
      if (kind === FrameKind.forHead) state.names.hide(block.names[place]!);
      return kind === FrameKind.paren || kind === FrameKind.forHead || kind === FrameKind.params;
    case Token.arrow:
      if (frame.isGuard || !isSmall(state, place)) return false;
      bind(state, place);
      return true;
    case Token.from:
      if (!isSmall(state, place)) return false;
      state.names.hide(block.names[place]!);
      return true;
    case Token.comma:
    case Token.closeParen:
      if ((kind === FrameKind.paren || kind === FrameKind.forHead) && isSmall(state, place))
        state.candidates.push(block.names[place]!);
      return false;
    case Token.colon:
      return isTyped(state, place);
    default:
      return false;
  }
}

/** `item: Item`, as a parameter to come or in an expression; a colon that ends the line opens an argument. */
function isTyped(state: State, place: number): boolean {
  const { kind } = state.frame;
  if (state.bytes[block.starts[place + 1]! + 1] === lf) return false;
  if (block.kinds[place - 1] === Token.openBrace || kind === FrameKind.forHead) bind(state, place);
  else if (kind === FrameKind.paren) state.candidates.push(block.names[place]!);
  return true;
}

/** A parameter; at the beginning of a class its name for itself, which all of its members see. */
function bind({ frame, names }: State, place: number): void {
  if (frame.kind === FrameKind.classBody) names.addMember(block.names[place]!);
  else names.hide(block.names[place]!);
}

/** In a pattern small names declare something, unless something follows that belongs to them. */
function readPatternName(state: State, place: number): void {
  const { bytes, frame, names } = state;
  const next = block.kinds[place + 1]!;
  const isPath = next === Token.openParen || isDot(next) || next === Token.openBracket;
  const isQuoted = bytes[block.starts[place]! - 1] === backquote;
  if (isPath || isQuoted || !isSmall(state, place)) return refer(state, place);
  if (frame.isMemberPattern) names.addMember(block.names[place]!);
  else names.hide(block.names[place]!);
}

function readSupertype(state: State, place: number): void {
  const { bytes, frame, names } = state;
  const name = block.names[place]!;
  const line = block.lines[place]!;
  frame.isAtStart = false;
  if (name === anyRefName) return;
  const path = pathAt(bytes, place);
  names.inherit(words.text(path), frame.headPath, line);
  if (!names.isHidden(name)) names.refer(name, path, line);
}

function isSmall({ bytes }: State, place: number): boolean {
  return !isCapital(bytes[block.starts[place]!]!);
}
