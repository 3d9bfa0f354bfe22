// The words of C# files as numbers: the keywords, most of them contextual, have the same in every file.
import { KeywordNames } from '../../kit/keyword-names.ts';
import { tokensNamed } from '../../kit/keyword-table.ts';
import * as Token from './token.ts';

/** Reused across files. */
export const words = new KeywordNames(
  [
    [Token.word, 'select on equals orderby group by when ascending descending from let join into yield with'],
    [Token.pattern, 'and or not'],
    [Token.modifier, 'partial async required scoped file'],
    [Token.var_, 'var dynamic'],
    [
      Token.predefined,
      'bool byte char decimal double float int long object sbyte short string uint ulong ushort void',
    ],
    [Token.operand, 'base null true false checked unchecked __arglist __makeref __reftype __refvalue'],
    [Token.head, 'if while for foreach lock fixed'],
    [
      Token.keyword,
      'abstract break const continue do else event explicit extern finally goto implicit internal out override params ' +
        'private protected public readonly ref return sealed throw try unsafe virtual volatile',
    ],
    [Token.new_, 'new stackalloc'],
    [Token.is, 'is as'],
    [Token.typeof_, 'typeof sizeof default'],
    [Token.class_, 'class struct interface'],
    ...tokensNamed(
      Token,
      'where await record global nameof this case enum delegate namespace using static operator in catch switch',
    ),
  ],
  { nameKind: Token.name, others: ['_', 'Main'] },
);

/** Always a name. */
export const discard = words.numberOfWord('_');
export const main = words.numberOfWord('Main');
