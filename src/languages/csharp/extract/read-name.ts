// Classifies a name by its context: a type, a value, a method of a value, an attribute, or not a reference.
import { type Chain, isArm, isCast, readArguments, readChain, skipSuffixes, takeDeclared } from './chains.ts';
import { readTypeParameters } from './declarations.ts';
import { FrameKind } from './frame.ts';
import { state } from './state.ts';
import { discard } from './words.ts';
import * as Token from './token.ts';
import { tokens } from './tokens.ts';
import { Use } from './references.ts';

/** Reads the name, and what belongs to it. Returns the next token to read. */
export function readName(first: number): number {
  const { kinds } = tokens;
  const before = kinds[first - 1]!;
  if (before === Token.dot || before === Token.pointer) return readMember(first);
  const { frame } = state;
  if (frame.kind === FrameKind.enumBody && !frame.isExpression) {
    state.types.addMember(state.type, tokens.words[first]!);
    return first + 1;
  }
  const chain = readChain(first);
  const { end, last, plainEnd } = chain;
  if (frame.kind === FrameKind.attribute && isElementStart(before)) {
    // `[assembly: …]`
    if (kinds[end] !== Token.colon && !state.isTypeParameter(first)) state.refer(Use.attribute, first, last);
  } else if (isType(first, before, chain)) {
    if (!state.isTypeParameter(first)) state.refer(Use.type, first, last);
  } else if (mayBeType(first, before, chain)) {
    referValue(first, chain);
  }
  return plainEnd;
}

/** `).Total(…)`: may be an extension method. `string.Join(…)` is a static one. */
function readMember(name: number): number {
  const end = readArguments(name + 1);
  const isStatic = tokens.kinds[name - 2] === Token.predefined;
  if (tokens.kinds[end] === Token.openParen && !isStatic) state.refer(Use.member, name, name);
  return name + 1;
}

function isType(first: number, before: number, chain: Chain): boolean {
  const { kinds } = tokens;
  const { frame } = state;
  const { end, last } = chain;
  const after = skipSuffixes(end);
  const isDeclaring = takeDeclared(end, after);
  if (isDeclaring || state.openAngles > 0 || frame.isHeader) return true;
  if (before === Token.new_ || before === Token.is || before === Token.operator_) return true;
  if (after > end && kinds[after - 1] === Token.closeBracket) return true;
  if (before === Token.openParen) {
    const opener = kinds[first - 2]!;
    if (opener === Token.typeof_ || opener === Token.catch_) return true;
    return kinds[after] === Token.closeParen && isCast(first - 1, after);
  }
  if (!frame.isDeclarative || frame.kind === FrameKind.file) return false;
  if (kinds[end] === Token.dot && kinds[end + 1] === Token.this_) return true;
  // `void IShop.Close<T>()`
  if (last !== first && kinds[last + 1] === Token.openAngle) readTypeParameters(last + 1, frame.memberMark);
  return last !== first;
}

function mayBeType(first: number, before: number, { end, last }: Chain): boolean {
  if (last !== first) return true;
  if (tokens.words[first] === discard) return false;
  const isNamed = before === Token.openParen && tokens.kinds[first - 2] === Token.nameof;
  return isNamed || before === Token.case_ || before === Token.pattern || isArm(first, end);
}

function referValue(first: number, { end, last }: Chain): void {
  const isCall = tokens.kinds[end] === Token.openParen && last !== first;
  if (state.isTypeParameter(first) || state.isValue(first)) {
    if (isCall) state.refer(Use.member, last, last);
  } else state.refer(isCall ? Use.call : Use.value, first, last);
}

function isElementStart(before: number): boolean {
  return before === Token.openBracket || before === Token.comma || before === Token.colon;
}
