// Token kinds of Java, as far as names need them. Binary operators are one kind; a single character is its own code.
import { kindsIn } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';
import { KeywordTable, tokensNamed, tokensOfWords } from '../../kit/keyword-table.ts';

/** Keywords that are tokens of their own. */
const keywordNames =
  'package import class interface enum extends implements throws new instanceof case default this super private static catch switch';

export const Token = {
  end: 0,
  name: 128,
  /** A number, a string, a character, `true`, `false` or `null`. */
  literal: 129,
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
  dot: 46,
  colon: 58,
  /** `::` */
  member: 130,
  /** `->` */
  arrow: 131,
  equals: 61,
  and: 38,
  or: 124,
  at: 64,
  ellipsis: 132,
  /** `!` and `~`: prefix operators. */
  not: 33,
  operator: 133,
  ...numbered(134, keywordNames),
  /** `if`, `for`, `while`, `try`, `synchronized`: the parenthesis after it is not an operand. */
  header: 152,
  /** `int`, `void` and the like. */
  primitive: 153,
  modifier: 154,
  /** Any other keyword. */
  statement: 155,
} as const;

const groups: readonly (readonly [number, string])[] = [
  [Token.literal, 'true false null'],
  [Token.header, 'if for while try synchronized'],
  [Token.primitive, 'boolean byte char double float int long short void'],
  [Token.modifier, 'abstract final native protected public strictfp transient volatile'],
  [Token.statement, 'assert break const continue do else finally goto return throw'],
];
export const keywords = new KeywordTable(tokensOfWords([...groups, ...tokensNamed(Token, keywordNames)]));

/** Tokens that follow a parenthesis only if it was a cast: `(Cart) order`. */
export const followsCast = kindsIn(
  '',
  [Token.name, Token.literal, Token.openParen, Token.not, Token.new, Token.this, Token.super],
  [Token.switch, Token.primitive],
);
