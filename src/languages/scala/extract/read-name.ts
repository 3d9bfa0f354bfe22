// What a name in a Scala file means, by what stands around it.
import { operatorBytes } from './byte-classes.ts';
import * as FrameKind from './frame-kind.ts';
import * as Head from './head.ts';
import { isDot, pathAt, refer } from './refer.ts';
import * as Shape from './shape.ts';
import { state, typedCandidate } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';
import { anyRefName, words } from './words.ts';
import { backquote, bar, newline } from '../../kit/bytes.ts';

/** A name of which what was read before says what it is. */
export function readExpected(place: number): void {
  const { frame } = state;
  if (frame.isAtStart) {
    if (frame.kind === FrameKind.params || frame.kind === FrameKind.typeParams) {
      frame.isAtStart = false;
      return state.names.hide(block.names[place]!);
    }
    if (frame.head >= Head.supertypes) return readSupertype(place);
  } else if (frame.head === Head.anonymous) frame.head = Head.none;
  if (frame.isPattern) return readPatternName(place);
  readName(place);
}

/** One of which what follows may say it. */
export function readName(place: number): void {
  if (isBound(place)) return;
  if (isEntry(place)) state.candidates.push(block.names[place]!);
  refer(place);
}

/** Behind `@`. */
export function readAnnotation(place: number): void {
  state.isArgumentsNext = block.kinds[place + 1] === Token.openParen;
  refer(place);
}

/** `case first :: rest`, `(proof: Item <:< Cart)`: where no value stands before it, an operator is a type between two others. */
export function readOperator(place: number): void {
  const { bytes, names } = state;
  const start = block.starts[place]!;
  const end = block.ends[place]!;
  const first = bytes[start]!;
  // Quotes around nothing, and bytes that mean nothing, are operators without a name.
  if (operatorBytes[first] !== 1 || (first === bar && end - start === 1)) return;
  const name = words.numberOf(start, end);
  names.refer(name, block.lines[place]!);
}

/** Whether what follows says that the name is declared here, or is the name of an argument. */
function isBound(place: number): boolean {
  const { frame } = state;
  const { kind } = frame;
  switch (block.kinds[place + 1]) {
    case Token.assign:
      if (kind === FrameKind.forHead) state.names.hide(block.names[place]!);
      return kind === FrameKind.paren || kind === FrameKind.forHead || kind === FrameKind.params;
    case Token.arrow:
      if (frame.isGuard || !isSmall(place)) return false;
      bind(place);
      return true;
    case Token.from:
      if (!isSmall(place)) return false;
      state.names.hide(block.names[place]!);
      return true;
    case Token.at:
      // `for (pair @ (item, count) <- items)`
      if (kind !== FrameKind.forHead || block.indents[place + 1] !== 0 || !isSmall(place)) return false;
      state.names.hide(block.names[place]!);
      return true;
    case Token.colon:
      return isTyped(place);
    default:
      return false;
  }
}

/** Whether it is one of those in round brackets that may prove to be parameters. */
function isEntry(place: number): boolean {
  const { kind } = state.frame;
  const next = block.kinds[place + 1]!;
  const isLast = next === Token.comma || next === Token.closeParen || next === Token.at;
  return isLast && (kind === FrameKind.paren || kind === FrameKind.forHead);
}

/** `item: Item`, as a parameter to come or in an expression; a colon that ends the line opens an argument. */
function isTyped(place: number): boolean {
  const { kind } = state.frame;
  if (state.bytes[block.starts[place + 1]! + 1] === newline) return false;
  if (block.kinds[place - 1] === Token.openBrace || kind === FrameKind.forHead) bind(place);
  else if (kind === FrameKind.paren) state.candidates.push(typedCandidate(block.names[place]!));
  return true;
}

/** A parameter; at the beginning of a class its name for itself, which all of its members see. */
function bind(place: number): void {
  const { frame, names } = state;
  if (frame.kind === FrameKind.classBody) names.addMember(block.names[place]!);
  else names.hide(block.names[place]!);
}

/** In a pattern small names declare something, unless something follows that belongs to them. */
function readPatternName(place: number): void {
  const { bytes, frame, names } = state;
  const next = block.kinds[place + 1]!;
  const isPath = next === Token.openParen || isDot(next) || next === Token.openBracket;
  const isQuoted = bytes[block.starts[place]! - 1] === backquote;
  if (isPath || isQuoted || !isSmall(place)) return refer(place);
  if (frame.isMemberPattern) names.addMember(block.names[place]!);
  else names.hide(block.names[place]!);
}

function readSupertype(place: number): void {
  const { frame, names } = state;
  const name = block.names[place]!;
  const line = block.lines[place]!;
  frame.isAtStart = false;
  if (name === anyRefName) return;
  const path = pathAt(place);
  names.inherit(words.text(path), frame.headPath, line);
  names.referPath(name, path, line);
}

function isSmall(place: number): boolean {
  return words.shapes[block.names[place]!] === Shape.small;
}
