// The strings of words and paths, by their hashes: the files of a project say the same again and again.
import { WordTable } from '../../kit/word-table.ts';

const longest = 128;
const most = 1 << 17;
const texts = new WordTable();

/** What stands there, and has these hashes. */
export function textOf(bytes: Uint8Array, start: number, end: number, hash: number, check: number): string {
  if (end - start > longest)
    return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();
  if (texts.size > most) texts.clear();
  return texts.text(texts.numberOf(bytes, start, end, hash, check));
}
