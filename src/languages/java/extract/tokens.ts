// Token kinds of Java, as far as names need them. Binary operators are one kind; a single character is its own code.
import { kindsIn } from '../../kit/byte-table.ts';
import { KeywordNames, wordNumbers } from '../../kit/keyword-names.ts';
import { tokensNamed } from '../../kit/keyword-table.ts';
import { numbered } from '../../kit/numbered.ts';

/** Keywords that are tokens of their own. */
const keywordNames =
  'package import class interface enum extends implements throws new instanceof case default this super private static catch switch';

export const Token = {
  end: 0,
  openParen: 40,
  closeParen: 41,
  openBracket: 91,
  closeBracket: 93,
  openBrace: 123,
  closeBrace: 125,
  /** Each `<` and `>` separately, including those of `<<` and `>=`. */
  less: 60,
  greater: 62,
  comma: 44,
  semicolon: 59,
  /** No name follows it: `Cart.class`, `Cart.<Item>of()`. */
  dot: 46,
  colon: 58,
  question: 63,
  equals: 61,
  and: 38,
  or: 124,
  at: 64,
  /** `!` and `~`: prefix operators. */
  not: 33,
  operator: 128,
  /** `::` */
  member: 129,
  /** `->` */
  arrow: 130,
  ellipsis: 131,
  ...numbered(132, keywordNames),
  /** `if`, `for`, `while`, `try`, `synchronized`: the parenthesis after it is not an operand. */
  header: 150,
  /** `int`, `void` and the like. */
  primitive: 151,
  modifier: 152,
  /** Any other keyword. */
  statement: 153,
  name: 154,
  /** A name with the dot before it: right after a name, and after anything else (`).name`). */
  part: 155,
  selector: 156,
  /** A number, a string, a character, `true`, `false` or `null`. */
  literal: 157,
} as const;

/** Reused across files. */
export const words = new KeywordNames(
  [
    [Token.literal, 'true false null'],
    [Token.header, 'if for while try synchronized'],
    [Token.primitive, 'boolean byte char double float int long short void'],
    [Token.modifier, 'abstract final native protected public strictfp transient volatile'],
    [Token.statement, 'assert break const continue do else finally goto return throw'],
    ...tokensNamed(Token, keywordNames),
  ],
  // Keywords in some positions.
  { nameKind: Token.name, others: ['main', 'permits', 'record', 'sealed', 'var', 'yield'] },
);

export const Word = wordNumbers(words, 'main permits record sealed var void yield');

export function isKeyword(token: number): boolean {
  return token > Token.ellipsis && token < Token.name;
}

/** Tokens that follow a parenthesis only if it was a cast: `(Cart) order`. */
export const followsCast = kindsIn(
  '',
  [Token.name, Token.literal, Token.openParen, Token.not, Token.new, Token.this, Token.super],
  [Token.switch, Token.primitive],
);
