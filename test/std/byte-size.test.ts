import { describe, expect, it } from 'vitest';
import { parseByteSize } from '../../src/std/byte-size.ts';

describe('sizes in bytes', () => {
  it.each([
    ['0', 0],
    ['1048576', 1_048_576],
    ['12b', 12],
    ['500k', 512_000],
    ['10MiB', 10_485_760],
    ['10 MB', 10_485_760],
    ['1g', 1_073_741_824],
  ])('reads %s as %d', (text, bytes) => {
    expect(parseByteSize(text)).toBe(bytes);
  });

  it.each(['', 'ten', '-1', '1.5M', '10T', '10ib', '1e3', '0x10', ' 1', '1'.repeat(400)])(
    'reads no size in %j',
    (text) => {
      expect(parseByteSize(text)).toBeUndefined();
    },
  );
});
