// A name with what follows it by dots, and how much of that can be a type.
import { NumberStack } from '../../../std/number-stack.ts';
import type { FileNames } from './file-names.ts';

export interface PathScanner {
  readonly bytes: Uint8Array;
  /** Of the token. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** The number of its word. */
  readonly name: number;
  /** Whether a dot and a name follow without a blank; then they are the token. */
  takeSelector(): boolean;
}

/** The names behind the first one of a path; used for one path after the other. */
const parts = new NumberStack();

/**
 * At a name: takes the parts behind it, and answers where the last type of the path ends (`shop.Cart.Item` in
 * `shop.Cart.Item.of()`). A path of small names leads to a function if it has enough parts; with fewer it is a value and
 * its member.
 */
export function takePath(scanner: PathScanner, fewestParts: number): number {
  const { bytes, start, end } = scanner;
  parts.size = 0;
  if (!scanner.takeSelector()) return end;
  let textEnd = end;
  let hasType = isTypeLike(bytes, start, end);
  let isOpen = true;
  let count = 0;
  do {
    const isCapitalized = isCapital(bytes[scanner.start]!);
    if (!isCapitalized) parts.push(scanner.name);
    count++;
    const isType = isCapitalized && isTypeLike(bytes, scanner.start, scanner.end);
    isOpen = isOpen && (isType || !hasType);
    if (isOpen) textEnd = scanner.end;
    hasType = hasType || isType;
  } while (scanner.takeSelector());
  return hasType || count >= fewestParts ? textEnd : end;
}

/** The parts of the path that was taken last. */
export function selectParts(names: FileNames, line: number): void {
  for (let i = 0; i < parts.size; i++) names.select(parts.at(i), line);
}

/** At a name behind a dot, and those that follow it. */
export function select(scanner: PathScanner, names: FileNames): void {
  do {
    if (!isCapital(scanner.bytes[scanner.start]!)) names.select(scanner.name, scanner.line);
  } while (scanner.takeSelector());
}

export function isCapital(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

function isTypeLike(bytes: Uint8Array, start: number, end: number): boolean {
  if (!isCapital(bytes[start]!)) return false;
  for (let pos = start + 1; pos < end; pos++) {
    const byte = bytes[pos]!;
    if (byte >= 97 && byte <= 122) return true;
  }
  return false;
}
