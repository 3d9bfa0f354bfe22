// The words of Kotlin files as numbers. Keywords have the first ones.
import { NameTable } from '../../kit/name-table.ts';
import * as Token from './token.ts';
import { tokensOfWords } from '../../kit/keyword-table.ts';

const groups: readonly (readonly [token: number, words: string])[] = [
  [Token.word, 'as break continue do else false if is null return super this throw true try typeof while'],
  [Token.inWord, 'in'],
  [Token.package_, 'package'],
  [Token.when, 'when'],
  [Token.class_, 'class'],
  [Token.interface_, 'interface'],
  [Token.typealias, 'typealias'],
  [Token.import_, 'import'],
  [Token.object, 'object'],
  [Token.fun, 'fun'],
  [Token.val, 'val'],
  [Token.var_, 'var'],
  [Token.for_, 'for'],
  [
    Token.modifier,
    'abstract actual annotation const crossinline data expect external final infix inline inner internal lateinit ' +
      'noinline open operator out override protected public reified sealed suspend tailrec value vararg',
  ],
  [Token.private_, 'private'],
  [Token.enum_, 'enum'],
  [Token.companion, 'companion'],
  [Token.get, 'get'],
  [Token.set, 'set'],
  [Token.init, 'init'],
  [Token.constructor_, 'constructor'],
  [Token.catch_, 'catch'],
  [Token.where, 'where'],
  [Token.by, 'by'],
];
const keywords = Array.from(tokensOfWords(groups), ([word, token]) => ({ word, token }));

/** The token of a keyword, by its number. */
export const keywordTokens = Uint8Array.from(keywords, ({ token }) => token);
export const keywordCount = keywordTokens.length;
export const classWord = numberOf('class');
export const asWord = numberOf('as');

/** The names of one file after the other, behind the keywords. */
export const table = new NameTable(keywords.map(({ word }) => word));

function numberOf(keyword: string): number {
  return keywords.findIndex(({ word }) => word === keyword);
}
