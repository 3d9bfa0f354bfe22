// Names of a file, simple or dotted: numbers while they are compared, strings where they are kept.
import { PairTable } from '../../kit/pair-table.ts';
import { words } from './words.ts';
import * as Token from './token.ts';
import { tokens } from './tokens.ts';

/** A name and what follows it: a word after a dot or `::`, type arguments, or how the name is used. */
const joined = new PairTable();
const joinedTexts: (string | undefined)[] = [];

/** In place of a word: how the name is used. Lower numbers are counts of type arguments. */
export const Wrapping = { attribute: -1, call: -2, member: -3 } as const;
const noArguments = -4;

/** For each file. */
export function beginNames(): void {
  joined.clear();
  joinedTexts.length = 0;
}

/** The number of a simple name. */
export function nameOf(word: number): number {
  return word * 2;
}

/** `[Shop.Cart]`, `Shop.Cart()`, `.Cart()` */
export function wrap(name: number, wrapping: number): number {
  const number = joined.numberOf(name, wrapping);
  if (number === joinedTexts.length) joinedTexts.push(undefined);
  return number * 2 + 1;
}

export function textOf(name: number): string {
  if (name % 2 === 0) return words.text(name / 2);
  return (joinedTexts[(name - 1) / 2] ??= writeJoined(name));
}

/** `Shop.Cart<,>.Line`: the names between two tokens, with their numbers of type arguments. */
export function chainOf(first: number, last: number): number {
  const { kinds } = tokens;
  let name = nameOf(tokens.words[first]!);
  // Type arguments of the last name are included.
  for (let at = first + 1; at <= last || kinds[at] === Token.openAngle; at++) {
    const kind = kinds[at]!;
    if (kind === Token.openAngle) {
      const close = tokens.words[at]!;
      name = wrap(name, noArguments - arityOf(at, close));
      at = close;
    } else {
      const isDot = kind === Token.dot;
      name = wrap(name, tokens.words[++at]! * 2 + (isDot ? 0 : 1));
    }
  }
  return name;
}

/** The number of types between `<` and `>`. */
function arityOf(open: number, close: number): number {
  let arity = 1;
  let depth = 0;
  for (let at = open + 1; at < close; at++) {
    const kind = tokens.kinds[at]!;
    if (
      (kind === Token.less || kind === Token.openAngle) &&
      tokens.words[at]! > at &&
      tokens.words[at]! < close
    ) {
      at = tokens.words[at]!;
    } else if (kind === Token.openParen || kind === Token.openBracket) depth++;
    else if (kind === Token.closeParen || kind === Token.closeBracket) depth--;
    else if (kind === Token.comma && depth === 0) arity++;
  }
  return arity;
}

/** Iterative: chains may be long. */
function writeJoined(name: number): string {
  const rights: number[] = [];
  let left = name;
  for (; left % 2 === 1; left = joined.leftOf((left - 1) / 2)) rights.push(joined.rightOf((left - 1) / 2));
  return rights.reduceRight(writeRight, words.text(left / 2));
}

function writeRight(left: string, right: number): string {
  switch (right) {
    case Wrapping.attribute:
      return `[${left}]`;
    case Wrapping.call:
      return `${left}()`;
    case Wrapping.member:
      return `.${left}()`;
    default:
      if (right < 0) return `${left}<${','.repeat(noArguments - right - 1)}>`;
      return left + (right % 2 === 0 ? '.' : '::') + words.text(right >> 1);
  }
}
