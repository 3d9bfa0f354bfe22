// Expands `{a,b}` in a glob. Limited, because each pair of braces can double the number of patterns.

/** The maximum number of patterns from one glob. */
const maxPatterns = 256;
const maxCharacters = 16_384;

export type ExpandedBraces =
  | { readonly ok: true; readonly patterns: readonly string[] }
  | { readonly ok: false; readonly at: number; readonly reason: string };

interface Group {
  readonly start: number;
  /** The expanded part before the group. */
  readonly before: readonly string[];
  readonly done: string[];
}

export function expandBraces(pattern: string): ExpandedBraces {
  if (!pattern.includes('{') && pattern.length <= maxCharacters) return { ok: true, patterns: [pattern] };
  const open: Group[] = [];
  let current: readonly string[] = [''];
  let at = 0;
  while (at < pattern.length) {
    const char = pattern[at];
    const group = open.at(-1);
    let end = at + 1;
    if (char === '{') {
      open.push({ start: at, before: current, done: [] });
      current = [''];
    } else if (char === ',' && group !== undefined) {
      group.done.push(...current);
      current = [''];
    } else if (char === '}' && group !== undefined) {
      open.pop();
      const inside = [...group.done, ...current];
      const size = sizeOfProduct(group.before, inside);
      if (size.patterns > maxPatterns || size.characters > maxCharacters) {
        return { ok: false, at: group.start, reason: 'the braces expand to too many patterns' };
      }
      current = group.before.flatMap((before) => inside.map((text) => before + text));
    } else {
      end = endOfPlain(pattern, at);
      const plain = pattern.slice(at, end);
      if (current.length * plain.length > maxCharacters) {
        return { ok: false, at, reason: 'the pattern is too long' };
      }
      current = current.map((text) => text + plain);
    }
    at = end;
  }
  const unclosed = open.at(-1);
  return unclosed === undefined
    ? { ok: true, patterns: current }
    : { ok: false, at: unclosed.start, reason: 'this `{` is never closed' };
}

function sizeOfProduct(
  before: readonly string[],
  inside: readonly string[],
): { patterns: number; characters: number } {
  const charactersBefore = before.reduce((sum, text) => sum + text.length, 0);
  const charactersInside = inside.reduce((sum, text) => sum + text.length, 0);
  return {
    patterns: before.length * inside.length,
    characters: charactersBefore * inside.length + charactersInside * before.length,
  };
}

/** The end of a part to copy: an escaped character, a complete `[…]`, or a run of plain characters. */
function endOfPlain(pattern: string, start: number): number {
  if (pattern[start] === '\\') return start + 2;
  if (pattern[start] === '[') return endOfSet(pattern, start);
  let end = start + 1;
  while (end < pattern.length && !'{,}[\\'.includes(pattern[end] ?? '')) end++;
  return end;
}

function endOfSet(pattern: string, start: number): number {
  let end = start + 1;
  if (pattern[end] === '!' || pattern[end] === '^') end++;
  if (pattern[end] === ']') end++;
  while (end < pattern.length && pattern[end] !== ']') end += pattern[end] === '\\' ? 2 : 1;
  return end + 1;
}
