// One file for all that is known: a line of JSON that says what follows, then the strings, then the numbers as they lie in
// memory. Anything but a whole file of this Lintel, for this project, is as good as none.
import { lstatSync } from 'node:fs';
import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';
import type { Diagnostic } from '../model/diagnostic.ts';
import { writeFileWhole } from '../output/write-file-whole.ts';
import { type CacheBody, type GroundRecord, measuresPerFile } from './cache-body.ts';
import { readWholeFile } from './read-whole-file.ts';

const format = `lintel analysis 2 ${endianness()}`;
/** More than the JSON of them could be written as one string. */
const maxCharacters = 64 * 1024 ** 2;
const lineFeed = 10;

interface Header {
  readonly format: string;
  readonly key: string;
  /** In bytes. */
  readonly sizes: readonly [words: number, measures: number, numbers: number];
  readonly checksum: number;
}

export function writeCacheFile(path: string, key: string, body: CacheBody): void {
  // The project may have placed something else there.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) return;
  if (body.strings.reduce((sum, { length }) => sum + length, 0) > maxCharacters) return;
  const words = Buffer.from(JSON.stringify([body.strings, body.grounds]));
  const parts = [words, bytesOf(body.measures), bytesOf(body.numbers)] as const;
  const header: Header = {
    format,
    key,
    sizes: [parts[0].length, parts[1].length, parts[2].length],
    checksum: parts.reduce((sum, part) => crc32(part, sum), 0),
  };
  writeFileWhole(path, [`${JSON.stringify(header)}\n`, ...parts]);
}

export function readCacheFile(path: string, key: string): CacheBody | undefined {
  try {
    return parse(readWholeFile(path), key);
  } catch {
    // Missing, unreadable or not ours: what is wrong with it makes no difference, it is made anew.
    return undefined;
  }
}

function parse(bytes: Buffer, key: string): CacheBody | undefined {
  const start = bytes.indexOf(lineFeed) + 1;
  const header = JSON.parse(bytes.toString('utf8', 0, start)) as Partial<Header> | null;
  if (header?.format !== format || header.key !== key) return undefined;
  const [words = 0, measures = 0, numbers = 0] = header.sizes ?? [];
  const ends = [start + words, start + words + measures, start + words + measures + numbers] as const;
  if (ends[2] !== bytes.length || crc32(bytes.subarray(start)) !== header.checksum) return undefined;
  const [strings, grounds] = JSON.parse(bytes.toString('utf8', start, ends[0])) as readonly unknown[];
  if (!areTexts(strings) || !areGrounds(grounds) || measures % bytesPerFile !== 0) return undefined;
  return {
    strings,
    grounds,
    measures: new Float64Array(copyOf(bytes, ends[0], ends[1])),
    numbers: new Int32Array(copyOf(bytes, ends[1], ends[2])),
  };
}

const bytesPerFile = measuresPerFile * Float64Array.BYTES_PER_ELEMENT;

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function areGrounds(value: unknown): value is readonly GroundRecord[] {
  return (
    Array.isArray(value) &&
    value.every((ground: Partial<GroundRecord> | null) => {
      if (typeof ground?.language !== 'string' || typeof ground.digest !== 'string') return false;
      return Array.isArray(ground.diagnostics) && ground.diagnostics.every(isDiagnostic);
    })
  );
}

function isDiagnostic(value: Partial<Diagnostic> | null): boolean {
  return (
    typeof value?.kind === 'string' &&
    typeof value.file === 'string' &&
    typeof value.message === 'string' &&
    ['undefined', 'number'].includes(typeof value.line) &&
    ['undefined', 'string'].includes(typeof value.specifier)
  );
}

function bytesOf({ buffer, byteOffset, byteLength }: Float64Array | Int32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** A typed array begins where its kind of number may: a piece of a file rarely does. */
function copyOf(bytes: Buffer, start: number, end: number): ArrayBuffer {
  return new Uint8Array(bytes.subarray(start, end)).buffer;
}
