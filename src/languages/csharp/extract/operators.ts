// Operators of two characters.
import { classifyBytes } from '../../kit/byte-table.ts';
import * as Token from './token.ts';

const signs = '=+-*%&|^<>!?.:';
const columnCount = 16;

/** The column of a character in the table; 0 if it begins no pair. */
const operatorColumns = classifyBytes(
  0,
  0,
  Array.from(signs, (sign, index) => [index + 1, sign] as const),
);

/** The token of two characters; 0 if they are two tokens. */
export function operatorOf(first: number, second: number): number {
  return operatorPairs[operatorColumns[first]! * columnCount + operatorColumns[second]!]!;
}

/** Indexed by the columns of both characters. */
const operatorPairs = new Uint8Array(columnCount * columnCount);

/** Not `>>`, which may close two type argument lists, nor `**`, which may be a pointer to a pointer. */
for (const sign of '=+-%&|^<!?.') setPair(sign + sign, Token.operator);
for (const sign of '+-*%&|^<>!') setPair(`${sign}=`, Token.operator);
setPair('=>', Token.arrow);
setPair('->', Token.pointer);
setPair('?.', Token.pointer);
setPair('::', Token.doubleColon);

function setPair(operator: string, token: number): void {
  const [first, second] = Buffer.from(operator, 'latin1');
  operatorPairs[operatorColumns[first!]! * columnCount + operatorColumns[second!]!] = token;
}
