// What one Scala file imports, declares and refers to; see ../../jvm/conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { declareAll } from '../../kit/declarations.ts';
import { readFile } from './reader.ts';
import { state } from './state.ts';

export function extractScala(source: SourceText): Extraction {
  readFile(source);
  const { declares, extensions, names } = state;
  return {
    imports: names.statements(),
    scope: state.scope ?? state.joinClauses(),
    declares: [...declareAll(declares), ...declareAll(extensions, 'extension')],
  };
}
