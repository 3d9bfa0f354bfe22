// The names that a module has, for those who import them from there.
import { textOf } from '../../kit/text-of.ts';
import type { NameReader } from '../../language.ts';
import { extractImports } from './extract-imports.ts';

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
};
