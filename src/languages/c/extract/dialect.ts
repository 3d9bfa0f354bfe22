// Language features by file extension.

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
