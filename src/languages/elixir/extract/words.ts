// Keywords and byte classes of Elixir.
import { bytesOf, classifyBytes, digits, lowers, uppers, signsOf } from '../../kit/byte-table.ts';
import { KeywordTable, tokensNamed, tokensOfWords } from '../../kit/keyword-table.ts';
import { numbered } from '../../kit/numbered.ts';

/** `branch` begins another part of a block (`else`, `rescue`), which ends the aliases of the part before. */
export const Word = numbered(
  1,
  'do fn end branch module alias directive definition implementation quote types',
);

export const knownWords = new KeywordTable(
  tokensOfWords([
    ...tokensNamed(Word, 'do fn end alias quote'),
    [Word.branch, 'after catch else rescue'],
    [Word.module, '__MODULE__'],
    [Word.directive, 'import require use'],
    [Word.definition, 'defmodule defprotocol'],
    [Word.implementation, 'defimpl'],
    [Word.types, 'spec type typep opaque callback macrocallback'],
  ]),
);

export const ByteClass = numbered(
  0,
  'other lower upper digit newline colon openBrace closeBrace quote hash at tilde question end',
);

/** Non-ASCII bytes occur only in names, strings and comments. */
export const byteClasses = classifyBytes(ByteClass.other, ByteClass.lower, [
  [ByteClass.lower, lowers + '_'],
  [ByteClass.upper, uppers],
  [ByteClass.digit, digits],
  [ByteClass.newline, '\n'],
  ...signsOf(ByteClass, ': colon { openBrace } closeBrace "\' quote # hash @ at ~ tilde ? question'),
  [ByteClass.end, '\0'],
]);

export const plainBytes = bytesOf(byteClasses, ByteClass.other);
export const nameStarts = bytesOf(byteClasses, ByteClass.lower, ByteClass.upper);
export const nameBytes = bytesOf(byteClasses, ByteClass.lower, ByteClass.upper, ByteClass.digit);
