// The dialect of a script: decides what `<`, `:` and comments mean.
import type { SourceText } from '../../../model/source.ts';
import { skipTrivia } from './skip.ts';

export interface Dialect {
  /** TypeScript or Flow: a colon can begin a type. In any other script comments can contain types. */
  readonly typed: boolean;
  readonly jsx: boolean;
  /** Flow: `<T>(` begins type parameters even with JSX. */
  readonly flow: boolean;
  /** A declaration file: only types, no code. */
  readonly declarations: boolean;
  /** TypeScript: compiling drops imports whose names are used only as types. */
  readonly dropsTypes: boolean;
}

const plain: Dialect = {
  typed: false,
  jsx: false,
  flow: false,
  declarations: false,
  dropsTypes: false,
};
export const javascript: Dialect = { ...plain, jsx: true };
export const typescript: Dialect = { ...plain, typed: true, dropsTypes: true };
export const tsx: Dialect = { ...typescript, jsx: true };
const declarations: Dialect = { ...plain, typed: true, declarations: true };
/** JavaScript with Flow types, marked by a comment at its head. */
const flow: Dialect = { ...plain, typed: true, jsx: true, flow: true };

const declarationFile = /\.d\.(?:[cm]?ts|[^./]+\.ts)$/i;
const headLength = 2048;

/** `extension` includes its dot, in lower case. */
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
