// Byte classes of Scala. Non-ASCII bytes occur only in names, strings, comments and two arrows.
import { bytesIn, digits, nameBytesWith } from '../../kit/byte-table.ts';

export const blankBytes = bytesIn(' \t\r\f');
const digitBytes = bytesIn(digits);
export const nameBytes = nameBytesWith('$_');
export const firstBytes = nameBytes.map((isOfName, byte) => (digitBytes[byte] === 1 ? 0 : isOfName));
export const operatorBytes = bytesIn('!#%&*+-:=>?@\\^|~</');
