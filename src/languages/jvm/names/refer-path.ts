// A name with what follows it by dots, and how much of that can be a type.
import type { NameTable } from '../../../std/name-table.ts';
import type { FileNames } from './file-names.ts';

export interface PathScanner {
  readonly start: number;
  readonly end: number;
  /** Whether a dot and a name follow without a blank; then they are the token. */
  takeSelector(): boolean;
  byteAt(pos: number): number;
}

/**
 * At a name: notes the parts behind it, and the path up to its last type (`shop.Cart.Item` in `shop.Cart.Item.of()`).
 * A path of small names leads to a function if it has enough parts; with fewer it is a value and its member. Answers
 * where that ends, and -1 where nothing follows by a dot and nothing was noted.
 */
export function referPath(
  scanner: PathScanner,
  table: NameTable,
  names: FileNames,
  fewestParts: number,
): number {
  const { start, end } = scanner;
  if (!scanner.takeSelector()) return -1;
  let textEnd = end;
  let hasType = isTypeLike(scanner, start, end);
  let isOpen = true;
  let parts = 0;
  do {
    select(scanner, table, names);
    parts++;
    const isType = isTypeLike(scanner, scanner.start, scanner.end);
    isOpen = isOpen && (isType || !hasType);
    if (isOpen) textEnd = scanner.end;
    hasType = hasType || isType;
  } while (scanner.takeSelector());
  if (!hasType && parts < fewestParts) textEnd = end;
  const head = table.numberOf(start, end);
  names.refer(head, textEnd === end ? head : table.numberOf(start, textEnd), start);
  return textEnd;
}

/** At a name behind a dot. */
export function select(scanner: PathScanner, table: NameTable, names: FileNames): void {
  if (isCapital(scanner.byteAt(scanner.start))) return;
  names.select(table.numberOf(scanner.start, scanner.end), scanner.start);
}

export function isCapital(byte: number): boolean {
  return byte >= 65 && byte <= 90;
}

function isTypeLike(scanner: PathScanner, start: number, end: number): boolean {
  if (!isCapital(scanner.byteAt(start))) return false;
  for (let pos = start + 1; pos < end; pos++) {
    const byte = scanner.byteAt(pos);
    if (byte >= 97 && byte <= 122) return true;
  }
  return false;
}
