import { expect, it } from 'vitest';
import { bytesOf, classifyBytes } from '../../../src/languages/kit/byte-table.ts';

it('knows the class of every byte, and which bytes belong to some classes', () => {
  const [other, letter, digit] = [0, 1, 2];
  const table = classifyBytes(other, letter, [
    [letter, 'ab_'],
    [digit, '01'],
  ]);
  const classes = Array.from(Buffer.from('a_0-é'), (byte) => table[byte]);
  expect(classes).toEqual([letter, letter, digit, other, letter, letter]);
  expect(Array.from(Buffer.from('a0-é'), (byte) => bytesOf(table, letter, digit)[byte])).toEqual([
    1, 1, 0, 1, 1,
  ]);
});
