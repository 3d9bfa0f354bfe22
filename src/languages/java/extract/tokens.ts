// The tokens of Java, as far as names depend on them: what only stands between two operands is one kind.
import { kindsIn } from '../../kit/byte-table.ts';
import { KeywordTable, tokensNamed, tokensOfWords } from '../../kit/keyword-table.ts';

export const Token = {
  end: 0,
  name: 1,
  /** A number, a string, a character, `true`, `false` or `null`. */
  literal: 2,
  openParen: 3,
  closeParen: 4,
  openBracket: 5,
  closeBracket: 6,
  openBrace: 7,
  closeBrace: 8,
  /** Every `<` and `>` by itself, those of `<<` and `>=` too. */
  less: 9,
  greater: 10,
  comma: 11,
  semicolon: 12,
  dot: 13,
  colon: 14,
  /** `::` */
  member: 15,
  /** `->` */
  arrow: 16,
  equals: 17,
  and: 18,
  or: 19,
  at: 20,
  ellipsis: 21,
  /** `!` and `~`, which begin an operand. */
  not: 22,
  operator: 23,
  package: 24,
  import: 25,
  class: 26,
  interface: 27,
  enum: 28,
  extends: 29,
  implements: 30,
  throws: 31,
  new: 32,
  instanceof: 33,
  case: 34,
  default: 35,
  this: 36,
  super: 37,
  private: 38,
  static: 39,
  catch: 40,
  switch: 41,
  /** `if`, `for`, `while`, `try`, `synchronized`: what follows in brackets is no operand. */
  header: 42,
  /** `int`, `void` and their kin. */
  primitive: 43,
  modifier: 44,
  /** Any other keyword. */
  statement: 45,
} as const;

const groups: readonly (readonly [number, string])[] = [
  [Token.literal, 'true false null'],
  [Token.header, 'if for while try synchronized'],
  [Token.primitive, 'boolean byte char double float int long short void'],
  [Token.modifier, 'abstract final native protected public strictfp transient volatile'],
  [Token.statement, 'assert break const continue do else finally goto return throw'],
];
const single =
  'package import class interface enum extends implements throws new instanceof case default this super private static catch switch';

export const keywords = new KeywordTable(tokensOfWords([...groups, ...tokensNamed(Token, single)]));

/** 1 for a token that can only follow a bracket if that was a cast: `(Cart) order`. */
export const followsCast = kindsIn(
  '',
  ...[Token.name, Token.literal, Token.openParen, Token.not, Token.new, Token.this, Token.super],
  ...[Token.switch, Token.primitive],
);
