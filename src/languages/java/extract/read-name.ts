// Decides by the tokens around a name whether it is a type, a value, a member or a declaration.
import { kindsIn } from '../../kit/byte-table.ts';
import { isCapital, isTypeLike } from '../../jvm/extract/spelling.ts';
import { beginHeader } from './class-header.ts';
import { FrameKind, Lone } from './frame.ts';
import { endOfPath, endOfType, pathBetween } from './paths.ts';
import { Before, state } from './state.ts';
import { Token, Word, isKeyword } from './tokens.ts';

/** In tokens: the end of longer type arguments is not searched. */
const mostTypeArguments = 300;

const { names, tokens } = state;

/** Returns the place of the last token that was read. */
export function readName(place: number): number {
  const { frame } = state;
  const name = tokens.words[place]!;
  if (state.isAnnotationNext) return readAnnotation(place);
  switch (state.before) {
    case Before.type:
      if (state.isInHead) break;
      declareName(place);
      return endOfPath(place);
    case Before.dot:
      state.before = Before.operand;
      return endOfPath(place);
    case Before.declared:
      // `case Item item when item.count() > 1`
      frame.isCase = false;
      state.before = Before.neutral;
      return endOfPath(place);
  }
  if (frame.kind === FrameKind.typeParameters && frame.isNameNext) {
    frame.isNameNext = false;
    names.hideType(name);
    return endOfPath(place);
  }
  if (frame.kind === FrameKind.class && frame.isConstants) {
    names.addField(name);
    state.before = Before.operand;
    return endOfPath(place);
  }
  if (state.isMemberNext) {
    state.isMemberNext = false;
    state.isTypeNext = false;
    state.before = Before.type;
    return endOfPath(place);
  }
  return readContextual(place);
}

/** Words that are keywords in some positions. */
function readContextual(place: number): number {
  const { kinds } = tokens;
  const name = tokens.words[place]!;
  const isBeforeName = kinds[place + 1] === Token.name;
  if (state.header !== undefined && state.isInHead && name === Word.permits) {
    state.header.isSupertypes = false;
    state.before = Before.neutral;
    return place;
  }
  if (isBeforeName && !state.isInHead && name === Word.yield) {
    state.before = Before.neutral;
    return place;
  }
  const afterName = kinds[place + 2];
  const isRecord = name === Word.record && (afterName === Token.openParen || afterName === Token.less);
  if (isBeforeName && !state.isInHead && isRecord) {
    beginHeader(place + 1, Token.class);
    return place + 1;
  }
  return readPath(place);
}

/** A type or value, by what precedes and follows it. */
function readPath(place: number): number {
  const { kinds } = tokens;
  const last = endOfType(place);
  const next = kinds[last + 1]!;
  const isType = isTypePlace();
  state.isTypeNext = false;
  state.before = Before.neutral;
  if (next === Token.dot) return readBeforeDot(place, last);
  if (next === Token.name) {
    readType(place, last);
    if (state.isInHead) return last;
    declareName(last + 1);
    return endOfPath(last + 1);
  }
  if (next === Token.less && (isType || state.isAtMembers || areArguments(last + 1))) {
    readType(place, last);
    state.open(FrameKind.typeArguments);
    return last + 1;
  }
  if (isType || isTypeBefore(last + 1)) readType(place, last);
  else if (state.isAtMembers) readMember(place, last);
  else readValue(place, last);
  return last;
}

/** An annotation may stand inside a qualified type: `Shop<Cart>.@Nullable Item`. */
function readAnnotation(place: number): number {
  const { kinds } = tokens;
  const last = endOfPath(place);
  state.isAnnotationNext = false;
  useType(place, last);
  if (kinds[place - 2] === Token.dot && kinds[last + 1] === Token.name) {
    state.before = state.before === Before.type ? Before.type : Before.operand;
    return endOfPath(last + 1);
  }
  state.isArgumentsNext = kinds[last + 1] === Token.openParen;
  state.before = Before.annotation;
  return last;
}

/** `Cart.class`, `Cart.this` and `Cart.super` name a type, `Cart.<Item>of()` a type or value, and `order.new` a value. */
function readBeforeDot(place: number, last: number): number {
  const next = tokens.kinds[last + 2];
  switch (next) {
    case Token.class:
    case Token.this:
    case Token.super:
      useType(place, last);
      state.before = Before.operand;
      return last + 2;
    case Token.at:
      useType(place, last);
      return last + 1;
    case Token.less:
      useValue(place, last);
      state.before = Before.dot;
      return last + 1;
    default:
      useValue(place, last - 1);
      state.before = Before.dot;
      return last + 1;
  }
}

function readType(place: number, last: number): void {
  const { header } = state;
  if (state.isNew) state.newType = place;
  useType(place, last);
  for (let at = place; at < last; at++) if (tokens.kinds[at] === Token.at) useType(at + 1, endOfPath(at + 1));
  if (header?.isSupertypes === true && state.isInHead) {
    header.hasSupertypes = true;
    names.inherit(pathBetween(place, last), header.path ?? '', tokens.lines[place]!);
  }
  state.before = Before.type;
}

