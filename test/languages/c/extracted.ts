import { c } from '../../../src/languages/c/c.ts';
import { sourceText } from '../../support/source-text.ts';

/** What a text includes, as `line specifier`, with the name of the import behind it where it has one. */
export function includesOf(text: string, path = 'shop/cart.cpp'): string[] {
  return c
    .extract(sourceText(path, text))
    .imports.map(
      ({ line, specifier, name }) => `${line} ${specifier}${name === undefined ? '' : ` (${name})`}`,
    );
}
