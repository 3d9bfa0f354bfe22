// The meaning of a name in a Scala file, by its neighbours.
import { bytesIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { operatorBytes } from './bytes.ts';
import { FrameKind, Head } from './frame.ts';
import { isDot, isLowerCaseAt, pathAt, refer } from './refer.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { words, Word } from './words.ts';

const { names, tokens } = state;

/** A name whose meaning depends on earlier tokens. */
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

/** A name whose meaning depends at most on what follows. */
export function readName(place: number): void {
  const next = tokens.kinds[place + 1]!;
  if (mayBind[next] === 1) {
    if (isBound(place, next)) return;
    if (isEntry(place, next)) state.candidates.push(tokens.words[place]!);
  }
  refer(place);
}

/** Tokens that affect the name before them. */
const mayBind = bytesIn(',)=:@');
mayBind[Token.arrow] = 1;
mayBind[Token.from] = 1;

export function readAnnotation(place: number): void {
  state.isArgumentsNext = tokens.kinds[place + 1] === Byte.openParen;
  refer(place);
}

/** `case first :: rest`, `(proof: Item <:< Cart)`: unless a value precedes it, an infix operator is a type. */
export function readOperator(place: number): void {
  const { bytes } = state;
  const start = tokens.starts[place]!;
  const end = tokens.ends[place]!;
  const first = bytes[start]!;
  // Empty quotes and meaningless bytes are operators without a name.
  if (operatorBytes[first] !== 1 || (first === Byte.bar && end - start === 1)) return;
  const name = words.numberOf(start, end);
  names.refer(name, name, tokens.lines[place]!);
}

/** Whether the name is declared here, or labels an argument. */
function isBound(place: number, next: number): boolean {
  const { frame } = state;
  const { kind } = frame;
  switch (next) {
    case Byte.equals:
      if (kind === FrameKind.forHead) names.hide(tokens.words[place]!);
      return kind === FrameKind.paren || kind === FrameKind.forHead || kind === FrameKind.params;
    case Token.arrow:
      if (frame.isGuard || !isLowerCaseAt(place)) return false;
      bind(place);
      return true;
    case Token.from:
      if (!isLowerCaseAt(place)) return false;
      names.hide(tokens.words[place]!);
      return true;
    case Byte.at:
      // `for (pair @ (item, count) <- items)`
      if (kind !== FrameKind.forHead || tokens.extras[place + 1] !== 0 || !isLowerCaseAt(place)) return false;
      names.hide(tokens.words[place]!);
      return true;
    case Byte.colon:
      return isTyped(place);
    default:
      return false;
  }
}

/** Whether it is a name in parentheses that may be a parameter. */
function isEntry(place: number, next: number): boolean {
  const isLast = next === Byte.comma || next === Byte.closeParen || next === Byte.at;
  return isLast && state.frame.isRound && isLowerCaseAt(place);
}

/** `item: Item`, as a parameter or in an expression. A colon at the end of a line opens an argument. */
function isTyped(place: number): boolean {
  const { kind } = state.frame;
  if (state.bytes[tokens.starts[place + 1]! + 1] === Byte.newline) return false;
  if (tokens.kinds[place - 1] === Byte.openBrace || kind === FrameKind.forHead) bind(place);
  else if (kind === FrameKind.paren) state.candidates.push(tokens.words[place]!);
  return true;
}

/** A parameter, or a self type alias at the start of a class, visible to all its members. */
function bind(place: number): void {
  const { frame } = state;
  if (frame.kind === FrameKind.classBody) names.addMember(tokens.words[place]!);
  else names.hide(tokens.words[place]!);
}

/** Lower-case names in a pattern are declarations, unless something that follows belongs to them. */
function readPatternName(place: number): void {
  const { bytes, frame } = state;
  const next = tokens.kinds[place + 1]!;
  const isPath = next === Byte.openParen || isDot(next) || next === Byte.openBracket;
  const isQuoted = bytes[tokens.starts[place]! - 1] === Byte.backquote;
  if (isPath || isQuoted || !isLowerCaseAt(place)) return refer(place);
  if (frame.isMemberPattern) names.addMember(tokens.words[place]!);
  else names.hide(tokens.words[place]!);
}

function readSupertype(place: number): void {
  const { frame } = state;
  const name = tokens.words[place]!;
  const line = tokens.lines[place]!;
  frame.isAtStart = false;
  if (name === Word.AnyRef) return;
  const path = pathAt(place);
  names.inherit(path, frame.headPath, line);
  names.refer(name, path, line);
}
