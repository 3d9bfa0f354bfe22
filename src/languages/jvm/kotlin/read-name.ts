// What a name in a Kotlin file means, by what stands around it.
import { isCapital, referPath, select } from '../names/refer-path.ts';
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { takesParams } from './read-brackets.ts';
import type { Reader } from './reader.ts';
import type { Scanner } from './scanner.ts';

const [quote, openRound, closeRound, comma, minus, dot, colon, less, equals, greater, question] = [
  34, 40, 41, 44, 45, 46, 58, 60, 61, 62, 63,
];
const [letterI, letterN, openBrace] = [105, 110, 123];

/** `shop.tax.compute()`; `cart.total()` is no path. */
const fewestParts = 2;

export function readName(reader: Reader): void {
  const { scanner, state, table } = reader;
  const { frame, names } = state;
  const { start, end } = scanner;
  if (frame.awaited !== Awaited.nothing && !state.isAnnotation) return readDeclared(reader);
  if (state.isAfterDot) {
    state.isAfterDot = false;
    select(scanner, table, names);
    while (scanner.takeSelector()) select(scanner, table, names);
    return;
  }
  const at = scanner.peekAt();
  const next = scanner.byteAt(at);
  if (state.isAnnotation) {
    if (next === colon) return;
    state.isAnnotation = false;
    state.isArgumentsNext = next === openRound;
    if (state.isBeforeDeclarations && next === openRound) readFacade(reader, at);
    refer(reader);
    return;
  }
  if (frame.isInEntries) return names.addMember(table.numberOf(start, end));
  if (frame.isAtStart && takesParams(frame)) {
    if (isParam(reader, at, next)) {
      frame.isAtStart = false;
      return names.hide(table.numberOf(start, end));
    }
    if (byteClasses[next] === ByteClass.letter) return;
  }
  // A parameter of a type, an argument with its name.
  if (next === colon && scanner.byteAt(at + 1) !== colon) return;
  if (next === equals && scanner.byteAt(at + 1) !== equals && frame.kind === FrameKind.paren) return;
  if (frame.head === Head.supertypes && frame.isAtStart && frame.angles === 0) return readSupertype(reader);
  refer(reader);
}

/** The name of a declaration, or of the type that it extends. */
function readDeclared(reader: Reader): void {
  const { scanner, state, table } = reader;
  const { frame, names } = state;
  const { start, end } = scanner;
  const next = scanner.peek();
  const isMember = frame.awaited === Awaited.function || frame.awaited === Awaited.property;
  if (isMember && (next === dot || next === question || next === less)) {
    if (!state.isAfterDot) names.refer(table.numberOf(start, end), table.numberOf(start, end), start);
    frame.isExtension = true;
    state.isAfterDot = false;
    return;
  }
  state.isAfterDot = false;
  const name = table.numberOf(start, end);
  const { awaited } = frame;
  frame.awaited = Awaited.nothing;
  if (awaited === Awaited.function) {
    state.isParamsNext = next === openRound;
    return state.declare(name, table.text(name), 'addFunction');
  }
  if (awaited === Awaited.property) return state.declare(name, table.text(name), 'addMember');
  const path = state.pathOf(table.text(name));
  state.declareType(name, path);
  state.isTypeParamsNext = next === less;
  if (awaited === Awaited.type) state.beginHead(path, start);
  else state.forgetModifiers();
}

function readSupertype(reader: Reader): void {
  const { scanner, state } = reader;
  const { start } = scanner;
  state.frame.isAtStart = false;
  const end = refer(reader);
  state.names.inherit(scanner.text(start, end), state.frame.headPath, start);
}

/** Notes the name with what follows it by dots, and answers where the part that can be a type ends. */
function refer({ scanner, state, table }: Reader): number {
  const { names } = state;
  const { start, end } = scanner;
  const pathEnd = referPath(scanner, table, names, fewestParts);
  if (pathEnd !== -1) return pathEnd;
  const name = table.numberOf(start, end);
  if (isCall(scanner, start)) names.call(name, start);
  else names.refer(name, name, start);
  return end;
}

/** At the end of a name. A type with arguments looks like a call with them, but for its capital. */
function isCall(scanner: Scanner, start: number): boolean {
  const next = scanner.peek();
  if (next === openRound) return true;
  return (next === openBrace || next === less) && !isCapital(scanner.byteAt(start));
}

/** Whether a name at the beginning of a part declares it: `item: Item`, `item ->`, `item in`. */
function isParam({ scanner }: Reader, at: number, next: number): boolean {
  switch (next) {
    case colon:
    case comma:
    case closeRound:
    case greater:
    case minus:
      return true;
    case letterI:
      return scanner.byteAt(at + 1) === letterN && nameBytes[scanner.byteAt(at + 2)] !== 1;
    default:
      return false;
  }
}

/** `@file:JvmName("Carts")` */
function readFacade(reader: Reader, at: number): void {
  const { scanner, state } = reader;
  if (scanner.text(scanner.start, scanner.end) !== 'JvmName' || scanner.byteAt(at + 1) !== quote) return;
  let end = at + 2;
  while (nameBytes[scanner.byteAt(end)] === 1) end++;
  if (scanner.byteAt(end) === quote) state.facade = scanner.text(at + 2, end);
}
