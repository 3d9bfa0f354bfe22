// Dotted names, and what may follow a type.
import { kindsIn } from '../../kit/byte-table.ts';
import { FrameKind } from './frame.ts';
import { state } from './state.ts';
import * as Token from './token.ts';
import { tokens } from './tokens.ts';

export interface Chain {
  /** The token after the chain. */
  end: number;
  /** The last name. */
  last: number;
  /** The token after the chain, or before its first type arguments. */
  plainEnd: number;
}

/** The chain read last. Reused: one is enough. */
const chain: Chain = { end: 0, last: 0, plainEnd: 0 };

/** Tokens that can follow type arguments but not a comparison. */
const followsArguments = kindsIn(
  '\0()]}:;,.?>[{*=&|^/',
  [Token.arrow, Token.operator, Token.closeAngle, Token.closeHole, Token.pointer, Token.doubleColon],
  [Token.is, Token.in_, Token.this_, Token.operator_],
);

/** Tokens that, after brackets, can only follow a cast. */
const beginsOperand = kindsIn(
  '',
  [Token.name, Token.await_, Token.global, Token.nameof, Token.literal, Token.predefined],
  [Token.operand, Token.this_, Token.new_, Token.typeof_, Token.delegate],
);

/** Tokens other than names after which a bracket holds arguments. */
const endsCallee = kindsIn(')]', [
  Token.closeAngle,
  Token.predefined,
  Token.this_,
  Token.operand,
  Token.typeof_,
  Token.new_,
]);

/** Tokens that end the name of a variable or parameter. */
const endsName = kindsIn(';=,)', [Token.in_]);

/** Tokens after which a statement or argument begins. */
const beginsPart = kindsIn('{};(,');

/** Reads `Shop.Cart<Line>.Owner`. Names after the first become parts. */
export function readChain(first: number): Chain {
  const { kinds } = tokens;
  let end = first + 1;
  let last = first;
  let plainEnd = 0;
  if (kinds[end] === Token.doubleColon && Token.isName(kinds[end + 1]!)) {
    last = end + 1;
    kinds[last] = Token.part;
    end += 2;
  }
  for (;;) {
    if (kinds[end] === Token.less) {
      if (plainEnd === 0) plainEnd = end;
      end = readArguments(end);
    }
    if (kinds[end] !== Token.dot || !Token.isName(kinds[end + 1]!)) break;
    last = end + 1;
    kinds[last] = Token.part;
    end += 2;
  }
  chain.end = end;
  chain.last = last;
  chain.plainEnd = plainEnd === 0 ? end : plainEnd;
  return chain;
}

/** The token after the type arguments at `open`; `open` if there are none. */
export function readArguments(open: number): number {
  const { kinds } = tokens;
  if (kinds[open] !== Token.less) return open;
  const close = state.angles.closeOf(open);
  if (close === 0) return open;
  const follower = kinds[close + 1]!;
  if (followsArguments[follower] !== 1 && !Token.isName(follower)) return open;
  kinds[open] = Token.openAngle;
  kinds[close] = Token.closeAngle;
  return close + 1;
}

/** Skips the `?`, `*` and `[,]` of a type. */
export function skipSuffixes(start: number): number {
  const { kinds } = tokens;
  let at = start;
  for (;;) {
    const kind = kinds[at];
    if (kind === Token.question || kind === Token.star) at++;
    else if (kind === Token.openBracket) {
      let close = at + 1;
      while (kinds[close] === Token.comma) close++;
      if (kinds[close] !== Token.closeBracket) return at;
      at = close + 1;
    } else return at;
  }
}

/**
 * Whether the token `at`, after a type that ends at `end` and its suffixes, is a name declared with that type. If so, it
 * is marked as one.
 */
export function takeDeclared(end: number, at: number): boolean {
  const { kinds } = tokens;
  const kind = kinds[at]!;
  const isMember = state.frame.isDeclarative;
  if (!Token.isName(kind)) return isMember && (kind === Token.this_ || kind === Token.operator_);
  const next = kinds[at + 1]!;
  const isEnd = endsName[next] === 1;
  if (isMember) {
    if (kind === Token.where) return false;
    // In `Price IShop.Total()` the name is an interface, which is read next.
    if (!isQualified(at)) kinds[at] = Token.declared;
    return true;
  }
  if (kind !== Token.name && !isEnd) return false;
  const before = kinds[at - 1];
  // `a ? b : c` and `a * b` begin like a declaration.
  if (at > end && before === Token.question && !isEnd && next !== Token.openBrace) return false;
  if (at > end && before === Token.star && !(isEnd && beginsPart[kinds[end - 2]!] === 1)) return false;
  if (next === Token.dot || next === Token.pointer) return false;
  kinds[at] = Token.declared;
  return true;
}

/** Whether the brackets hold the type of a cast. */
export function isCast(open: number, close: number): boolean {
  const { kinds } = tokens;
  const next = kinds[close + 1]!;
  const before = kinds[open - 1]!;
  const isHead = before === Token.head || before === Token.using || before === Token.switch_;
  if (beginsOperand[next] === 1) return !isHead;
  const isUnary = next === Token.openParen || next === 33 || next === 126;
  if (!isUnary || isHead) return false;
  const isName = before >= Token.name && before <= Token.declared;
  if (isName) return before === Token.word || before === Token.await_;
  return endsCallee[before] === 0;
}

/** Whether the name before `end` begins an arm of a `switch` expression. */
export function isArm(first: number, end: number): boolean {
  const { kinds } = tokens;
  const before = kinds[first - 1];
  const next = kinds[end];
  return (
    state.frame.kind === FrameKind.block &&
    (before === Token.openBrace || before === Token.comma) &&
    (next === Token.arrow || next === Token.openBrace || next === Token.pattern)
  );
}

function isQualified(name: number): boolean {
  const { kinds } = tokens;
  const next = kinds[name + 1];
  if (next === Token.less) {
    const close = state.angles.closeOf(name + 1);
    return close > 0 && kinds[close + 1] === Token.dot;
  }
  return next === Token.dot || next === Token.doubleColon;
}
