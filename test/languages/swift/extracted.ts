// What is read from one Swift file, in words short enough for a table.
import { swift } from '../../../src/languages/swift/swift.ts';
import { sourceText } from '../../support/source-text.ts';
import { declaredNames } from '../../support/declared-names.ts';

/** The references in a function's body. */
export function referencesIn(body: string): string[] {
  return references(`func run() {\n${body}\n}\n`);
}

/** Each as `Cart.Line`, with the types around its uses: `Line in Cart`. */
export function references(text: string): string[] {
  const { imports } = swift.extract(sourceText('Cart.swift', text));
  return imports
    .filter(({ kind }) => kind === 'reference')
    .map(({ specifier, detail }) =>
      detail?.kind === 'types-around'
        ? `${specifier} in ${detail.types.map((type) => type || '.').join(' ')}`
        : specifier,
    );
}

export function declarations(text: string): readonly string[] {
  return declaredNames(swift.extract(sourceText('Cart.swift', text)).declares);
}
