import { KeywordNames, wordNumbers } from '../../kit/keyword-names.ts';
import { tokensNamed } from '../../kit/keyword-table.ts';
import * as Token from './token.ts';

/** Reused across files. */
export const words = new KeywordNames(
  [
    [
      Token.word,
      'catch do else false finally forSome match null return super then this throw true try while yield export macro ' +
        'derives new',
    ],
    [Token.class_, 'class trait'],
    [Token.val, 'val var'],
    [Token.modifier, 'abstract final implicit lazy override private protected sealed'],
    [Token.softModifier, 'infix inline opaque open transparent using'],
    ...tokensNamed(Token, 'object def type package import case for extends with if enum given extension end'),
  ],
  // `as` is a keyword only in imports, every class inherits `AnyRef`, and `_` stands for any name.
  { nameKind: Token.name, others: ['as', 'AnyRef', '_', 'main', 'App', 'IOApp'] },
);

export const Word = wordNumbers(words, 'as AnyRef _ main App IOApp new private given');
