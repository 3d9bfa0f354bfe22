import { describe, expect, it } from 'vitest';
import { findFormat, formats } from '../../src/cli/formats.ts';

describe('the formats of the command', () => {
  it('writes each to a file of its own', () => {
    const fileNames = formats.map(({ fileName }) => fileName);
    expect(new Set(fileNames).size).toBe(fileNames.length);
  });

  it('finds one by its ID', () => {
    expect(formats.map(({ id }) => findFormat(id))).toEqual(formats);
    expect(findFormat('constructor')).toBeUndefined();
  });
});
