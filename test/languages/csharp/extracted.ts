// What is read from one C# file, in words short enough for a table.
import { csharp } from '../../../src/languages/csharp/csharp.ts';
import { sourceText } from '../../support/source-text.ts';
import { declaredNames } from '../../support/declared-names.ts';

/** The references in a method's body. */
export function referencesIn(body: string): string[] {
  return references(`class Shop { void Open() {\n${body}\n} }`);
}

export function references(text: string): string[] {
  const { imports } = csharp.extract(sourceText('Shop/Cart.cs', text));
  return imports.filter(({ kind }) => kind === 'reference').map(({ specifier }) => specifier);
}

/** Each `using` with how it is written: `using`, `alias||Bill`, `static|global`. */
export function usings(text: string): string[] {
  const { imports } = csharp.extract(sourceText('Shop/Cart.cs', text));
  return imports
    .filter(({ kind }) => kind === 'static')
    .map(({ specifier, detail, line }) => {
      if (detail?.kind !== 'using') throw new Error(`${specifier} is no using`);
      const form = detail.form === 'namespace' ? 'using' : detail.form;
      const fields = [form, detail.isGlobal ? 'global' : '', detail.alias, detail.inside];
      return `${line} ${specifier} ${fields.join('|').replace(/\|+$/, '')}`;
    });
}

export function declares(text: string): readonly string[] {
  return declaredNames(csharp.extract(sourceText('Shop/Cart.cs', text)).declares);
}
