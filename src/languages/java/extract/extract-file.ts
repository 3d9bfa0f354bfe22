// What a Java file imports, declares and references; see ../../jvm/conventions.ts.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { findImportRoles } from './import-roles.ts';
import { extractModule, isModuleFile } from './module-info.ts';
import { Reader } from './reader.ts';
import { declareAll } from '../../kit/declarations.ts';

export function extractJava(source: SourceText): Extraction {
  if (isModuleFile(source.path)) return extractModule(source);
  const reader = new Reader(source);
  reader.read();
  const { state } = reader;
  state.names.addTo(state.statements);
  return {
    imports: state.statements.inOrder(findImportRoles(source, state.names.unusedImports())),
    scope: state.packageName,
    declares: declareAll(state.declares),
  };
}
