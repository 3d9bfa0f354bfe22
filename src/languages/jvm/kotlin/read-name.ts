// What a name in a Kotlin file means, by what stands around it.
import { isCapital, select, selectParts, takePath } from '../names/refer-path.ts';
import { ByteClass, byteClasses, nameBytes } from './byte-classes.ts';
import { Awaited, FrameKind, Head } from './frame.ts';
import { takesParams } from './read-brackets.ts';
import type { Reader } from './reader.ts';
import { table } from './tokens.ts';

const [quote, openRound, closeRound, comma, minus, dot, colon, less, equals, greater, question] = [
  34, 40, 41, 44, 45, 46, 58, 60, 61, 62, 63,
];
const [letterI, letterN, openBrace] = [105, 110, 123];

/** `shop.tax.compute()`; `cart.total()` is no path. */
const fewestParts = 2;

export function readName(reader: Reader): void {
  const { scanner, state } = reader;
  const { frame, names } = state;
  if (frame.awaited !== Awaited.nothing && !state.isAnnotation) return readDeclared(reader);
  if (state.isAfterDot) {
    state.isAfterDot = false;
    return select(scanner, names);
  }
  const at = scanner.peekAt();
  const next = scanner.byteAt(at);
  if (state.isAnnotation) {
    if (next === colon) return;
    state.isAnnotation = false;
    state.isArgumentsNext = next === openRound;
    if (state.isBeforeDeclarations && next === openRound) readFacade(reader, at);
    return refer(reader, next);
  }
  if (frame.isInEntries) return names.addMember(scanner.name);
  if (frame.isAtStart && takesParams(frame)) {
    if (isParam(reader, at, next)) {
      frame.isAtStart = false;
      return names.hide(scanner.name);
    }
    if (byteClasses[next] === ByteClass.letter) return;
  }
  // A parameter of a type, an argument with its name.
  if (next === colon && scanner.byteAt(at + 1) !== colon) return;
  if (next === equals && scanner.byteAt(at + 1) !== equals && frame.kind === FrameKind.paren) return;
  if (frame.head === Head.supertypes && frame.isAtStart && frame.angles === 0)
    return readSupertype(reader, next);
  refer(reader, next);
}

/** The name of a declaration, or of the type that it extends. */
function readDeclared({ scanner, state }: Reader): void {
  const { frame, names } = state;
  const { name, line } = scanner;
  const { awaited } = frame;
  const next = scanner.peek();
  const isMember = awaited === Awaited.function || awaited === Awaited.property;
  if (isMember && (next === dot || next === question || next === less)) {
    if (!state.isAfterDot) names.refer(name, name, line);
    frame.isExtension = true;
    state.isAfterDot = false;
    return;
  }
  state.isAfterDot = false;
  frame.awaited = Awaited.nothing;
  if (awaited === Awaited.function) {
    state.isParamsNext = next === openRound;
    return state.declareFunction(name);
  }
  if (awaited === Awaited.property) return state.declareProperty(name);
  const path = state.pathOf(name);
  state.declareType(name, path);
  state.isTypeParamsNext = next === less;
  if (awaited === Awaited.type) state.beginHead(path);
  else state.forgetModifiers();
}

function readSupertype({ scanner, state }: Reader, next: number): void {
  const { frame, names } = state;
  const { start, end, name, line } = scanner;
  frame.isAtStart = false;
  const pathEnd = takePath(scanner, fewestParts);
  const path = pathEnd === end ? name : table.numberOf(start, pathEnd);
  names.inherit(table.text(path), frame.headPath, line);
  if (scanner.end === end && isCall(next, scanner.byteAt(start))) return names.call(name, line);
  names.refer(name, path, line);
  selectParts(names, line);
}

/** Notes the name with what follows it by dots; `next` is the byte behind it. */
function refer({ scanner, state }: Reader, next: number): void {
  const { names } = state;
  const { start, end, name, line } = scanner;
  if (next !== dot) {
    if (isCall(next, scanner.byteAt(start))) names.call(name, line);
    else names.refer(name, name, line);
    return;
  }
  const pathEnd = takePath(scanner, fewestParts);
  const path = pathEnd === end ? name : table.numberOf(start, pathEnd);
  names.refer(name, path, line);
  selectParts(names, line);
}

/** A type with arguments looks like a call with them, but for its capital. */
function isCall(next: number, first: number): boolean {
  return next === openRound || ((next === openBrace || next === less) && !isCapital(first));
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
function readFacade({ scanner, state }: Reader, at: number): void {
  if (table.text(scanner.name) !== 'JvmName' || scanner.byteAt(at + 1) !== quote) return;
  let end = at + 2;
  while (nameBytes[scanner.byteAt(end)] === 1) end++;
  if (scanner.byteAt(end) === quote) state.facade = scanner.text(at + 2, end);
}
