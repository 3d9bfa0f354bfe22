// The words that are not always names, and the tokens that they are.
import * as Token from './token.ts';
import { tokensOfWords } from '../../kit/keyword-table.ts';

const words: readonly (readonly [number, string])[] = [
  [Token.word, 'select on equals orderby group by when ascending descending from let join into yield with'],
  [Token.where, 'where'],
  [Token.awaitWord, 'await'],
  [Token.pattern, 'and or not'],
  [Token.modifier, 'partial async required scoped file'],
  [Token.record, 'record'],
  [Token.varWord, 'var dynamic'],
  [Token.global, 'global'],
  [Token.nameof, 'nameof'],
  [
    Token.predefined,
    'bool byte char decimal double float int long object sbyte short string uint ulong ushort void',
  ],
  [Token.operand, 'base null true false checked unchecked __arglist __makeref __reftype __refvalue'],
  [Token.thisWord, 'this'],
  [Token.head, 'if while for foreach lock fixed'],
  [
    Token.keyword,
    'abstract break const continue do else event explicit extern finally goto implicit internal out override params ' +
      'private protected public readonly ref return sealed throw try unsafe virtual volatile',
  ],
  [Token.newWord, 'new stackalloc'],
  [Token.is, 'is as'],
  [Token.typeofWord, 'typeof sizeof default'],
  [Token.caseWord, 'case'],
  [Token.classWord, 'class struct interface'],
  [Token.enumWord, 'enum'],
  [Token.delegate, 'delegate'],
  [Token.namespace, 'namespace'],
  [Token.using, 'using'],
  [Token.staticWord, 'static'],
  [Token.operatorWord, 'operator'],
  [Token.inWord, 'in'],
  [Token.catchWord, 'catch'],
  [Token.switchWord, 'switch'],
];

const tokens = tokensOfWords(words);

/** Every word that is not always a name; the discard `_` is one that always is. */
export const knownWords: readonly string[] = [...tokens.keys(), '_'];
export const discard: number = tokens.size;

/** The tokens of the known words. */
export const tokenOfWord = Uint8Array.from([...tokens.values(), Token.name]);
