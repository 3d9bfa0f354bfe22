// Patterns with one `*`, as in tsconfig `paths` and package `exports`: exact keys first, then the longest prefix. One map
// lookup per prefix length.
import { addTo } from '../../../std/multi-map.ts';

export interface StarMatch<Value> {
  readonly pattern: string;
  readonly value: Value;
  /** The text matched by the star; empty for an exact key. */
  readonly star: string;
}

interface Suffix<Value> {
  readonly pattern: string;
  readonly suffix: string;
  readonly value: Value;
}

export class StarPatterns<Value> {
  readonly #exact = new Map<string, Value>();
  readonly #byPrefix = new Map<string, Suffix<Value>[]>();
  readonly #prefixLengths: readonly number[];

  /** The first pattern of a prefix wins. One with two stars matches nothing. */
  constructor(patterns: Iterable<readonly [pattern: string, value: Value]>) {
    for (const [pattern, value] of patterns) {
      const star = pattern.indexOf('*');
      if (star === -1) this.#exact.set(pattern, value);
      else if (!pattern.includes('*', star + 1))
        addTo(this.#byPrefix, pattern.slice(0, star), { pattern, suffix: pattern.slice(star + 1), value });
    }
    const lengths = new Set(Array.from(this.#byPrefix.keys(), (prefix) => prefix.length));
    this.#prefixLengths = [...lengths].sort((a, b) => b - a);
  }

  match(text: string): StarMatch<Value> | undefined {
    const exact = this.#exact.get(text);
    if (exact !== undefined) return { pattern: text, value: exact, star: '' };
    for (const length of this.#prefixLengths) {
      if (length > text.length) continue;
      for (const { pattern, suffix, value } of this.#byPrefix.get(text.slice(0, length)) ?? []) {
        if (length + suffix.length > text.length || !text.endsWith(suffix)) continue;
        return { pattern, value, star: text.slice(length, text.length - suffix.length) };
      }
    }
    return undefined;
  }
}
