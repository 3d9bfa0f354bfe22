// The names that a module takes from others and offers, as people and formatters write it: at the start of a line. What is
// written in another way has no name here.
import { textOf } from '../../kit/text-of.ts';
import type { NamedImport, NameReader } from '../../language.ts';

// Blanks are limited, and comments in lists are simple ones, so that no text takes long.
const statement =
  /^[ \t]*(import(?!\s+type\s)|export)\s{1,9}(?:type\s{1,9})?(?:(\*)(?:\s{0,9}as\s{1,9}([\w$]+))?|([\w$]+)?\s{0,9},?\s{0,9}(?:\{([^{}]*)\})?)\s{0,9}from\s{0,9}(['"])([^'"\n]+)\6/gm;
const ownExports = /^[ \t]*export\s*(?:type\s*)?\{([^{}]*)\}(?!\s*from)/gm;
const comment = /\/\*[^*]*\*\/|\/\/.*$/gm;
const plainName = /^[\w$]+$/;

export const nameReader: NameReader = {
  loadsFolders: false,
  list: (source) => {
    const text = textOf(source);
    const offered = new Map<string, string>();
    for (const [, names = ''] of text.matchAll(ownExports))
      for (const [local, name] of readNames(names)) offered.set(local, name);
    const found: NamedImport[] = [];
    for (const [, word, star, space, own, names = '', , specifier = ''] of text.matchAll(statement)) {
      const isExport = word === 'export';
      const add = (name: string, local: string): number =>
        found.push({ specifier, name, offered: isExport ? local : offered.get(local) });
      if (star !== undefined) add('*', space ?? (isExport ? '*' : ''));
      if (own !== undefined) add('default', own);
      for (const [name, local, isType] of readNames(names)) if (isExport || !isType) add(name, local);
    }
    return found;
  },
  declares: (source, name) =>
    new RegExp(
      `^[ \\t]*export\\s+(?:(?:declare|abstract|async|const)\\s+)*(?:class|function\\*?|const|let|var|enum|interface|type|namespace)\\s+${name.replaceAll('$', '\\$')}(?![\\w$])`,
      'm',
    ).test(textOf(source)),
};

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
