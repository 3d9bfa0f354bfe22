// The names that a module takes from others and offers, as people and formatters write it: at the start of a line. What is
// written in another way has no name here.
import { ofFewModules } from '../../kit/of-few-modules.ts';
import { textOf } from '../../kit/text-of.ts';
import type { NamedImport, NameReader } from '../../language.ts';
import { membersOf, readOffered, readRequired, withoutSpecifiers } from './required-names.ts';
import { codeOf, readTopStatements } from './top-statements.ts';

// Blanks are limited, and comments in lists are simple ones, so that no text takes long.
const statement =
  /(?:import(?!\s+type\s)|(export))\s{1,9}(?:type\s{1,9})?(?:(\*)(?:\s{0,9}as\s{1,9}([\w$]+))?|([\w$]+)?\s{0,9},?\s{0,9}(?:\{([^{}]*)\})?)\s{0,9}from\s{0,9}(['"])([^'"\n]+)\6/y;
const ownExport = /export\s*(?:type\s*)?\{([^{}]*)\}(?!\s*from)/y;
const comment = /\/\*[^*]*\*\/|\/\/.*$/gm;
const plainName = /^[\w$]+$/;

export const nameReader: NameReader = {
  loadsFolders: false,
  list: (source) => {
    const text = textOf(source);
    const exports = linesWith(text, 'export');
    const offered = new Map<string, string>();
    for (const [, names = ''] of matchesAt(text, ownExport, exports))
      for (const [local, name] of readNames(names)) offered.set(local, name);
    const places = [...linesWith(text, 'import'), ...exports].sort((a, b) => a - b);
    const found: NamedImport[] = [];
    for (const [, word, star, space, own, names = '', , specifier = ''] of matchesAt(
      text,
      statement,
      places,
    )) {
      const isExport = word !== undefined;
      const add = (name: string, local: string): number =>
        found.push({ specifier, name, offered: isExport ? local : offered.get(local) });
      if (star !== undefined && isExport) add('*', space ?? '*');
      else if (star !== undefined) found.push({ specifier, name: '*', local: space });
      if (own !== undefined) add('default', own);
      for (const [name, local, isType] of readNames(names)) if (isExport || !isType) add(name, local);
    }
    found.push(...readRequired(text));
    return found;
  },
  takenFrom: (source) => {
    let code: string | undefined;
    const used = ofFewModules((module) => membersOf((code ??= withoutSpecifiers(codeOf(source))), module));
    return ({ name, local, offered }) => {
      if (name !== '*') return [name];
      return local === undefined || offered !== undefined ? undefined : used(local);
    };
  },
  declares: (source, name) => {
    const text = textOf(source);
    const declaration = new RegExp(
      `export\\s+(?:(?:declare|abstract|async|const)\\s+)*(?:class|function\\*?|const|let|var|enum|interface|type|namespace)\\s+${name.replaceAll('$', '\\$')}(?![\\w$])`,
      'y',
    );
    return (
      matchesAt(text, declaration, linesWith(text, 'export')).length > 0 ||
      readOffered(text).some(([offered]) => offered === name) ||
      new RegExp(`^(?:module\\.)?exports\\.${name.replaceAll('$', '\\$')}\\s*=`, 'm').test(text)
    );
  },
  statements: readTopStatements,
};

/** Where the word is the first of a line. A native search: a pattern would try every place of a large file. */
function linesWith(text: string, word: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    let before = at - 1;
    while (text[before] === ' ' || text[before] === '\t') before--;
    if (before < 0 || text[before] === '\n' || text[before] === '\r') found.push(at);
  }
  return found;
}

/** `pattern` is sticky. */
function matchesAt(text: string, pattern: RegExp, places: readonly number[]): RegExpExecArray[] {
  return places.flatMap((place) => {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    return match === null ? [] : [match];
  });
}

/** `a, type B, c as d`: each name and what it is called from there on. */
function readNames(list: string): [name: string, local: string, isType: boolean][] {
  return list
    .replace(comment, '')
    .split(',')
    .map((each) => each.trim())
    .map((each): [string, string, boolean] => {
      const [name = '', local = name] = each.replace(/^type\s+/, '').split(/\s+as\s+/);
      return [name, local, /^type\s/.test(each)];
    })
    .filter(([name, local]) => plainName.test(name) && plainName.test(local));
}
