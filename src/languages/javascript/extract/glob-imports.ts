// Imports of all files that match: Vite's `import.meta.glob('./cart/*.ts')` and webpack's `require.context('./cart', true, /\.js$/)`.
import type { ImportKind } from '../../../model/source.ts';
import type { Script } from './script.ts';

/** No such call is longer. */
const longestCall = 2000;

const globCall =
  /^\s*(?:<[^()]{0,300}>)?\s*\(\s*(?:(['"`])([^'"`\n$]+)\1|\[((?:\s*(['"`])[^'"`\n$]+\4\s*,?)+\s*)\])\s*(?:,\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*)?\})\s*)?,?\s*\)/;
const contextCall =
  /^\s*\(\s*(['"`])([^'"`\n$]+)\1\s*(?:,\s*(true|false)\s*(?:,\s*(\/(?:[^/\\\n]|\\.)+\/[a-z]*)\s*(?:,\s*(['"`])([\w-]+)\5\s*)?)?)?,?\s*\)/;

/** `pos` is after `glob`. False if the files are known only when it runs. */
export function readGlob(script: Script, pos: number, isEager: boolean): boolean {
  const call = globCall.exec(textFrom(script, pos));
  if (call === null) return false;
  const [, , single, list = '', , options = ''] = call;
  const patterns =
    single === undefined
      ? Array.from(list.matchAll(/(['"`])([^'"`\n]+)\1/g), ([, , each]) => each!)
      : [single];
  const except = patterns.flatMap((each) => (each.startsWith('!') ? each.slice(1) : []));
  const kind: ImportKind = isEager || /\beager\s*:\s*true\b/.test(options) ? 'static' : 'lazy';
  const hidden = /\bexhaustive\s*:\s*true\b/.test(options);
  patterns.forEach((pattern, i) => {
    if (pattern.startsWith('!')) return;
    // One offset each, in the order of the text.
    script.addSpecifier(kind, pattern, pos + i, { kind: 'glob', except, hidden });
  });
  return true;
}

/** `pos` is after `context`. */
export function readContext(script: Script, pos: number, kind: ImportKind): boolean {
  const call = contextCall.exec(textFrom(script, pos));
  if (call === null) return false;
  const [, , folder, isDeep, pattern = '', , mode = 'sync'] = call;
  const names = pattern === '' ? '' : pattern.slice(1, pattern.lastIndexOf('/'));
  const ignoresCase = /i[a-z]*$/.test(pattern.slice(pattern.lastIndexOf('/') + 1));
  const written = mode === 'sync' || mode === 'eager' ? kind : 'lazy';
  script.addSpecifier(written, folder!, pos, {
    kind: 'context',
    isDeep: isDeep !== 'false',
    names,
    ignoresCase,
  });
  return true;
}

function textFrom({ bytes, length }: Script, pos: number): string {
  return bytes.toString('utf8', pos, Math.min(length, pos + longestCall));
}
