// The names that a module has, for those who import them from there.
import { ofFewModules } from '../../kit/of-few-modules.ts';
import { textOf } from '../../kit/text-of.ts';
import type { NameReader } from '../../language.ts';
import { extractImports } from './extract-imports.ts';
import { codeOf, readTopStatements } from './top-statements.ts';

export const nameReader: NameReader = {
  loadsFolders: true,
  list: (source) =>
    extractImports(source)
      .imports.filter(({ kind }) => kind === 'static')
      .map(({ specifier, name = '*', line }) => ({ specifier, name, offered: name, line })),
  declares: (source, name) =>
    /^\w+$/.test(name) &&
    new RegExp(`^(?:(?:class|def|async +def) +${name}\\b|${name} *(?::[^=\\n]*)?=(?!=))`, 'm').test(
      textOf(source),
    ),
  takenFrom: (source) => {
    let lines: readonly string[] | undefined;
    const used = ofFewModules((module) =>
      source.length > longest ? undefined : membersOf((lines ??= codeOf(textOf(source)).split('\n')), module),
    );
    return ({ specifier, name }, stem) => {
      if (name === '*') return used(specifier);
      return name === stem ? used(name) : [name];
    };
  },
  statements: readTopStatements,
};

const isImport = /^\s*(?:import|from)\b/;
/** People do not write longer files. */
const longest = 500_000;

function membersOf(lines: readonly string[], module: string): readonly string[] | undefined {
  if (!/^\w+(?:\.\w+)*$/.test(module)) return undefined;
  const found = new Set<string>();
  const uses = new RegExp(`(?<![.\\w])${module.replaceAll('.', '\\.')}\\b(?:\\s*\\.\\s*(\\w+))?`, 'g');
  for (const line of lines) {
    if (isImport.test(line)) continue;
    for (const [, member] of line.matchAll(uses)) {
      if (member === undefined) return undefined;
      found.add(member);
    }
  }
  return found.size === 0 ? undefined : [...found];
}
