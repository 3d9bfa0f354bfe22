// Whether a brace opens a lambda with parameters.
import { nameBytes } from './byte-classes.ts';
import { greater, minus } from '../../kit/bytes.ts';

/** 1 for a byte that can stand between a brace and the arrow behind a lambda's parameters. */
const parameterBytes = Uint8Array.from(nameBytes);
for (const character of ' \t\r\n,:()<>?.*`@') parameterBytes[character.charCodeAt(0)] = 1;

/** Behind an opening brace: whether parameters and an arrow follow, as in `{ item, (a, b): Pair -> … }`. */
export function areParametersAt(bytes: Uint8Array, start: number): boolean {
  let pos = start;
  while (parameterBytes[bytes[pos]!] === 1) pos++;
  return bytes[pos] === minus && bytes[pos + 1] === greater;
}
