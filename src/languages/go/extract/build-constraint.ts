// Build constraints: `//go:build linux && !cgo`, or the older `// +build` lines. Both count only above the package clause.
import type { SourceText } from '../../../model/source.ts';
import { newline, plus, slash, star } from '../../kit/bytes.ts';
import { endOfBlockComment, endOfLine } from '../../kit/skip.ts';

const newer = '//go:build ';
const letterG = 103;
/** Real constraints are shorter. */
const maxLength = 1000;

/** As an expression of `&& || !` and parentheses; undefined if there is none. */
export function readConstraint({ bytes, length }: SourceText): string | undefined {
  const older: string[] = [];
  let pos = 0;
  for (;;) {
    while (isBlank(bytes[pos]!)) pos++;
    if (bytes[pos] !== slash) break;
    if (bytes[pos + 1] === star) {
      pos = endOfBlockComment(bytes, pos, length);
      continue;
    }
    if (bytes[pos + 1] !== slash) break;
    const end = endOfLine(bytes, pos, length);
    if (mayConstrain(bytes, pos + 2)) {
      const size = Math.min(end - pos, maxLength);
      const line = Buffer.from(bytes.buffer, bytes.byteOffset + pos, size).toString();
      if (line.startsWith(newer)) return line.slice(newer.length).trim();
      const condition = /^\/\/[ \t]*\+build[ \t](.*)$/.exec(line)?.[1];
      if (condition !== undefined) older.push(asExpression(condition));
    }
    pos = end;
  }
  return older.length === 0 ? undefined : older.map((line) => `(${line})`).join(' && ');
}

/** `linux,cgo darwin` is `(linux && cgo) || (darwin)`. */
function asExpression(line: string): string {
  const alternatives = line.trim().split(/[ \t\r]+/);
  return alternatives.map((tags) => `(${tags.split(',').join(' && ')})`).join(' || ');
}

/** Rules out most comments, such as licences. */
function mayConstrain(bytes: Uint8Array, start: number): boolean {
  let pos = start;
  while (bytes[pos] === 32 || bytes[pos] === 9) pos++;
  return bytes[pos] === letterG || bytes[pos] === plus;
}

function isBlank(byte: number): boolean {
  return byte === 32 || byte === 9 || byte === newline || byte === 13;
}
