// The tokens of Kotlin, as far as names depend on them.
import { NameTable } from '../../../std/name-table.ts';

export const Token = {
  end: 0,
  name: 1,
  dot: 2,
  doubleColon: 3,
  colon: 4,
  comma: 5,
  semicolon: 6,
  openParen: 7,
  closeParen: 8,
  openBracket: 9,
  closeBracket: 10,
  openBrace: 11,
  closeBrace: 12,
  less: 13,
  greater: 14,
  assign: 15,
  arrow: 16,
  at: 17,
  literal: 18,
  operator: 19,
  /** `${` and its end. */
  openTemplate: 20,
  closeTemplate: 21,
  // Keywords that are never names.
  class: 30,
  interface: 31,
  object: 32,
  fun: 33,
  val: 34,
  var: 35,
  typealias: 36,
  package: 37,
  when: 38,
  for: 39,
  /** One that says nothing about the names behind it. */
  word: 40,
  // Keywords that may be names elsewhere.
  import: 50,
  modifier: 51,
  private: 52,
  enum: 53,
  companion: 54,
  get: 55,
  set: 56,
  init: 57,
  constructor: 58,
  catch: 59,
  where: 60,
  by: 61,
} as const;

export const firstSoft = Token.import;

const plainWords =
  'as break continue do else false if in is null return super this throw true try typeof while';
const modifiers =
  'abstract actual annotation const crossinline data expect external final infix inline inner internal lateinit ' +
  'noinline open operator out override protected public reified sealed suspend tailrec value vararg';
const byThemselves = Object.entries(Token).filter(
  ([word, token]) => token >= Token.class && word !== 'word' && word !== 'modifier',
);
const keywords = new Map<string, number>([
  ...byThemselves,
  ...plainWords.split(' ').map((word) => [word, Token.word] as const),
  ...modifiers.split(' ').map((word) => [word, Token.modifier] as const),
]);

/** The names of one file after the other, behind the keywords. */
export const table = new NameTable([...keywords.keys()]);
export const asWord = [...keywords.keys()].indexOf('as');

const keywordTokens = Uint8Array.from(keywords.values());

/** The token of a word, by its number. */
export function tokenOf(word: number): number {
  return word < keywordTokens.length ? keywordTokens[word]! : Token.name;
}
