// The usings, declarations and references of one C# file.
//
// The detail of a `using` keeps its form, that of a reference its location. `declares` holds types by their runtime names
// (`Shop.Billing.Cart<>+Line`, with the number of type parameters between the angles) and extension methods
// (`Shop.Billing.CartExtensions+Total`).
import type { Extraction, SourceText } from '../../../model/source.ts';
import { readFile } from './reader.ts';
import { state } from './state.ts';

export function extractFile(source: SourceText): Extraction {
  state.begin();
  readFile(source);
  state.addReferences();
  const scope = state.types.firstNamespace;
  return {
    imports: state.usings,
    ...(scope === undefined ? {} : { scope }),
    declares: state.types.declares,
  };
}
