// Converts UTF-8 and UTF-16 with a BOM to UTF-8 without a BOM, which every language reads.

export interface Utf8Text {
  readonly bytes: Uint8Array;
  readonly length: number;
}

/** The text of the first `length` bytes, followed by a 0. The buffer must have room for that 0. */
export function decodeText(buffer: Buffer, length: number): Utf8Text {
  buffer[length] = 0;
  const first = buffer[0];
  const second = buffer[1];
  if (length >= 3 && first === 0xef && second === 0xbb && buffer[2] === 0xbf) {
    return { bytes: buffer.subarray(3), length: length - 3 };
  }
  if (length >= 2 && first === 0xff && second === 0xfe) return fromUtf16(buffer.subarray(2, length));
  if (length >= 2 && first === 0xfe && second === 0xff)
    return fromUtf16(swapPairs(buffer.subarray(2, length)));
  return { bytes: buffer, length };
}

/** An odd byte or a lone surrogate becomes U+FFFD. */
function fromUtf16(littleEndian: Uint8Array): Utf8Text {
  const text = new TextDecoder('utf-16le', { ignoreBOM: true }).decode(littleEndian);
  const bytes = Buffer.from(`${text}\0`);
  return { bytes, length: bytes.length - 1 };
}

function swapPairs(bigEndian: Buffer): Buffer {
  const whole = bigEndian.length - (bigEndian.length % 2);
  bigEndian.subarray(0, whole).swap16();
  return bigEndian;
}
