// What is read from one Go file, in words short enough for a table.
import { go } from '../../../src/languages/go/go.ts';
import { sourceText } from '../../support/source-text.ts';

/** The references in a function's body, each as `name` or `name.selector`. */
export function referencesIn(body: string): string[] {
  return references(`package shop\nfunc _() {\n${body}\n}\n`);
}

export function references(text: string): string[] {
  const { imports } = go.extract(sourceText('shop/cart.go', text));
  return imports.filter(({ kind }) => kind === 'reference').map(({ specifier }) => specifier);
}
