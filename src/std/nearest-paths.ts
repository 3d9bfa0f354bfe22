// Suggests corrections for a mistyped path: files with the same name elsewhere, then those whose path or name is similar.
import { nearestWord } from './nearest-word.ts';
import { nameOf } from './paths.ts';

const maxSuggestions = 3;

export function nearestPaths(path: string, candidates: readonly string[]): readonly string[] {
  const name = nameOf(path);
  const sameName = candidates.filter((candidate) => nameOf(candidate) === name);
  if (sameName.length > 0)
    return sameName.toSorted((a, b) => countShared(b, path) - countShared(a, path)).slice(0, maxSuggestions);
  const similar = nearestWord(path, candidates);
  if (similar !== undefined) return [similar];
  const similarName = nearestWord(name, new Set(candidates.map(nameOf)));
  return candidates.filter((candidate) => nameOf(candidate) === similarName).slice(0, maxSuggestions);
}

/** The number of folder names that both paths contain. */
function countShared(a: string, b: string): number {
  const parts = new Set(b.split('/'));
  return a.split('/').filter((part) => parts.has(part)).length;
}
