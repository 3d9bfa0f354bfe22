import { expect, it } from 'vitest';
import { languages } from '../../src/languages/index.ts';
import { languageName } from '../../src/model/language-name.ts';

it('every language has the name that people use', () => {
  const ids = new Set(languages.flatMap(({ extensions }) => Object.values(extensions)));
  const unnamed = [...ids].filter((id) => id !== 'shell' && languageName(id) === id);
  expect(unnamed).toEqual([]);
  expect(languageName('csharp')).toBe('C#');
});

it('an unknown language is called by its ID', () => {
  expect(languageName('cobol')).toBe('Cobol');
  expect(languageName('constructor')).toBe('Constructor');
});
