// Which of its dialects a script is written in: what `<`, `:` and a comment mean depends on it.
import type { SourceText } from '../../../model/source.ts';
import { skipTrivia } from './skip.ts';

export interface Dialect {
  /** TypeScript or Flow: a colon can begin a type. */
  readonly typed: boolean;
  readonly jsx: boolean;
  /** Types are Flow's: `<T>(` begins type parameters even where there is JSX. */
  readonly flow: boolean;
  /** A declaration file: there are types in it and nothing that runs. */
  readonly declarations: boolean;
  /** Types are written in comments: JavaScript. */
  readonly jsdoc: boolean;
  /** Compiling drops an import whose names are used as types alone: TypeScript. */
  readonly dropsTypes: boolean;
}

const plain: Dialect = {
  typed: false,
  jsx: false,
  flow: false,
  declarations: false,
  jsdoc: false,
  dropsTypes: false,
};
export const javascript: Dialect = { ...plain, jsx: true, jsdoc: true };
export const typescript: Dialect = { ...plain, typed: true, dropsTypes: true };
export const tsx: Dialect = { ...typescript, jsx: true };
const declarations: Dialect = { ...plain, typed: true, declarations: true };
/** JavaScript with Flow's types, which marks itself by a comment at its head. */
const flow: Dialect = { ...plain, typed: true, jsx: true, flow: true };

const declarationFile = /\.d\.(?:[cm]?ts|[^./]+\.ts)$/i;
const headLength = 2048;

/** `extension` with its dot, in lower case. */
export function dialectOf({ path, bytes, length }: SourceText, extension: string): Dialect {
  if (extension === '.tsx') return tsx;
  if (extension === '.ts' || extension === '.mts' || extension === '.cts') {
    return declarationFile.test(path) ? declarations : typescript;
  }
  return isFlow(bytes, length) ? flow : javascript;
}

function isFlow(bytes: Uint8Array, length: number): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, headLength));
  const pragma = head.indexOf('@flow');
  return pragma !== -1 && pragma < skipTrivia(bytes, 0, length);
}
