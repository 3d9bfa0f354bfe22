// What is read from one Kotlin file, in words short enough for a table.
import { extractKotlin } from '../../../src/languages/kotlin/extract/extract-file.ts';
import type { Extraction } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';

export function extracted(text: string, path = 'shop/cart.kt'): Extraction {
  return extractKotlin(sourceText(path, text));
}

/** The names it refers to or calls, without those of types that are inherited and those behind a dot. */
export function references(text: string): string[] {
  const names = extracted(text)
    .imports.filter(
      ({ kind, detail }) =>
        kind === 'reference' &&
        (detail === undefined ||
          detail.kind === 'arguments' ||
          (detail.kind === 'call' && detail.types.length === 0)),
    )
    .map(({ specifier }) => specifier.replace(/\(\)$/, ''))
    .filter((specifier) => !specifier.startsWith('.'));
  return [...new Set(names)];
}

/** The references in a function's body. */
export function referencesIn(body: string): string[] {
  return references(`fun run() {\n${body}\n}\n`);
}
