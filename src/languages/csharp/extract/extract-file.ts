// What one C# file brings in by `using`, declares and refers to.
//
// A `using` keeps how it is written in its detail, a name where it is used. `declares` are types as the runtime writes them:
// `Shop.Billing.Cart<>+Line`, with the number of type parameters between the angles; and methods that other types can be
// asked for, `Shop.Billing.CartExtensions+Total`.
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
