// Which of its dialects a script is written in: what `<`, `:` and a comment mean depends on it.

export interface Dialect {
  /** TypeScript or Flow: a colon can begin a type. */
  readonly typed: boolean;
  readonly jsx: boolean;
  /** A declaration file: there are types in it and nothing that runs. */
  readonly declarations: boolean;
  /** Types are written in comments: JavaScript. */
  readonly jsdoc: boolean;
}

export const javascript: Dialect = { typed: false, jsx: true, declarations: false, jsdoc: true };
export const typescript: Dialect = { typed: true, jsx: false, declarations: false, jsdoc: false };
export const tsx: Dialect = { typed: true, jsx: true, declarations: false, jsdoc: false };
const declarations: Dialect = { typed: true, jsx: false, declarations: true, jsdoc: false };
export const flow: Dialect = { typed: true, jsx: true, declarations: false, jsdoc: false };

const declarationFile = /\.d\.(?:[cm]?ts|[^./]+\.ts)$/i;

export function dialectOf(path: string): Dialect {
  const extension = path.slice(path.lastIndexOf('.')).toLowerCase();
  if (extension === '.tsx') return tsx;
  if (extension !== '.ts' && extension !== '.mts' && extension !== '.cts') return javascript;
  return declarationFile.test(path) ? declarations : typescript;
}
