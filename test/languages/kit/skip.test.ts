import { describe, expect, it } from 'vitest';
import { bytesIn } from '../../../src/languages/kit/byte-table.ts';
import {
  endOfBlockComment,
  endOfLine,
  endOfLineString,
  endOfNestedComment,
  endOfRun,
  endOfString,
} from '../../../src/languages/kit/skip.ts';

type EndOf = (bytes: Uint8Array, start: number, length: number) => number;

/** What is left behind the end, with a zero behind the text as in every file. */
function rest(endOf: EndOf, text: string): string {
  const bytes = new TextEncoder().encode(`${text}\0`);
  return text.slice(endOf(bytes, 0, text.length));
}

describe.each<[string, EndOf, readonly (readonly [string, string])[]]>([
  [
    'a line',
    endOfLine,
    [
      ['// a\nb', '\nb'],
      ['// a', ''],
      ['\nb', '\nb'],
    ],
  ],
  [
    'a comment',
    endOfBlockComment,
    [
      ['/* a */b', 'b'],
      ['/*/ a */b', 'b'],
      ['/**/b', 'b'],
      ['/* a *', ''],
    ],
  ],
  [
    'a comment with comments in it',
    endOfNestedComment,
    [
      ['/* /* a */ b */c', 'c'],
      ['/*/* */*/c', 'c'],
      ['/* a', ''],
      ['/* *', ''],
      ['/**/c', 'c'],
    ],
  ],
  [
    'a string',
    endOfString,
    [
      ["'a'b", 'b'],
      ["'\\''b", 'b'],
      ["'a\nb'c", 'c'],
      ["'a", ''],
      ["'a\\", ''],
    ],
  ],
  [
    'a string of one line',
    endOfLineString,
    [
      ['"a"b', 'b'],
      ['"\\""b', 'b'],
      ['"a\nb"', '\nb"'],
      ['"a\\\nb"', '\nb"'],
      ['"a\\', ''],
    ],
  ],
])('the end of %s', (_, endOf, cases) => {
  it.each(cases)('of %j leaves %j', (text, left) => {
    expect(rest(endOf, text)).toBe(left);
  });
});

it('passes all bytes of a class', () => {
  const blanks = bytesIn(' \t');
  expect(rest((bytes, start, length) => endOfRun(bytes, start, length, blanks), ' \t a ')).toBe('a ');
});
