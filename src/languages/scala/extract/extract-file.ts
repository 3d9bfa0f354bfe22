// What a Scala file imports, declares and references; see ../../jvm/conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { declareAll } from '../../kit/declarations.ts';
import { readFile } from './reader.ts';
import { state } from './state.ts';

export function extractScala(source: SourceText): Extraction {
  readFile(source);
  const { clauses, declares, extensions, names, scope = clauses } = state;
  const outerPackages = scope.slice(1).map((_, i) => scope.slice(0, scope.length - 1 - i).join('.'));
  return {
    imports: [...state.imports, ...names.statements()],
    scope: scope.join('.'),
    declares: [
      ...declareAll(declares),
      ...declareAll(extensions, 'extension'),
      ...declareAll(outerPackages, 'outer-package'),
    ],
  };
}
