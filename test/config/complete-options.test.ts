import { describe, expect, it } from 'vitest';
import { completeOptions } from '../../src/config/complete-options.ts';
import { defaultOptions } from '../../src/config/default-options.ts';
import { UserError } from '../../src/model/user-error.ts';

describe('completing the options', () => {
  it('takes the defaults where nobody says otherwise', () => {
    expect(completeOptions({}, {})).toEqual(defaultOptions);
  });

  it('takes what the project configures over the defaults', () => {
    const config = {
      include: ['orders/**'],
      ignore: ['till'],
      layers: ['ui', ['orders', 'billing']],
      thresholds: { godModule: 20 },
      cycles: { typeOnly: true },
      maxFileSize: '2MiB',
      top: 3,
    };
    expect(completeOptions(config, {})).toEqual({
      roles: {},
      cuts: 5,
      history: true,
      include: ['orders/**'],
      exclude: ['till'],
      layers: [['ui'], ['orders', 'billing']],
      thresholds: { godModule: 20, dependencyExplosion: 12 },
      cycles: { typeOnly: true },
      maxFileSize: 2 * 1024 ** 2,
      top: 3,
    });
  });

  it('takes what the person asks for over both, and adds up what is left out', () => {
    const config = { include: ['orders/**'], ignore: ['till'], maxFileSize: 10, top: 3 };
    const asked = { include: ['billing/**'], exclude: ['*.test.ts'], maxFileSize: 20, top: 4 };
    expect(completeOptions(config, asked)).toEqual({
      ...defaultOptions,
      ...asked,
      exclude: ['till', '*.test.ts'],
    });
  });

  it.each([
    [{ exclude: ['['] }, `Bad glob '[': this \`[\` is never closed (character 1).`],
    [{ top: 0 }, 'top is 0; expected a positive integer.'],
    [{ top: Number.NaN }, 'top is NaN; expected a positive integer.'],
    [{ maxFileSize: 1.5 }, 'maxFileSize is 1.5; expected a number of bytes, at most 1 GiB.'],
  ])('refuses %j', (asked, message) => {
    expect(() => completeOptions({}, asked)).toThrow(new UserError(message));
  });
});
