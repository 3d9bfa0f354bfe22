// What one Scala file imports, declares and refers to; see ../conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { Reader } from './reader.ts';

export function extractScala(source: SourceText): Extraction {
  const reader = new Reader(source);
  reader.read();
  const { state } = reader;
  return {
    imports: state.names.statements(),
    scope: state.scope ?? state.clauses.join(' '),
    declares: state.declares.length > 1 ? [...new Set(state.declares)] : state.declares,
  };
}
