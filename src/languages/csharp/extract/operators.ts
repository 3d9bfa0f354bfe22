// What two characters are together, in a table.
import { classifyBytes } from '../../kit/byte-table.ts';
import * as Token from './token.ts';

const signs = '=+-*%&|^<>!?.:';
const columnCount = 16;

/** Where a character stands in the table; 0 where it goes with no other. */
const operatorColumns = classifyBytes(
  0,
  0,
  Array.from(signs, (sign, index) => [index + 1, sign] as const),
);

/** What two characters are together; 0 where they are two tokens. */
export function operatorOf(first: number, second: number): number {
  return operatorPairs[operatorColumns[first]! * columnCount + operatorColumns[second]!]!;
}

/** Two characters, by the columns of the first and the second: 0 where they are two tokens. */
const operatorPairs = new Uint8Array(columnCount * columnCount);

/** `>>` may close the arguments of two types, `**` may be of a pointer to a pointer. */
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
