// What is read from one C# file, in words short enough for a table.
import { csharp } from '../../../src/languages/csharp/csharp.ts';
import { sourceText } from '../../support/source-text.ts';

/** The references in a method's body. */
export function referencesIn(body: string): string[] {
  return references(`class Shop { void Open() {\n${body}\n} }`);
}

export function references(text: string): string[] {
  const { imports } = csharp.extract(sourceText('Shop/Cart.cs', text));
  return imports.filter(({ kind }) => kind === 'reference').map(({ specifier }) => specifier);
}

/** Each `using` with its note, spaces for its lines. */
export function usings(text: string): string[] {
  const { imports } = csharp.extract(sourceText('Shop/Cart.cs', text));
  return imports
    .filter(({ kind }) => kind === 'static')
    .map(({ specifier, name, line }) => `${line} ${specifier} ${(name ?? '').replaceAll('\n', '|')}`);
}

export function declares(text: string): readonly string[] {
  return csharp.extract(sourceText('Shop/Cart.cs', text)).declares ?? [];
}
