import { describe, expect, it } from 'vitest';
import { TokenList, type Lexer } from '../../../src/languages/kit/token-list.ts';

/** One token per character, and the end after them. */
function lexerOf(text: string): Lexer {
  let pos = -1;
  return {
    get start() {
      return pos;
    },
    get end() {
      return pos + 1;
    },
    line: 3,
    word: 7,
    extra: 9,
    next() {
      pos++;
      return pos < text.length ? text.charCodeAt(pos) : 0;
    },
  };
}

function kindsOf(tokens: TokenList): string {
  return String.fromCharCode(...tokens.kinds.subarray(0, tokens.size)).replaceAll('\0', '.');
}

describe('the tokens of a file', () => {
  it('are kept with where they stand, and end with an end', () => {
    const tokens = new TokenList();
    tokens.read(lexerOf('abc'));
    expect(kindsOf(tokens)).toBe('abc.');
    const { starts, ends, lines, words, extras } = tokens;
    expect([starts, ends, lines, words, extras].map((column) => column[2])).toEqual([2, 3, 3, 7, 9]);
  });

  it('leave nothing of a longer file behind those of the next', () => {
    const tokens = new TokenList();
    tokens.read(lexerOf('x'.repeat(50_000)));
    expect(tokens.size).toBe(50_001);
    expect(tokens.starts[49_999]).toBe(49_999);
    tokens.read(lexerOf('ab'), 1);
    expect(kindsOf(tokens)).toBe('.ab.');
    expect([...tokens.kinds.subarray(3, 8)].slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it('give back the room of a giant', () => {
    const tokens = new TokenList();
    tokens.read(lexerOf('x'.repeat(300_000)));
    tokens.read(lexerOf('ab'));
    expect(tokens.kinds.length).toBeLessThan(10_000);
  });
});
