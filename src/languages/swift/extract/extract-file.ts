// What a Swift file imports, declares for its module and references.
//
// Declared names are full (`Cart.Line`); `public` ones are visible to other modules. Generic parameters count as nested
// types. A reference is a name with the selectors that may be types (`Cart.Line`), or an attribute or macro with its sign
// (`@Wrapped`, `#url`). Its detail lists the types around its uses, because it may be a member of one of them.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { readFile } from './reader.ts';

export function extractFile(source: SourceText): Extraction {
  const { contexts, declares, imports, references } = readFile(source);
  references.addTo(imports, contexts);
  return { imports, declares };
}
