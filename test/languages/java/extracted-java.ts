// What is read from one Java file, in words short enough for a table.
import { jvm } from '../../../src/languages/jvm-languages.ts';
import type { Extraction } from '../../../src/model/source.ts';
import { sourceText } from '../../support/source-text.ts';

export function extractJavaText(text: string, path = 'shop/Cart.java'): Extraction {
  return jvm.extract(sourceText(path, text));
}

/** The references of a file, without those that only say what inherits from what. */
export function references(text: string): string[] {
  return extractJavaText(text)
    .imports.filter(({ kind, detail }) => kind === 'reference' && detail?.kind !== 'supertype')
    .map(({ specifier }) => specifier);
}

/** Those in the body of a method. */
export function referencesIn(body: string): string[] {
  return references(`package shop;\nclass Cart {\nvoid pay() {\n${body}\n}\n}\n`);
}

/** `shop.Cart docs`: what each import is for. */
export function rolesOf(imports: Extraction['imports']): string[] {
  return imports
    .filter(({ kind }) => kind === 'static')
    .map(({ specifier, role }) => `${specifier} ${role ?? 'product'}`);
}
