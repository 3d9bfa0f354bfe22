import { KeywordNames } from '../../kit/keyword-names.ts';
import { tokensNamed } from '../../kit/keyword-table.ts';
import * as Token from './token.ts';

/** Reused across files. */
export const words = new KeywordNames(
  [
    [Token.blank, '_'],
    [Token.operand, 'self Self super nil true false Any'],
    [Token.type, 'class struct actor'],
    [Token.nameless, 'init subscript'],
    [Token.binding, 'let var'],
    [
      Token.plain,
      'do repeat return throw defer try await fallthrough static final override mutating nonmutating lazy weak unowned ' +
        'dynamic required convenience optional indirect inout deinit some any consuming borrowing nonisolated ' +
        'isolated distributed each',
    ],
    [Token.sequel, 'where else throws rethrows async'],
    [Token.cast, 'as is'],
    [Token.if_, 'if while'],
    [Token.jump, 'break continue'],
    ...tokensNamed(
      Token,
      'import enum protocol extension func typealias associatedtype case default guard for in switch catch internal macro',
    ),
    [Token.operatorWord, 'operator precedencegroup'],
    [Token.public_, 'public open package'],
    [Token.private_, 'private fileprivate'],
  ],
  { nameKind: Token.name, others: ['main'] },
);

export const main = words.numberOfWord('main');
