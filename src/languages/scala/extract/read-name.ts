// What a name in a Scala file means, by what stands around it.
import { bytesIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { operatorBytes } from './bytes.ts';
import { FrameKind, Head } from './frame.ts';
import { isDot, isSmallAt, pathAt, refer } from './refer.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { anyRefName, words } from './words.ts';

const { names, tokens } = state;

/** A name whose meaning depends on what was read before it. */
export function readExpected(place: number): void {
  const { frame } = state;
  if (frame.isAtStart) {
    if (frame.takesParams) {
      frame.isAtStart = false;
      return names.hide(tokens.words[place]!);
    }
    if (frame.head >= Head.supertypes) return readSupertype(place);
  } else if (frame.head === Head.anonymous) frame.head = Head.none;
  if (frame.isPattern) return readPatternName(place);
  readName(place);
}

/** One whose meaning depends on what follows at most. */
export function readName(place: number): void {
  const next = tokens.kinds[place + 1]!;
  if (mayBind[next] === 1) {
    if (isBound(place, next)) return;
    if (isEntry(place, next)) state.candidates.push(tokens.words[place]!);
  }
  refer(place);
}

/** 1 for a token that says something of a name before it. */
const mayBind = bytesIn(',)=:@');
mayBind[Token.arrow] = 1;
mayBind[Token.from] = 1;

/** After `@`. */
export function readAnnotation(place: number): void {
  state.isArgumentsNext = tokens.kinds[place + 1] === Byte.openParen;
  refer(place);
}

/** `case first :: rest`, `(proof: Item <:< Cart)`: where no value stands before it, an operator is a type between two others. */
export function readOperator(place: number): void {
  const { bytes } = state;
  const start = tokens.starts[place]!;
  const end = tokens.ends[place]!;
  const first = bytes[start]!;
  // Quotes around nothing, and bytes that mean nothing, are operators without a name.
  if (operatorBytes[first] !== 1 || (first === Byte.bar && end - start === 1)) return;
  const name = words.numberOf(start, end);
  names.refer(name, name, tokens.lines[place]!);
}

/** Whether what follows says that the name is declared here, or is the name of an argument. */
function isBound(place: number, next: number): boolean {
  const { frame } = state;
  const { kind } = frame;
  switch (next) {
    case Byte.equals:
      if (kind === FrameKind.forHead) names.hide(tokens.words[place]!);
      return kind === FrameKind.paren || kind === FrameKind.forHead || kind === FrameKind.params;
    case Token.arrow:
      if (frame.isGuard || !isSmallAt(place)) return false;
      bind(place);
      return true;
    case Token.from:
      if (!isSmallAt(place)) return false;
      names.hide(tokens.words[place]!);
      return true;
    case Byte.at:
      // `for (pair @ (item, count) <- items)`
      if (kind !== FrameKind.forHead || tokens.extras[place + 1] !== 0 || !isSmallAt(place)) return false;
      names.hide(tokens.words[place]!);
      return true;
    case Byte.colon:
      return isTyped(place);
    default:
      return false;
  }
}

/** Whether it is one of those in round brackets that may prove to be parameters. */
function isEntry(place: number, next: number): boolean {
  const isLast = next === Byte.comma || next === Byte.closeParen || next === Byte.at;
  return isLast && state.frame.isRound && isSmallAt(place);
}

/** `item: Item`, as a parameter to come or in an expression; a colon that ends the line opens an argument. */
function isTyped(place: number): boolean {
  const { kind } = state.frame;
  if (state.bytes[tokens.starts[place + 1]! + 1] === Byte.newline) return false;
  if (tokens.kinds[place - 1] === Byte.openBrace || kind === FrameKind.forHead) bind(place);
  else if (kind === FrameKind.paren) state.candidates.push(tokens.words[place]!);
  return true;
}

/** A parameter; at the beginning of a class its name for itself, which all of its members see. */
function bind(place: number): void {
  const { frame } = state;
  if (frame.kind === FrameKind.classBody) names.addMember(tokens.words[place]!);
  else names.hide(tokens.words[place]!);
}

/** In a pattern small names declare something, unless something follows that belongs to them. */
function readPatternName(place: number): void {
  const { bytes, frame } = state;
  const next = tokens.kinds[place + 1]!;
  const isPath = next === Byte.openParen || isDot(next) || next === Byte.openBracket;
  const isQuoted = bytes[tokens.starts[place]! - 1] === Byte.backquote;
  if (isPath || isQuoted || !isSmallAt(place)) return refer(place);
  if (frame.isMemberPattern) names.addMember(tokens.words[place]!);
  else names.hide(tokens.words[place]!);
}

function readSupertype(place: number): void {
  const { frame } = state;
  const name = tokens.words[place]!;
  const line = tokens.lines[place]!;
  frame.isAtStart = false;
  if (name === anyRefName) return;
  const path = pathAt(place);
  names.inherit({ specifier: words.text(path), heir: frame.headPath }, line);
  names.refer(name, path, line);
}
