// Whether a file is read by a language, told by its name alone.
import { languages } from './index.ts';
import { nameOf } from '../std/paths.ts';

const extensions = new Set(languages.flatMap((language) => Object.keys(language.extensions)));

/** Files that are recognised by their content are not. */
export function isSourceName(path: string): boolean {
  const name = nameOf(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 && extensions.has(name.slice(dot).toLowerCase());
}
