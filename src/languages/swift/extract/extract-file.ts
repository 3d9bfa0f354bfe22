// What one Swift file imports, declares for its module and refers to.
//
// `declares` are full names (`Cart.Line`), those that other modules see of kind `public`; the generic parameters of a type
// count as types inside of it. A reference is a name with the selectors after it that may be types (`Cart.Line`), an
// attribute with its sign (`@Wrapped`), a macro too (`#url`), which is declared as it is used; its detail lists the types
// around its uses, since there it may mean something inside of one of them.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { readFile } from './reader.ts';

export function extractFile(source: SourceText): Extraction {
  const { contexts, declares, imports, references } = readFile(source);
  references.addTo(imports, contexts);
  return { imports, declares };
}
