import { c } from '../../../src/languages/c/c.ts';
import { sourceText } from '../../support/source-text.ts';

/** What a text includes, as `line specifier`, with its form behind it where that is no plain include. */
export function includesOf(text: string, path = 'shop/cart.cpp'): string[] {
  return c
    .extract(sourceText(path, text))
    .imports.map(
      ({ line, specifier, detail }) =>
        `${line} ${specifier}${detail === undefined ? '' : ` (${detail.kind === 'module' ? detail.module : detail.kind})`}`,
    );
}
