import { extractImports } from '../../../src/languages/javascript/extract/extract-imports.ts';
import { sourceText } from '../../support/source-text.ts';

/** The imports of one file, one per line: `3 static ./cart.js`. */
export function extracted(path: string, text: string | Uint8Array): string[] {
  return extractImports(sourceText(path, text)).imports.map(
    ({ line, kind, specifier }) => `${line} ${kind} ${specifier}`,
  );
}
