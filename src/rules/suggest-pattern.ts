// Suggests what a pattern that matches no file was meant to be.
import { nearestWord } from '../std/nearest-word.ts';
import type { Selections } from './select.ts';

/** A sentence, or undefined. */
export function suggestPattern(
  written: string,
  files: readonly string[],
  selections: Selections,
): string | undefined {
  const isException = written.startsWith('!');
  const pattern = isException ? written.slice(1) : written;
  if (pattern.includes('\\'))
    return 'A path has "/" between its parts; a backslash takes the next character literally.';
  if (/[!@+*?]\(/.test(pattern))
    return '"!(…)" is no pattern: write what to take away as an exception, ["src/*/**", "!src/ui/**"].';
  const meant = [inAnotherFolder(pattern, files), withoutTypo(pattern, files)].find(
    (path) => path !== undefined && selections.select({ text: path, patterns: [path] }).nodes.length > 0,
  );
  return meant && `Did you mean "${isException ? '!' : ''}${meant}"?`;
}

/** `src/core/**` for `core/**`: the outermost folder with that name. */
function inAnotherFolder(pattern: string, files: readonly string[]): string | undefined {
  const path = plainParts(pattern).join('/');
  if (path === '') return undefined;
  const folders = files.flatMap((file) => {
    const at = `${file}/`.indexOf(`/${path}/`);
    return at === -1 ? [] : [file.slice(0, at + 1)];
  });
  const [first] = folders.toSorted((a, b) => a.length - b.length);
  return first && first + pattern;
}

/** Replaces the first missing path segment by a similar one. */
function withoutTypo(pattern: string, files: readonly string[]): string | undefined {
  let folder = '';
  for (const part of plainParts(pattern)) {
    const inside = files.filter((file) => file.startsWith(folder));
    const names = new Set(inside.map((file) => file.slice(folder.length).split('/', 1)[0]!));
    if (!names.has(part)) {
      const meant = nearestWord(part, names);
      return meant && `${folder}${meant}${pattern.slice(folder.length + part.length)}`;
    }
    folder += `${part}/`;
  }
  return undefined;
}

/** The path segments before the first wildcard. */
function plainParts(pattern: string): readonly string[] {
  const parts = pattern.replace(/\/+$/, '').split('/');
  const wild = parts.findIndex((part) => /[*?[\]{}]/.test(part));
  return wild === -1 ? parts : parts.slice(0, wild);
}
