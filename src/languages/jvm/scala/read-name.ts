// What a name in a Scala file means, by what stands around it.
import { isCapital, select, selectParts, takePath } from '../names/refer-path.ts';
import { operatorBytes } from './byte-classes.ts';
import { arrowAt, arrowLead } from './arrows.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import type { Reader } from './reader.ts';
import { Token, anyRefWord, table } from './tokens.ts';

const [lf, openRound, closeRound, comma, dot, colon, less, equals, openSquare, underscore, bar] = [
  10, 40, 41, 44, 46, 58, 60, 61, 91, 95, 124,
];

/** `sys.error()`: packages are seen from those they stand in. */
const fewestParts = 1;

export function readName(reader: Reader): void {
  const { scanner, state } = reader;
  const { frame, names } = state;
  if (state.isEndNext) {
    state.isEndNext = false;
    return;
  }
  if (state.isAfterDot) {
    state.isAfterDot = false;
    return select(scanner, names);
  }
  const at = scanner.peekAt();
  const next = scanner.byteAt(at);
  if (state.isAnnotation) {
    state.isAnnotation = false;
    state.isArgumentsNext = next === openRound;
    return refer(reader);
  }
  if (frame.isHeadAnonymous && !frame.isAtStart) frame.head = Head.none;
  if (frame.awaited !== Awaited.nothing) return readDeclared(reader, next);
  if (frame.isAtStart && (frame.kind === FrameKind.params || frame.kind === FrameKind.typeParams)) {
    frame.isAtStart = false;
    return names.hide(scanner.name);
  }
  if (frame.head === Head.supertypes && frame.isAtStart) return readSupertype(reader);
  if (frame.isPattern) return readPatternName(reader, next);
  if (isBound(reader, at)) return;
  refer(reader);
}

/** `case first :: rest`, `(proof: Item <:< Cart)`: where no value stands before it, an operator is a type between two others. */
export function readOperator({ scanner, state }: Reader): void {
  const { start, end, line, pos } = scanner;
  const isAlone = scanner.byteAt(start) === underscore || scanner.byteAt(start) === bar;
  // Quotes around nothing, and bytes that mean nothing, are operators without a name.
  if (end <= start || end !== pos || (isAlone && end - start === 1)) return;
  const name = table.numberOf(start, end);
  state.names.refer(name, name, line);
}

/** Whether what follows, from `at` on, says that the name is declared here, or is the name of an argument. */
function isBound(reader: Reader, at: number): boolean {
  const { scanner, state } = reader;
  const { frame, names } = state;
  const isSmall = !isCapital(scanner.byteAt(scanner.start));
  const isInRound = frame.kind === FrameKind.paren || frame.kind === FrameKind.forHead;
  const second = scanner.byteAt(at + 1);
  switch (scanner.byteAt(at)) {
    case equals:
      if (isSmall && isArrow(reader, at)) return true;
      if (operatorBytes[second] === 1 || !(isInRound || frame.kind === FrameKind.params)) return false;
      if (frame.kind === FrameKind.forHead) names.hide(scanner.name);
      return true;
    case less:
    case arrowLead:
      return isSmall && isArrow(reader, at);
    case comma:
    case closeRound:
      if (isSmall && isInRound) state.candidates.push(scanner.name);
      return false;
    case colon:
      return isTyped(reader, second, isInRound);
    default:
      return false;
  }
}

/** Whether an arrow follows, which makes the name that of a parameter, or of what a `for` goes through. */
function isArrow(reader: Reader, at: number): boolean {
  const { scanner, state } = reader;
  const arrow = arrowAt(scanner.bytes, at);
  if (arrow === Token.from) state.names.hide(scanner.name);
  else if (arrow === Token.arrow && !state.frame.isGuard) bind(reader);
  else return false;
  return true;
}

/** `item: Item`, as a parameter to come or in an expression; a colon that ends the line opens an argument. */
function isTyped(reader: Reader, second: number, isInRound: boolean): boolean {
  const { scanner, state } = reader;
  if (operatorBytes[second] === 1 || second === lf) return false;
  if (reader.lastToken === Token.openBrace || state.frame.kind === FrameKind.forHead) bind(reader);
  else if (isInRound) state.candidates.push(scanner.name);
  return true;
}

/** A parameter; at the beginning of a class its name for itself, which all of its members see. */
function bind({ scanner, state }: Reader): void {
  const name = scanner.name;
  if (state.frame.kind === FrameKind.class) state.names.addMember(name);
  else state.names.hide(name);
}

/** In a pattern small names declare something, unless something follows that belongs to them. */
function readPatternName(reader: Reader, next: number): void {
  const { scanner, state } = reader;
  const { start } = scanner;
  const { frame, names } = state;
  const isPath = next === openRound || next === dot || next === openSquare;
  if (isCapital(scanner.byteAt(start)) || scanner.isQuoted || isPath) return refer(reader);
  const name = scanner.name;
  if (frame.isMemberPattern) names.addMember(name);
  else names.hide(name);
}

function readDeclared(reader: Reader, next: number): void {
  const { scanner, state } = reader;
  const { start, indent } = scanner;
  const { frame } = state;
  const name = scanner.name;
  const { awaited } = frame;
  switch (awaited) {
    case Awaited.function:
      frame.awaited = Awaited.nothing;
      frame.isSignature = true;
      return state.declare(name, indent);
    case Awaited.value:
      // `val Cart(items) = …` takes apart; `val a, b = …` goes on.
      if (next === openRound || next === dot) return refer(reader);
      return state.declare(name, indent);
    case Awaited.given:
      return readGiven(reader, next);
  }
  frame.awaited = Awaited.nothing;
  const path = state.pathOf(name, indent);
  state.isTypeParamsNext = next === openSquare;
  if (!state.isPackageObject) state.declareType(name, path, indent);
  else if (state.declares.length === 0) state.scope = [...state.clauses, table.text(name)].join(' ');
  if (awaited === Awaited.alias) {
    state.isPrivate = false;
    return;
  }
  state.beginHead(path, start, indent);
  frame.isHeadEnum = state.isEnumNext;
  state.isEnumNext = false;
}

/** `given ordering: Ordering[Item] with`, or without a name. */
function readGiven(reader: Reader, next: number): void {
  const { scanner, state } = reader;
  const { start, indent } = scanner;
  const { frame } = state;
  frame.awaited = Awaited.nothing;
  const isNamed = next === colon || !isCapital(scanner.byteAt(start));
  if (isNamed) {
    const name = scanner.name;
    state.declare(name, indent);
  }
  state.beginHead('', start, indent);
  frame.head = Head.supertypes;
  frame.isAtStart = false;
  if (!isNamed) refer(reader);
}

function readSupertype({ scanner, state }: Reader): void {
  const { frame, names } = state;
  const { start, end, name, line } = scanner;
  frame.isAtStart = false;
  if (name === anyRefWord) return;
  const pathEnd = takePath(scanner, fewestParts);
  const path = pathEnd === end ? name : table.numberOf(start, pathEnd);
  names.inherit(table.text(path), frame.headPath, line);
  names.refer(name, path, line);
  selectParts(names, line);
}

function refer({ scanner, state }: Reader): void {
  const { names } = state;
  const { start, end, name, line } = scanner;
  // The compiler's own; the library has a value of that name.
  if (name === anyRefWord) return;
  const pathEnd = takePath(scanner, fewestParts);
  names.refer(name, pathEnd === end ? name : table.numberOf(start, pathEnd), line);
  selectParts(names, line);
}
