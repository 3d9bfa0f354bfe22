// What the bytes of Scala can be. Bytes past ASCII only stand in names, strings and comments, but for two arrows.
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';

export const blankBytes = bytesIn(' \t\r\f');
const digitBytes = bytesIn(digits);
export const nameBytes = nameBytesWith('$_');
/** 1 for a byte that a name begins with. */
export const firstBytes = nameBytes.map((isOfName, byte) => (digitBytes[byte] === 1 ? 0 : isOfName));
/** 1 for a byte of an operator. */
export const operatorBytes = bytesIn('!#%&*+-:=>?@\\^|~</');
