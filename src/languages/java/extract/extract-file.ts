// What a Java file imports, declares and references; see ../../jvm/conventions.ts.
import type { Extraction, ImportStatement, SourceText } from '../../../model/source.ts';
import { declareAll } from '../../kit/declarations.ts';
import { declareProgram } from '../../kit/programs.ts';
import { findImportRoles } from './import-roles.ts';
import { extractModule, isModuleFile } from './module-info.ts';
import { readFile } from './reader.ts';
import { state } from './state.ts';
import { Token, Word } from './tokens.ts';

export function extractJava(source: SourceText): Extraction {
  if (isModuleFile(source.path)) return extractModule(source);
  readFile(source);
  const { declares, names, packageName } = state;
  return {
    imports: [...importsOf(source), ...names.statements()],
    scope: packageName,
    declares: [...declareAll(declares), ...declareProgram(state.tokens.hasWord(Word.main, isMain))],
  };
}

function importsOf(source: SourceText): ImportStatement[] {
  const { imports, names } = state;
  const referred = names.referredNames();
  const unused = imports.flatMap(({ name, isStatic }) =>
    name === undefined || isStatic === true || referred.has(name) ? [] : name,
  );
  const roles = findImportRoles(source, new Set(unused));
  return imports.map(({ specifier, line, name = -1 }) => {
    const role = roles.get(name);
    const statement = { specifier, line, kind: 'static' as const };
    return role === undefined ? statement : { ...statement, role };
  });
}

/** `public static void main(`, in any order. */
function isMain(place: number): boolean {
  const { kinds, words } = state.tokens;
  if (words[place - 1] !== Word.void || kinds[place + 1] !== Token.openParen) return false;
  let at = place - 2;
  while (kinds[at] === Token.modifier) at--;
  return kinds[at] === Token.static;
}
