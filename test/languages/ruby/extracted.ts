// What is read from one Ruby file, in words short enough for a table.
import { ruby } from '../../../src/languages/ruby/ruby.ts';
import { sourceText } from '../../support/source-text.ts';

/** `require json`, `require_relative ../cart (lazy)` */
export function loads(text: string): string[] {
  const { imports } = ruby.extract(sourceText('lib/shop.rb', text));
  return imports
    .filter(({ kind }) => kind !== 'reference')
    .map(
      ({ name = 'require', specifier, kind }) => `${name} ${specifier}${kind === 'lazy' ? ' (lazy)' : ''}`,
    );
}

/** `Cart`, or `Shop Cart: Item` for an `Item` in `class Cart` in `module Shop`. */
export function references(text: string): string[] {
  const { imports } = ruby.extract(sourceText('lib/shop.rb', text));
  return imports
    .filter(({ kind }) => kind === 'reference')
    .map(({ name, specifier }) => (name === undefined ? specifier : `${name}: ${specifier}`));
}

export function declares(text: string): readonly string[] {
  return ruby.extract(sourceText('lib/shop.rb', text)).declares ?? [];
}
