// What is read from one Ruby file, in words short enough for a table.
import { ruby } from '../../../src/languages/ruby/ruby.ts';
import { sourceText } from '../../support/source-text.ts';
import { declaredNames } from '../../support/declared-names.ts';

/** `require json`, `require_relative ../cart (lazy)` */
export function loads(text: string): string[] {
  const { imports } = ruby.extract(sourceText('lib/shop.rb', text));
  return imports
    .filter(({ kind }) => kind !== 'reference')
    .map(({ detail, specifier, kind }) => {
      const named = detail?.kind === 'nesting' ? 'autoload' : 'require';
      const verb = detail?.kind === 'load' ? detail.verb : named;
      return `${verb} ${specifier}${kind === 'lazy' ? ' (lazy)' : ''}`;
    });
}

/** `Cart`, or `Shop Cart: Item` for an `Item` in `class Cart` in `module Shop`. */
export function references(text: string): string[] {
  const { imports } = ruby.extract(sourceText('lib/shop.rb', text));
  return imports
    .filter(({ kind }) => kind === 'reference')
    .map(({ detail, specifier }) =>
      detail?.kind === 'nesting' ? `${detail.nesting.join(' ')}: ${specifier}` : specifier,
    );
}

export function declares(text: string): readonly string[] {
  return declaredNames(ruby.extract(sourceText('lib/shop.rb', text)).declares);
}

/** The line of the first load whose path is known only when the code runs. */
export function computedAt(text: string): number | undefined {
  return ruby.extract(sourceText('lib/shop.rb', text)).computedAt;
}
