// What is read from one Swift file, in words short enough for a table.
import { swift } from '../../../src/languages/swift/swift.ts';
import { sourceText } from '../../support/source-text.ts';

/** The references in a function's body. */
export function referencesIn(body: string): string[] {
  return references(`func run() {\n${body}\n}\n`);
}

/** Each as `Cart.Line`, with the types around its uses: `Line in Cart`. */
export function references(text: string): string[] {
  const { imports } = swift.extract(sourceText('Cart.swift', text));
  return imports
    .filter(({ kind }) => kind === 'reference')
    .map(({ specifier, name }) => (name === undefined ? specifier : `${specifier} in ${name}`));
}

export function declarations(text: string): readonly string[] {
  return swift.extract(sourceText('Cart.swift', text)).declares ?? [];
}
