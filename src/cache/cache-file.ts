// The cache file: a header line of JSON, then the strings as JSON, then the numbers in binary. A file that is damaged, or has
// another format or key, is ignored.
import { lstatSync } from 'node:fs';
import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';
import type { Diagnostic } from '../model/diagnostic.ts';
import { type CacheBody, type TargetsRecord, statsPerFile } from './cache-body.ts';
import { readOwnFile, writeOwnFile } from './own-file.ts';

const format = `lintel analysis 12 ${endianness()}`;
/** The JSON of a longer text might exceed the maximum string length. */
const maxCharacters = 64 * 1024 ** 2;
const lineFeed = 10;

interface Header {
  readonly format: string;
  readonly key: string;
  /** In bytes. */
  readonly sizes: readonly [words: number, stats: number, numbers: number];
  readonly checksum: number;
}

export function writeCacheFile(path: string, key: string, body: CacheBody): void {
  // The project may have put a folder or a symbolic link there.
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) return;
  if (body.strings.reduce((sum, { length }) => sum + length, 0) > maxCharacters) return;
  const words = Buffer.from(JSON.stringify([body.strings, body.targets, body.typeUsesKey]));
  const parts = [words, bytesOf(body.stats), bytesOf(body.numbers)] as const;
  const header: Header = {
    format,
    key,
    sizes: [parts[0].length, parts[1].length, parts[2].length],
    checksum: parts.reduce((sum, part) => crc32(part, sum), 0),
  };
  writeOwnFile(path, [`${JSON.stringify(header)}\n`, ...parts]);
}

export function readCacheFile(path: string, key: string): CacheBody | undefined {
  try {
    return parse(readOwnFile(path), key);
  } catch {
    // Missing, unreadable or damaged: in each case the cache starts empty.
    return undefined;
  }
}

function parse(bytes: Buffer, key: string): CacheBody | undefined {
  const start = bytes.indexOf(lineFeed) + 1;
  const header = JSON.parse(bytes.toString('utf8', 0, start)) as Partial<Header> | null;
  if (header?.format !== format || header.key !== key) return undefined;
  const [words = 0, stats = 0, numbers = 0] = header.sizes ?? [];
  const ends = [start + words, start + words + stats, start + words + stats + numbers] as const;
  if (ends[2] !== bytes.length || crc32(bytes.subarray(start)) !== header.checksum) return undefined;
  const [strings, targets, typeUsesKey] = JSON.parse(
    bytes.toString('utf8', start, ends[0]),
  ) as readonly unknown[];
  if (!areTexts(strings) || !areRecords(targets) || typeof typeUsesKey !== 'string') return undefined;
  if (stats % bytesPerFile !== 0) return undefined;
  return {
    strings,
    targets,
    typeUsesKey,
    stats: new Float64Array(copyOf(bytes, ends[0], ends[1])),
    numbers: new Int32Array(copyOf(bytes, ends[1], ends[2])),
  };
}

const bytesPerFile = statsPerFile * Float64Array.BYTES_PER_ELEMENT;

function areTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function areRecords(value: unknown): value is readonly TargetsRecord[] {
  return (
    Array.isArray(value) &&
    value.every((record: Partial<TargetsRecord> | null) => {
      if (typeof record?.language !== 'string' || typeof record.key !== 'string') return false;
      return Array.isArray(record.diagnostics) && record.diagnostics.every(isDiagnostic);
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

/** A typed array must be aligned to the size of its elements, which a slice of a file rarely is. */
function copyOf(bytes: Buffer, start: number, end: number): ArrayBuffer {
  return new Uint8Array(bytes.subarray(start, end)).buffer;
}
