// What a name in a Kotlin file means, by the tokens around it.
import { kindsIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { memberCalled } from './call-shapes.ts';
import { notCalled, unknownCount } from '../../jvm/extract/known.ts';
import { countParameters } from './count.ts';
import { Awaited, FrameKind, Head, noType } from './frame.ts';
import { blankBytes, nameBytes } from './lexer.ts';
import { anyParameters } from './members.ts';
import {
  argumentAt,
  argumentsAfter,
  endOfTypeArguments,
  isCapitalAt,
  isTypeAt,
  operandBefore,
  receiverBefore,
  typeAfter,
  typeOfFirstParameter,
  valueAfter,
} from './known-values.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { ofType } from './variables.ts';
import { isMemberOfMany, table, Word } from './words.ts';

/** `shop.tax.compute()` has more parts; `cart.total()` is no path. */
const fewestParts = 2;
/** Longer paths are cut off. */
const mostParts = 16;

const { names, tokens } = state;

export function readName(place: number): void {
  const { words } = tokens;
  const { frame } = state;
  if (frame.awaited !== Awaited.nothing && !state.isAnnotation) return readDeclared(place);
  const next = tokens.kinds[place + 1]!;
  if (state.isAfterDot) {
    state.isAfterDot = false;
    return select(place);
  }
  if (state.isAnnotation) {
    if (next === Byte.colon) return;
    state.isAnnotation = false;
    state.isArgumentsNext = next === Byte.openParen;
    if (state.isBeforeDeclarations && tokens.kinds[place - 1] === Byte.colon) readFacade(place);
    return refer(place, next);
  }
  if (frame.isInEntries) return state.declareEntry(words[place]!);
  if (frame.isAtStart && frame.takesParams) {
    if (declaresParam[next] === 1) {
      frame.isAtStart = false;
      if (isProperty(place)) state.declareConstructorProperty(words[place]!, typeAfter(place));
      else if (state.functionName !== noType) readLambdaType(place);
      return state.hide(words[place]!, ofType(typeAfter(place)));
    }
    if (Token.isWord(next)) return;
  }
  // A parameter of a function type, or a named argument.
  if (next === Byte.colon) return;
  if (next === Byte.equals && frame.kind === FrameKind.paren) return;
  if (frame.head === Head.supertypes && frame.isAtStart && frame.angles === 0)
    return readSupertype(place, next);
  refer(place, next);
}

/** `block: suspend Cart<Item>.() -> Unit` */
function readLambdaType(place: number): void {
  const { kinds, words } = tokens;
  let at = place + 2;
  if (words[at] === Word.suspend && kinds[at] === Token.modifier) at++;
  if (kinds[place + 1] !== Byte.colon || !Token.mayBeName(kinds[at]!)) return;
  while (kinds[at + 1] === Token.part) at++;
  const after = kinds[at + 1] === Byte.less ? endOfTypeArguments(at + 1) : at + 1;
  if (kinds[after] === Byte.dot && kinds[after + 1] === Byte.openParen) state.declareLambda(words[at]!);
}

/** `val` stands before the name of a parameter, and it is not private. */
function isProperty(place: number): boolean {
  return tokens.kinds[place - 1] === Token.val && tokens.kinds[place - 2] !== Token.private_;
}

/** A name after a dot. */
export function readSelector(place: number): void {
  if (state.frame.awaited === Awaited.nothing || state.isAnnotation) return select(place);
  state.isAfterDot = true;
  readDeclared(place);
}

/** A member, which may be an extension. */
function select(place: number): void {
  if (isCapitalAt(place) || place <= state.pathEnd) return;
  const name = tokens.words[place]!;
  const line = tokens.lines[place]!;
  const next = tokens.kinds[place + 1]!;
  // An extension cannot be called on `super`.
  if (tokens.kinds[place - 1] === Token.word && tokens.words[place - 1] === Word.super) return;
  const isReference = tokens.kinds[place - 1] === Token.reference;
  const isCalled =
    next === Byte.openParen ||
    next === Byte.openBrace ||
    (next === Byte.less && tokens.starts[place + 1] === tokens.ends[place]);
  const receiver = isReference ? noType : receiverBefore(place);
  state.selected = place;
  state.selectedOf = receiver;
  if (isMemberOfMany[name] === 1) return;
  const count = isCalled ? argumentsAfter(place + 1) : notCalled;
  if (receiver !== noType) {
    const argument = next === Byte.openParen ? argumentAt(place + 2) : noType;
    return names.selectOf(receiver, memberCalled(name, names.shapes.of(count, argument)), line);
  }
  if (!isCalled) names.select(name, line);
  if (isCalled || isReference) names.selectCall(name, line, Math.max(count, unknownCount));
}

/** The name of a declaration, or of its receiver type. */
function readDeclared(place: number): void {
  const { frame } = state;
  const name = tokens.words[place]!;
  const next = tokens.kinds[place + 1]!;
  const { awaited } = frame;
  const isMember = awaited === Awaited.function || awaited === Awaited.property;
  if (isMember && followsExtended[next] === 1) {
    if (!state.isAfterDot) names.refer(name, pathOfType(place), tokens.lines[place]!);
    frame.receiver = name;
    state.isAfterDot = false;
    return;
  }
  state.isAfterDot = false;
  frame.awaited = Awaited.nothing;
  if (awaited === Awaited.function) {
    state.isParamsNext = next === Byte.openParen;
    const isCounted = state.isParamsNext && frame.holdsMembers;
    const first = isCounted && frame.kind === FrameKind.file ? typeOfFirstParameter(place + 1) : noType;
    return state.declareFunction(name, isCounted ? countParameters(place + 1) : anyParameters, first);
  }
  if (awaited === Awaited.property) {
    const type = typeAfter(place);
    return state.declareProperty(name, { type, known: valueAfter(place, type) });
  }
  const path = state.pathOf(name);
  state.declareType(name, path, awaited);
  state.isTypeParamsNext = next === Byte.less;
  if (awaited === Awaited.type) state.beginHead(path, name);
  else state.forgetModifiers();
}

/** The number of `Cart` in `fun Cart.total()`, of `shop.Cart` in `fun shop.Cart.total()`. */
function pathOfType(place: number): number {
  return isTypeAt(place) ? tokens.words[place]! : pathAt(place);
}

function readSupertype(place: number, next: number): void {
  const { frame } = state;
  const name = tokens.words[place]!;
  const line = tokens.lines[place]!;
  frame.isAtStart = false;
  const path = next === Token.part ? pathAt(place) : name;
  names.inherit(path, frame.headPath, line);
  frame.headTypes.push(table.text(path));
  if (isCall(next, place)) names.call(name, line);
  else names.refer(name, path, line);
}

/** Notes the name, or the path that begins with it; `next` is the token after it. */
function refer(place: number, next: number): void {
  const name = tokens.words[place]!;
  const line = tokens.lines[place]!;
  if (name === Word.it && !isTestCase(place, next)) return;
  if (next === Token.part) {
    // Most paths begin with a local variable: their rest need not be read.
    if (!names.isHidden(name)) names.refer(name, pathAt(place), line);
  } else if (isInfix(place, next)) callInfix(place);
  else if (isCall(next, place) || isCalledType(place, next))
    names.call(name, line, isCapitalAt(place) ? callOfCount(place) : callAt(place, next));
  else {
    names.refer(name, name, line);
    // `::total` may be a function.
    if (isReferenceTo(place) && !isCapitalAt(place)) names.call(name, line, unknownCall());
  }
}

/** A number of arguments says whether a type is meant or a function of that name. */
function callOfCount(place: number): number {
  const count = argumentsAfter(place + 1);
  return count < 0 ? 0 : names.callOfCount(count);
}

/** How the function at `place` is called; `next` is the token after it. */
function callAt(place: number, next: number): number {
  const name = tokens.words[place]!;
  // The import says what it is.
  if (names.isHidden(name) || names.isBound(name)) return 0;
  if (next !== Byte.openParen && next !== Byte.openBrace && next !== Byte.less) return unknownCall();
  const argument = next === Byte.openParen ? argumentAt(place + 2) : noType;
  return names.callIn(state.frame.innerContext, names.shapes.of(argumentsAfter(place + 1), argument));
}

function unknownCall(): number {
  return names.callIn(state.frame.innerContext, names.shapes.of(unknownCount, noType));
}

/** `::` stands before the name, and nothing before that. */
function isReferenceTo(place: number): boolean {
  return tokens.kinds[place - 1] === Token.operator && state.bytes[tokens.starts[place - 1]!] === Byte.colon;
}

/** An infix function is called on what stands before it: like after a dot, if something is known of that. */
function callInfix(place: number): void {
  const name = tokens.words[place]!;
  const line = tokens.lines[place]!;
  const receiver = names.isHidden(name) ? noType : operandBefore(place);
  if (receiver === noType) return names.call(name, line, unknownCall());
  if (isMemberOfMany[name] !== 1)
    names.selectOf(receiver, memberCalled(name, names.shapes.of(1, noType)), line);
}

/** `price times quantity` */
function isInfix(place: number, next: number): boolean {
  const { kinds, lines } = tokens;
  const before = kinds[place - 1]!;
  return (
    beforeInfix[before] === 1 &&
    afterInfix[next] === 1 &&
    lines[place - 1] === lines[place] &&
    !isCapitalAt(place) &&
    // Not `$price` in a string.
    state.bytes[tokens.starts[place]! - 1] !== Byte.dollar
  );
}

/** A function that describes a test: `it("adds items") { … }`. */
function isTestCase(place: number, next: number): boolean {
  return next === Byte.openBrace || (next === Byte.openParen && tokens.kinds[place + 2] === Token.literal);
}

/**
 * The number of the path that begins with a name, up to its last type: `shop.Cart.Item` in `shop.Cart.Item.of()`. A path
 * without types names a function if it has enough parts; with fewer it is a value and its member.
 */
function pathAt(head: number): number {
  let hasType = isTypeAt(head);
  let last = head;
  let isOpen = true;
  let place = head + 1;
  for (; tokens.kinds[place] === Token.part && place < head + mostParts; place++) {
    const isType = isTypeAt(place);
    isOpen = isOpen && (isType || !hasType);
    if (isOpen) last = place;
    hasType = hasType || isType;
  }
  if (last === head || (!hasType && place - head <= fewestParts)) return tokens.words[head]!;
  // The parts of a path that begins with a package belong to no value.
  if (tokens.words[head] === state.root) state.pathEnd = last;
  return table.numberOf(tokens.starts[head]!, tokens.ends[last]!);
}

/** Only its capital distinguishes a type with type arguments from a call. */
function isCall(next: number, place: number): boolean {
  if (next === Byte.openParen) return true;
  // `size < 3` compares.
  const isGeneric = next === Byte.less && tokens.starts[place + 1] === tokens.ends[place];
  return (isGeneric || next === Byte.openBrace) && !isCapitalAt(place);
}

/** `Column { … }`: a function with a capital, called where an expression begins; a type before a brace follows a colon. */
function isCalledType(place: number, next: number): boolean {
  if (next !== Byte.openBrace) return false;
  const { kinds, lines, words } = tokens;
  const before = kinds[place - 1]!;
  if (before === Token.word) return words[place - 1] !== Word.as && words[place - 1] !== Word.is;
  if (beforeExpression[before] === 1) return true;
  const { kind } = state.frame;
  if (before === Token.arrow) return kind === FrameKind.block || kind === FrameKind.when;
  return endsOperand[before] === 1 && lines[place - 1]! < lines[place]!;
}

/** 1 for a token after the name of a parameter: `item: Item`, `item ->`, `item in`. */
const declaresParam = kindsIn(':,)>', [Token.arrow, Token.in_]);

const beforeInfix = kindsIn(')]}', [Token.name, Token.part, Token.selector, Token.literal, Token.word]);
const afterInfix = kindsIn('{', [Token.name, Token.literal, Token.word, Token.operator, Token.openTemplate]);
const beforeExpression = kindsIn('={(;');
const endsOperand = kindsIn(')]}', [Token.name, Token.part, Token.selector, Token.literal]);
/** 1 for a token after the receiver type of a function or property. */
const followsExtended = kindsIn('.?<', [Token.part, Token.selector]);

/** `@file:JvmName("Carts")` */
function readFacade(place: number): void {
  if (table.text(tokens.words[place]!) !== 'JvmName') return;
  const { bytes } = state;
  let start = tokens.ends[place]!;
  while (blankBytes[bytes[start]!] === 1) start++;
  if (bytes[start + 1] !== Byte.doubleQuote) return;
  start += 2;
  let end = start;
  while (nameBytes[bytes[end]!] === 1) end++;
  if (bytes[end] === Byte.doubleQuote)
    state.facade = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
}
