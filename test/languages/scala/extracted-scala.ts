// What is read from one Scala file, in words short enough for a table.
import { extractScala } from '../../../src/languages/scala/extract/extract-file.ts';
import type { Extraction } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';

export function extracted(text: string): Extraction {
  return extractScala(sourceText('shop/Cart.scala', text));
}

/** Its imports, each as it is written out, with the name that it is given. */
export function imports(text: string): string[] {
  return extracted(text)
    .imports.filter(({ kind }) => kind !== 'reference')
    .map(({ specifier, detail }) =>
      detail?.kind === 'alias' ? `${specifier} as ${detail.alias}` : specifier,
    );
}

/** The names it refers to, without those of types that are inherited and those behind a dot. */
export function references(text: string): string[] {
  return extracted(text)
    .imports.filter(({ kind, detail }) => kind === 'reference' && detail === undefined)
    .map(({ specifier }) => specifier)
    .filter((specifier) => !specifier.startsWith('.'));
}

/** The references in a function's body. */
export function referencesIn(body: string): string[] {
  return references(`object Main {\n  def run = {\n${body}\n}\n}\n`);
}
