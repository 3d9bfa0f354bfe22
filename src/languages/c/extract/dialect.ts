// Language features by file extension.
import type { SourceText } from '../../../model/source.ts';
import { space } from '../../kit/bytes.ts';

export interface Dialect {
  /** Raw strings: `R"(…)"`. */
  readonly hasRawStrings: boolean;
  /** `import shop.cart;` and `module shop.cart;` */
  readonly hasModules: boolean;
  /** `@import Foundation;` */
  readonly hasAtImports: boolean;
}

const c: Dialect = { hasRawStrings: false, hasModules: false, hasAtImports: false };
const cpp: Dialect = { hasRawStrings: true, hasModules: true, hasAtImports: false };
/** A header may be included from C, C++ and Objective-C. */
const header: Dialect = { hasRawStrings: true, hasModules: true, hasAtImports: true };
const objectiveC: Dialect = { hasRawStrings: false, hasModules: false, hasAtImports: true };
const objectiveCpp: Dialect = { hasRawStrings: true, hasModules: true, hasAtImports: true };

const dialects = new Map([
  ['.c', c],
  ['.h', header],
  ['.m', objectiveC],
  ['.mm', objectiveCpp],
]);

export function dialectOf(path: string): Dialect {
  return dialects.get(path.slice(path.lastIndexOf('.')).toLowerCase()) ?? cpp;
}

/** Whether an `.m` file is one of MATLAB, Octave or Mathematica: no file of Objective-C begins like that. */
export function isOfMath({ bytes, length, path }: SourceText): boolean {
  if (!path.endsWith('.m')) return false;
  let start = 0;
  while (start < length && bytes[start]! <= space) start++;
  const end = Math.min(start + longestBeginning, length);
  return beginningOfMath.test(String.fromCharCode(...bytes.subarray(start, end)));
}

/** A comment, or the head of a class or function; `%:` is another way to write `#`. */
const beginningOfMath = /^(?:%(?!:)|##|\(\*|(?:classdef|function)\b)/;
const longestBeginning = 10;
