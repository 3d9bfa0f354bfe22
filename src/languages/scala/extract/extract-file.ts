// What one Scala file imports, declares and refers to; see ../../jvm/conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Reader } from './reader.ts';
import { state } from './state.ts';
import { declareAll } from '../../kit/declarations.ts';

/** Used for one file after the other. */
const reader = new Reader();

export function extractScala(source: SourceText): Extraction {
  reader.read(source);
  return {
    imports: state.names.statements(),
    scope: state.scope ?? state.joinClauses(),
    declares: [
      ...declareAll(state.isDeclaredAgain ? new Set(state.declares) : state.declares),
      ...declareAll(new Set(state.extensions), 'extension'),
    ],
  };
}
