import { describe, expect, it } from 'vitest';
import { nameBytesWith } from '../../../src/languages/kit/byte-table.ts';
import { KeywordNames } from '../../../src/languages/kit/keyword-names.ts';
import { tokensNamed } from '../../../src/languages/kit/keyword-table.ts';

const Token = { name: 1, modifier: 2, class_: 3 };
const names = new KeywordNames([[Token.modifier, 'open final'], ...tokensNamed(Token, 'class')], {
  nameKind: Token.name,
  others: ['self'],
});

describe('names and keywords', () => {
  it('are told apart by their numbers', () => {
    const bytes = Buffer.from('class Cart final self\0');
    names.begin(bytes);
    const isOfWord = nameBytesWith('_');
    const kinds = [0, 6, 11, 17].map((start) => names.kindOf(names.read(start, isOfWord)));
    expect(kinds).toEqual([Token.class_, Token.name, Token.modifier, Token.name]);
    expect(names.end).toBe(21);
    expect(names.numberOf(17, 21)).toBe(names.numberOfWord('self'));
  });

  it('has no number for a word that the language does not know', () => {
    expect(() => names.numberOfWord('cart')).toThrow('cart is no word of the language.');
    expect(() => tokensNamed(Token, 'trait')).toThrow('No token is called trait.');
  });
});
