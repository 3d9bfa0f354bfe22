// The tokens of Scala 2 and 3, as far as names depend on them.
import { NameTable } from '../../../std/name-table.ts';

export const Token = {
  end: 0,
  name: 1,
  dot: 2,
  colon: 3,
  comma: 4,
  semicolon: 5,
  openParen: 6,
  closeParen: 7,
  openBracket: 8,
  closeBracket: 9,
  openBrace: 10,
  closeBrace: 11,
  assign: 12,
  /** `=>`, and `?=>` of Scala 3. */
  arrow: 13,
  /** `<-` */
  from: 14,
  at: 15,
  literal: 16,
  operator: 17,
  /** Code inside a string or an XML literal, and its end. */
  openTemplate: 18,
  closeTemplate: 19,
  // Keywords that are never names.
  class: 30,
  trait: 31,
  object: 32,
  def: 33,
  val: 34,
  var: 35,
  type: 36,
  package: 37,
  import: 38,
  case: 39,
  for: 40,
  extends: 41,
  with: 42,
  if: 43,
  /** Begins no declaration, but stands before one. */
  modifier: 44,
  /** One that says nothing about the names behind it. */
  word: 45,
  // Keywords that may be names elsewhere.
  enum: 50,
  given: 51,
  extension: 52,
  end_: 53,
  softModifier: 54,
} as const;

export const firstSoft = Token.enum;

const words =
  'catch do else false finally forSome match new null return super then this throw true try while yield export macro derives';
const byThemselves = Object.entries(Token).filter(
  ([word, token]) => token >= Token.class && !['modifier', 'word', 'end_', 'softModifier'].includes(word),
);
const tokensOf = (list: string, token: number): [string, number][] =>
  list.split(' ').map((word) => [word, token]);

const keywords = new Map([
  ...byThemselves,
  ...tokensOf(words, Token.word),
  ...tokensOf('abstract final implicit lazy override private protected sealed', Token.modifier),
  ...tokensOf('infix inline opaque open transparent using', Token.softModifier),
  ['end', Token.end_] as [string, number],
  // A keyword in imports alone.
  ['as', Token.name] as [string, number],
  ['AnyRef', Token.name] as [string, number],
]);

/** The names of one file after the other, behind the keywords. */
export const table = new NameTable([...keywords.keys()]);
const numberOf = (word: string): number => [...keywords.keys()].indexOf(word);
export const [asWord, anyRefWord] = [numberOf('as'), numberOf('AnyRef')];
export const [newWord, privateWord] = [numberOf('new'), numberOf('private')];

const keywordTokens = Uint8Array.from(keywords.values());

/** The token of a word, by its number. */
export function tokenOf(word: number): number {
  return word < keywordTokens.length ? keywordTokens[word]! : Token.name;
}
