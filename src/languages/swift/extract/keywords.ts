// The words of Swift that are no names, and what each is.
import * as Token from './token.ts';
import { tokensOfWords } from '../../kit/keyword-table.ts';

const words: readonly (readonly [number, string])[] = [
  [Token.blank, '_'],
  [Token.operand, 'self Self super nil true false Any'],
  [
    Token.plain,
    'do repeat return throw defer try await fallthrough static final override mutating nonmutating lazy weak unowned ' +
      'dynamic required convenience optional indirect inout deinit some any consuming borrowing nonisolated ' +
      'isolated distributed each',
  ],
  [Token.sequel, 'where else throws rethrows async'],
  [Token.import_, 'import'],
  [Token.type, 'class struct actor'],
  [Token.enum_, 'enum'],
  [Token.protocol, 'protocol'],
  [Token.extension, 'extension'],
  [Token.func, 'func'],
  [Token.nameless, 'init subscript'],
  [Token.binding, 'let var'],
  [Token.typealias, 'typealias'],
  [Token.associatedtype, 'associatedtype'],
  [Token.case_, 'case'],
  [Token.default_, 'default'],
  [Token.if_, 'if while'],
  [Token.guard, 'guard'],
  [Token.for_, 'for'],
  [Token.in_, 'in'],
  [Token.switch_, 'switch'],
  [Token.catch_, 'catch'],
  [Token.cast, 'as is'],
  [Token.jump, 'break continue'],
  [Token.operatorWord, 'operator precedencegroup'],
  [Token.public_, 'public open package'],
  [Token.private_, 'private fileprivate'],
  [Token.internal, 'internal'],
  [Token.macro, 'macro'],
];

const tokens = tokensOfWords(words);

export const keywords: readonly string[] = [...tokens.keys()];
/** In the same order. */
export const tokenOfKeyword = Uint8Array.from(tokens.values());
