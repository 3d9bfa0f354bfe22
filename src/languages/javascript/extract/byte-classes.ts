// Lookup tables by byte, used for every byte of a project.
import { bytesOf, classifyBytes, digits, letters, signsOf } from '../../kit/byte-table.ts';
import { numbered } from '../../kit/numbered.ts';

/** Token kinds by first byte. `beyondAscii` is part of a non-ASCII character: a letter, or a rare space. */
export const ByteClass = numbered(
  0,
  'space word digit quote backtick slash openParen closeParen openBrace closeBrace openBracket closeBracket',
  'semicolon comma colon question dot lessThan equals plusOrMinus exclamation star operator beyondAscii',
);

export const tokenClass = classifyBytes(ByteClass.operator, ByteClass.beyondAscii, [
  [ByteClass.space, '\0\t\n\v\f\r '],
  [ByteClass.word, letters + '$_\\#'],
  [ByteClass.digit, digits],
  ...signsOf(
    ByteClass,
    '\'" quote ` backtick / slash ( openParen ) closeParen { openBrace } closeBrace [ openBracket ] closeBracket',
  ),
  ...signsOf(
    ByteClass,
    '; semicolon , comma : colon ? question . dot < lessThan = equals +- plusOrMinus ! exclamation * star',
  ),
]);

/** Letters, digits, `$ _ \` and every non-ASCII byte. */
export const continuesWord = bytesOf(tokenClass, ByteClass.word, ByteClass.digit, ByteClass.beyondAscii);
continuesWord['#'.charCodeAt(0)] = 0;
