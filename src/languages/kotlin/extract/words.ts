// The words of Kotlin files as numbers.
import { KeywordNames, wordNumbers } from '../../kit/keyword-names.ts';
import { tokensNamed } from '../../kit/keyword-table.ts';
import { membersOfManyTypes } from '../../jvm/extract/known.ts';
import * as Token from './token.ts';

const arrayElements = 'Boolean Byte Char Short Int Long Float Double UByte UShort UInt ULong'.split(' ');

/** Reused across files. */
export const table = new KeywordNames(
  [
    [Token.word, 'as break continue do else false if is null return super this throw true try typeof while'],
    [Token.class_, 'class interface'],
    [Token.val, 'val var'],
    [Token.accessor, 'get set'],
    [
      Token.modifier,
      'abstract actual annotation const crossinline data expect external final infix inline inner internal lateinit ' +
        'noinline open operator out override protected public reified sealed suspend tailrec value vararg',
    ],
    ...tokensNamed(
      Token,
      'in package when typealias import object fun for private enum companion init constructor catch where by',
    ),
  ],
  {
    nameKind: Token.name,
    others: [
      ...'it copy also let apply run main JvmStatic String Number Array'.split(' '),
      ...arrayElements.flatMap((type) => [type, `${type}Array`]),
      ...membersOfManyTypes.filter((name) => name !== 'get' && name !== 'set'),
    ],
  },
);

/** `it` is the implicit parameter of a lambda; literals and `vararg` have the types. */
export const Word = wordNumbers(
  table,
  'class data suspend actual expect vararg this super as is true false it String Char Int Number Long UInt Boolean Array main JvmStatic',
);
/** Functions whose lambda has the value before the dot as its parameter, or as its receiver. */
export const isLambdaOfIt = new Set(['also', 'let'].map((name) => table.numberOfWord(name)));
export const isLambdaOfThis = new Set(['apply', 'run'].map((name) => table.numberOfWord(name)));
/** The type of a parameter with `vararg`, by the type that is written. */
export const arrayOf = new Map(
  arrayElements.map((type) => [table.numberOfWord(type), table.numberOfWord(`${type}Array`)] as const),
);
/** 1 for a name that is a member rather than an extension; see known.ts. */
export const isMemberOfMany = new Uint8Array(256);
for (const name of membersOfManyTypes) isMemberOfMany[table.numberOfWord(name)] = 1;
