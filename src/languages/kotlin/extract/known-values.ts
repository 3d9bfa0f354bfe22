// What is known of a value or a type in a Kotlin file, by the tokens around it.
import { kindsIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { Known, knownKinds, unknownCount } from '../../jvm/extract/known.ts';
import { isCapital, isTypeLike } from '../../jvm/extract/spelling.ts';
import { around } from './value-paths.ts';
import { countArguments } from './count.ts';
import { noType } from './frame.ts';
import { digitBytes } from './lexer.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { ofType, ofTypeName, ofValue } from './variables.ts';
import { Word, arrayOf, table } from './words.ts';

/** In tokens: the end of a longer call is not searched. */
const mostArguments = 100;
const mostInLambda = 300;
/** The beginning of longer type arguments is not searched. */
const mostTypeArguments = 30;

const [lowerU, upperU, upperL] = [0x75, 0x55, 0x4c];

const { names, tokens } = state;

/** What is known of the argument that begins here; see variables.ts. */
export function argumentAt(place: number): number {
  const { kinds, words } = tokens;
  const kind = kinds[place]!;
  let end = place + 1;
  let known = noType;
  if (kind === Token.literal) known = ofType(literalArgument(place));
  else if (kind === Token.word && words[place] !== Word.this) known = ofType(typeOfWord(words[place]!));
  else if (kind !== Token.word && !Token.mayBeName(kind)) return noType;
  else {
    let last = place;
    while (kinds[last + 1] === Token.part || kinds[last + 1] === Token.selector) last++;
    end = kinds[last + 1] === Byte.openParen ? endOfBrackets(last + 1, mostArguments) : last + 1;
    known = argumentFrom(place, last);
  }
  return kinds[end] === Byte.comma || kinds[end] === Byte.closeParen ? known : noType;
}

/** As an argument, `2` can be of several types. */
function literalArgument(place: number): number {
  const type = literalType(place);
  return type === Word.Int ? Word.Number : type;
}

/** The argument is what the names from one place to another lead to. */
function argumentFrom(place: number, last: number): number {
  const { kinds, words } = tokens;
  const isCalled = kinds[last + 1] === Byte.openParen;
  if (last > place) return isCapitalAt(last) ? noType : ofValue(words[last]!);
  if (kinds[place] === Token.word) return ofType(typeOfThis(place));
  if (isCalled) return isCapitalAt(place) ? ofType(words[place]!) : ofValue(words[place]!);
  // In `val size = least(size, most)` the variable is not visible yet.
  const isOuter = kinds[place - 3] === Byte.equals && words[place - 4] === words[place];
  const known = isOuter ? noType : state.variables.knownOf(words[place]!);
  if (known !== noType) return known % knownKinds === Known.path ? ofValue(names.paths.lastOf(known)) : known;
  return (names.isHidden(words[place]!) && !isOuter) || isCapitalAt(place) ? noType : ofValue(words[place]!);
}

export function argumentsAfter(place: number): number {
  if (tokens.kinds[place] !== Byte.less) return countArguments(place);
  const end = endOfTypeArguments(place);
  return end === place ? unknownCount : countArguments(end);
}

/** What is known of the value before a dot; see variables.ts. */
export function receiverBefore(place: number): number {
  const before = place - 1;
  const kind = tokens.kinds[before]!;
  if (kind === Token.literal) return ofType(literalType(before));
  if (kind === Byte.closeParen || kind === Byte.closeBrace) {
    if (state.callEnd !== before) return noType;
    const { called, calledOf, constructed } = state.lastCall;
    if (constructed !== noType) return ofType(constructed);
    return called === noType ? castBefore(before) : valueOf(calledOf, called, true);
  }
  const name = tokens.words[before]!;
  if (kind === Token.word) return name === Word.this ? ofType(typeOfThis(before)) : noType;
  if (kind === Token.part || kind === Token.selector)
    return isCapitalAt(before) ? typeNameAt(before) : valueOf(ownerAt(before), name, false);
  const isVariable =
    Token.mayBeName(kind) &&
    tokens.kinds[place] === Token.part &&
    followsDot[tokens.kinds[before - 1]!] !== 1;
  if (!isVariable) return noType;
  return knownAt(before);
}

/** What is known of the operand before the infix function at `place`, unless it is calculated: `0 until size`. */
export function operandBefore(place: number): number {
  const { kinds } = tokens;
  const last = place - 1;
  let first = last;
  while (kinds[first] === Token.part || kinds[first] === Token.selector) first--;
  if (beforeOperand[kinds[first - 1]!] !== 1) return noType;
  if (first === last && Token.mayBeName(kinds[first]!)) return isCapitalAt(first) ? noType : knownAt(first);
  if (kinds[last] === Token.literal) return ofType(literalType(last));
  if (kinds[last] === Token.part || kinds[last] === Token.selector)
    return isCapitalAt(last) ? noType : valueOf(ownerAt(last), tokens.words[last]!, false);
  return noType;
}

/** `Cart` of `this@Cart`; if the label is that of a function, the type that it extends. */
function typeOfThis(place: number): number {
  const start = tokens.starts[place]! + 'this@'.length;
  const end = tokens.ends[place]!;
  if (start > end) return state.frame.innerSelf;
  if (start === end) return noType;
  const label = table.numberOf(start, end);
  return isCapital(state.bytes[start]!) ? label : (state.extendedBy.get(label) ?? noType);
}

/** What is known of a name with a capital. */
function typeNameAt(place: number): number {
  return isTypeAt(place) ? ofTypeName(tokens.words[place]!) : noType;
}

/** What is known of a name that is not called and has no receiver. */
function knownAt(place: number): number {
  const name = tokens.words[place]!;
  const known = state.variables.knownOf(name);
  if (known !== noType || names.isHidden(name) || name === Word.it) return known;
  if (isCapitalAt(place)) return typeNameAt(place);
  return valueOf(ownerAt(place), name, false);
}

/** What is known of the owner of a name: of the value before the dot, or the types around a name without a receiver. */
export function ownerAt(place: number): number {
  const kind = tokens.kinds[place]!;
  if (kind === Token.part || kind === Token.selector)
    return state.selected === place ? state.selectedOf : noType;
  const { innerContext } = state.frame;
  return Token.mayBeName(kind) && innerContext !== 0 ? around(innerContext) : noType;
}

/** What is known of a function or property by its owner, see `ownerAt`. */
function valueOf(owner: number, name: number, isCalled: boolean): number {
  if (name === noType || owner === noType || (owner >= 0 && owner % knownKinds === Known.value))
    return ofValue(name);
  return names.paths.add(owner, name, isCalled) ?? ofValue(name);
}

/** What is known of a variable by the type after its name, or by the value that it begins with. */
export function valueAfter(place: number, type: number): number {
  if (type !== noType || tokens.kinds[place + 1] !== Byte.equals) return ofType(type);
  const called = calledFrom(place + 2);
  return called === -1 ? noType : knownOfPath(place + 2, called);
}

/** What is known of the value of `cart.items.first()`. */
function knownOfPath(start: number, last: number): number {
  const { kinds, words } = tokens;
  const next = kinds[last + 1]!;
  const isCalled = next === Byte.openParen || next === Byte.openBrace || next === Byte.less;
  let owner = start === last ? ownerAt(start) : knownAt(start);
  for (let at = start + 1; at < last; at++) owner = valueOf(owner, words[at]!, false);
  return valueOf(owner, words[last]!, isCalled);
}

/** `Cart` in `val cart = Cart(items)` and `val cart = object : Cart(items) { … }`. */
function createdAt(place: number): number {
  const { kinds, words } = tokens;
  if (kinds[place] === Token.object && kinds[place + 1] === Byte.colon && kinds[place + 2] === Token.name)
    return words[place + 2]!;
  if (!isCapitalAt(place)) return noType;
  const next = kinds[place + 1] === Byte.less ? endOfTypeArguments(place + 1) : place + 1;
  return kinds[next] === Byte.openParen && calledFrom(place) === place ? words[place]! : noType;
}

/** The place of `total` in `val sum = cart.total(items) { … }` or `cart.total`, if nothing follows; -1 otherwise. */
function calledFrom(start: number): number {
  const { kinds, lines } = tokens;
  if (!Token.mayBeName(kinds[start]!)) return -1;
  let called = start;
  while (kinds[called + 1] === Token.part) called++;
  let end = called + 1;
  if (kinds[end] === Byte.less) end = endOfTypeArguments(end);
  if (kinds[end] === Byte.openParen) end = endOfBrackets(end, mostArguments);
  if (end > called && kinds[end] === Byte.openBrace && lines[end] === lines[end - 1])
    end = endOfBrackets(end, mostInLambda);
  if (end <= called || end === start + 1) return -1;
  const isWhole = lines[end]! > lines[end - 1]! || kinds[end] === Byte.closeBrace;
  return isWhole && kinds[end] !== Token.selector && kinds[end] !== Byte.dot ? called : -1;
}

/** The place after the bracket that closes the one at `place`; -1 if it is more than `most` tokens away. */
function endOfBrackets(place: number, most: number): number {
  const { kinds } = tokens;
  let depth = 0;
  for (let at = place; at < place + most && kinds[at] !== Token.end; at++) {
    const kind = kinds[at]!;
    if (kind === Byte.openParen || kind === Byte.openBrace) depth++;
    else if ((kind === Byte.closeParen || kind === Byte.closeBrace) && --depth === 0) return at + 1;
  }
  return -1;
}

/** `Cart` in `(order as? Cart<Item>)`, which closes at `place`: nothing but a value is cast there. */
function castBefore(place: number): number {
  const { kinds, words } = tokens;
  if (kinds[place] !== Byte.closeParen) return noType;
  const type = beforeTypeArguments(kinds[place - 1] === Byte.question ? place - 2 : place - 1);
  const as = kinds[type - 1] === Byte.question ? type - 2 : type - 1;
  if (!Token.mayBeName(kinds[type]!) || kinds[as] !== Token.word || words[as] !== Word.as) return noType;
  let at = as - 1;
  while (kinds[at] === Token.part || kinds[at] === Token.selector) at--;
  const isValue = Token.mayBeName(kinds[at]!) || (kinds[at] === Token.word && words[at] === Word.this);
  return isValue && kinds[at - 1] === Byte.openParen ? ofType(words[type]!) : noType;
}

/** The place of `Cart` in `Cart<Item>` if that ends at `place`; else that place itself. */
export function beforeTypeArguments(place: number): number {
  const { kinds } = tokens;
  if (kinds[place] !== Byte.greater) return place;
  let depth = 0;
  for (let at = place; at > 0 && at > place - mostTypeArguments; at--) {
    if (kinds[at] === Byte.greater) depth++;
    else if (kinds[at] === Byte.less && --depth === 0) return at - 1;
  }
  return place;
}

function typeOfWord(word: number): number {
  return word === Word.true || word === Word.false ? Word.Boolean : noType;
}

function literalType(place: number): number {
  const last = state.bytes[tokens.ends[place]! - 1]!;
  if (last === Byte.doubleQuote) return Word.String;
  return last === Byte.singleQuote ? Word.Char : typeOfNumber(tokens.starts[place]!, tokens.ends[place]!);
}

/** `Number` for one that is not simple: `0xff`, `2.5`. */
function typeOfNumber(start: number, end: number): number {
  const { bytes } = state;
  let digits = start;
  while (digitBytes[bytes[digits]!] === 1) digits++;
  if (digits === end) return Word.Int;
  const suffix = bytes[digits]!;
  // `2u` and `2uL`
  if (suffix === lowerU || suffix === upperU) return digits === end - 1 ? Word.UInt : noType;
  return suffix === upperL ? Word.Long : Word.Number;
}

/** `place` is that of the bracket before the parameters. */
export function typeOfFirstParameter(place: number): number {
  const { kinds, words } = tokens;
  let at = place + 1;
  for (; kinds[at] === Token.modifier && Token.isWord(kinds[at + 1]!); at++)
    if (words[at] === Word.vararg) return noType;
  return Token.mayBeName(kinds[at]!) ? typeAfter(at) : noType;
}

/** The type of what is declared here, by a simple name: `item: Item`, `items: List<Item>?`, `cart = Cart()`. */
export function typeAfter(place: number): number {
  const { kinds, words } = tokens;
  if (kinds[place + 1] === Byte.equals) return createdAt(place + 2);
  if (kinds[place + 1] !== Byte.colon || !Token.mayBeName(kinds[place + 2]!)) return noType;
  const type = words[place + 2]!;
  const after = kinds[place + 3]!;
  const isPath =
    after === Token.part || after === Token.selector || after === Byte.dot || after === Token.name;
  if (isPath) return noType;
  const isVararg = place > 0 && Token.isWord(kinds[place - 1]!) && words[place - 1] === Word.vararg;
  if (isVararg) return arrayOf.get(type) ?? Word.Array;
  return names.isHidden(type) ? noType : type;
}

/** The place after the angles that open at `place`. */
export function endOfTypeArguments(place: number): number {
  const { kinds } = tokens;
  let depth = 0;
  for (let at = place; at < place + mostArguments && kinds[at] !== Token.end; at++) {
    if (kinds[at] === Byte.less) depth++;
    else if (kinds[at] === Byte.greater && --depth === 0) return at + 1;
  }
  return place;
}

export function isCapitalAt(place: number): boolean {
  return isCapital(state.bytes[tokens.starts[place]!]!);
}

export function isTypeAt(place: number): boolean {
  return isTypeLike(state.bytes, tokens.starts[place]!, tokens.ends[place]!);
}

/** 1 for a token that can stand before the first operand of an infix function. */
const beforeOperand = kindsIn('({[,=;', [Token.in_, Token.arrow, Token.word]);
const followsDot = kindsIn('.', [Token.reference]);
