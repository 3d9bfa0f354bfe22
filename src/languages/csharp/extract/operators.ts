// Operators of two characters.
import * as Token from './token.ts';

/** By both bytes: the token of the pair; 0 if they are two tokens. */
const pairs = new Uint8Array(1 << 16);

/** Not `>>`, which may close two type argument lists, nor `**`, which may be a pointer to a pointer. */
for (const sign of '=+-%&|^<!?.') setPair(sign + sign, Token.operator);
for (const sign of '+-*%&|^<>!') setPair(`${sign}=`, Token.operator);
setPair('=>', Token.arrow);
setPair('->', Token.pointer);
setPair('?.', Token.pointer);
setPair('::', Token.doubleColon);

function setPair(operator: string, token: number): void {
  pairs[Buffer.from(operator).readUInt16BE()] = token;
}

export function operatorOf(first: number, second: number): number {
  return pairs[(first << 8) | second]!;
}