/** In a class body: a constructor, another declared name, or the type of a declaration. */
function readMember(place: number, last: number): void {
  const { frame } = state;
  const next = tokens.kinds[last + 1];
  const isName =
    next === Token.openParen || next === Token.openBrace || next === Token.semicolon || frame.isAfterComma;
  if (!isName) return readType(place, last);
  if (frame.isAfterComma && next !== Token.openParen) names.addField(tokens.words[place]!);
  state.before = Before.declared;
}

/** The last part of a path is a method, field or variable. */
function readValue(place: number, last: number): void {
  const { frame } = state;
  const next = tokens.kinds[last + 1]!;
  state.before = Before.operand;
  if (next === Token.member) return useValue(place, last);
  if (endsLone[next] === 1 && frame.lone === Lone.types) return useType(place, last);
  if (last === place && isDeclared(next)) names.hideVariable(tokens.words[place]!);
  else useValue(place, last - 1);
}

const endsLone = kindsIn(',&)');
const endsDeclared = kindsIn(',=;:');

/** Whether a name alone before that token is a variable, or a parameter of a lambda. */
function isDeclared(next: number): boolean {
  const { frame } = state;
  if (next === Token.arrow) return !frame.isCase;
  if (endsLone[next] === 1 && frame.lone === Lone.parameters) return true;
  return endsDeclared[next] === 1 && frame.isAfterComma;
}

/** A name after a type: a variable, parameter, field or method. */
function declareName(place: number): void {
  const { frame, header } = state;
  const name = tokens.words[place]!;
  if (frame.isRecord && header !== undefined) names.addField(name);
  else if (!state.isAtMembers) names.hideVariable(name);
  else if (tokens.kinds[place + 1] !== Token.openParen) names.addField(name);
  state.before = Before.declared;
}

/** Whether a name is a type, independent of what follows. */
function isTypePlace(): boolean {
  if (state.isTypeNext) return true;
  const { frame } = state;
  switch (frame.kind) {
    case FrameKind.typeArguments:
    case FrameKind.typeParameters:
    case FrameKind.params:
      return true;
    case FrameKind.class:
      return frame.isTypeList || state.header !== undefined;
    case FrameKind.block:
      return state.header !== undefined;
    default:
      return false;
  }
}

/** Whether what follows makes a name a type. */
function isTypeBefore(next: number): boolean {
  const { frame } = state;
  switch (tokens.kinds[next]) {
    case Token.ellipsis:
    case Token.at:
      return true;
    case Token.openBracket:
      return tokens.kinds[next + 1] === Token.closeBracket;
    case Token.openParen:
      return frame.isCase || frame.kind === FrameKind.pattern;
    case Token.or:
      return frame.isCatch;
    default:
      return false;
  }
}

/** Whether `<` begins type arguments (`Cart<Item> cart`, `Cart<Item>::new`) or compares (`count < limit`). */
function areArguments(place: number): boolean {
  const { kinds } = tokens;
  const { frame } = state;
  const end = endOfTypeArguments(place);
  const next = kinds[end]!;
  if (end === place) return false;
  if (followsArguments[next] === 1) return true;
  if (next === Token.openParen) return frame.isCase || frame.kind === FrameKind.pattern;
  const mayDeclare =
    frame.kind !== FrameKind.bracket && (frame.kind !== FrameKind.paren || frame.isHeader || frame.isOperand);
  return mayDeclare && (next === Token.name || isKeyword(next));
}

const followsArguments = kindsIn('&[).@', [Token.member, Token.part, Token.selector, Token.ellipsis]);

/** The place after the angles that open at `place`; that place itself if something in them cannot be part of a type. */
function endOfTypeArguments(place: number): number {
  const { kinds } = tokens;
  let depth = 0;
  for (let at = place; at < place + mostTypeArguments; at++) {
    const kind = kinds[at]!;
    if (kind === Token.less) depth++;
    else if (kind === Token.greater) {
      depth--;
      if (depth === 0) return at + 1;
    } else if (typeTokens[kind] !== 1) return place;
  }
  return place;
}

/** Tokens that type arguments consist of. */
export const typeTokens = kindsIn(',.?@[]<>', [
  Token.name,
  Token.part,
  Token.selector,
  Token.extends,
  Token.super,
  Token.primitive,
]);

function useType(place: number, last: number): void {
  const name = tokens.words[place]!;
  if (names.hidesType(name)) return;
  names.useType(name, pathBetween(place, last), tokens.lines[place]!, state.frame.isHeir);
}

/** A path in an expression, up to its last type. */
function useValue(place: number, last: number): void {
  const name = tokens.words[place]!;
  if (last < place || names.hidesValue(name)) return;
  names.useValue(name, pathBetween(place, lastType(place, last)), tokens.lines[place]!, state.frame.isHeir);
}

/** Java's naming conventions: `shop.Cart.Item` of `shop.Cart.Item.MAX`. A lower-case name may be a package. */
function lastType(place: number, last: number): number {
  const { ends, starts } = tokens;
  let end = -1;
  for (let at = place; at <= last; at++) {
    const isType =
      end === -1 ? isCapital(state.bytes[starts[at]!]!) : isTypeLike(state.bytes, starts[at]!, ends[at]!);
    if (isType) end = at;
    else if (end !== -1) break;
  }
  return end === -1 ? last : end;
}
