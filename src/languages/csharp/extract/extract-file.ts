// What one C# file brings in by `using`, declares and refers to.
//
// A `using` keeps how it is written in its note, a name where it is used. `declares` are types as the runtime writes them:
// `Shop.Billing.Cart<>+Line`, with the number of type parameters between the angles; and methods that other types can be
// asked for, `Shop.Billing.CartExtensions+Total()`.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Lexer } from './lexer.ts';
import { readTokens } from './reader.ts';
import { beginFile, State } from './state.ts';
import { TokenList } from './token-list.ts';

/** Used for one file after the other. */
const tokens = new TokenList();
const lexer = new Lexer(tokens);

export function extractFile(source: SourceText): Extraction {
  beginFile();
  lexer.read(source);
  const state = new State(tokens);
  readTokens(state);
  state.addReferences();
  const scope = state.types.firstNamespace;
  return {
    imports: state.usings,
    ...(scope === undefined ? {} : { scope }),
    declares: state.types.declares,
  };
}
