// Matches path patterns without backtracking (Thompson 1968): all alternatives advance together, one character at a time,
// so the time is at most proportional to pattern × text.

import { compilePlainTail } from './plain-tail.ts';

export type Token =
  | { readonly kind: 'char'; readonly code: number }
  /** One character, not `/`. */
  | { readonly kind: 'any' }
  /** One character in (or outside) the ranges, never `/`. */
  | {
      readonly kind: 'set';
      readonly negated: boolean;
      readonly ranges: readonly (readonly [number, number])[];
    }
  /** Any run of characters without `/`, the empty one included. */
  | { readonly kind: 'star' }
  /** Any run of characters. */
  | { readonly kind: 'globstar' }
  /** The two tokens that follow may be left out. */
  | { readonly kind: 'optional' };

const slash = 47;

export class Wildcard {
  readonly #tokens: readonly Token[];
  /** Every matching text starts with this and contains `#needle` after it. Most texts are rejected by that alone. */
  readonly #prefix: string;
  /** The number of tokens of the prefix. */
  readonly #prefixTokens: number;
  readonly #needle: string;
  readonly #plainTail: ReturnType<typeof compilePlainTail>;
  /** Token → the step in which it was last active; steps are numbered. */
  readonly #activeSince: Uint32Array;
  #step = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
    const wild = tokens.findIndex(({ kind }) => kind !== 'char');
    this.#prefixTokens = wild === -1 ? tokens.length : wild;
    this.#prefix = literalOf(tokens.slice(0, this.#prefixTokens));
    const tail = tokens.slice(this.#prefixTokens);
    this.#needle = longestLiteral(tail);
    this.#plainTail = compilePlainTail(tail);
    this.#activeSince = new Uint32Array(tokens.length + 1);
  }

  matches(text: string): boolean {
    if (!text.startsWith(this.#prefix)) return false;
    if (this.#plainTail !== undefined) return this.#plainTail(text, this.#prefix.length);
    return text.includes(this.#needle, this.#prefix.length) && this.#matchesStepwise(text);
  }

  #matchesStepwise(text: string): boolean {
    let active: number[] = [];
    let next: number[] = [];
    this.#startStep(text.length);
    this.#activate(this.#prefixTokens, active);
    for (let i = this.#prefix.length; i < text.length; i++) {
      const code = text.codePointAt(i) ?? 0;
      if (code > 0xffff) i++;
      this.#step++;
      for (const at of active) this.#advance(at, code, next);
      if (next.length === 0) return false;
      [active, next] = [next, active];
      next.length = 0;
    }
    return active.includes(this.#tokens.length);
  }

  #startStep(stepsToCome: number): void {
    if (this.#step + stepsToCome + 1 > 0xffffffff) {
      this.#activeSince.fill(0);
      this.#step = 0;
    }
    this.#step++;
  }

  #advance(at: number, code: number, next: number[]): void {
    const token = this.#tokens[at];
    if (token === undefined || !takes(token, code)) return;
    this.#activate(token.kind === 'star' || token.kind === 'globstar' ? at : at + 1, next);
  }

  /** Activates a token and those reachable from it without consuming a character. */
  #activate(from: number, list: number[]): void {
    let at = from;
    while (this.#activeSince[at] !== this.#step) {
      this.#activeSince[at] = this.#step;
      list.push(at);
      const kind = this.#tokens[at]?.kind;
      if (kind === 'star' || kind === 'globstar') {
        at += 1;
      } else if (kind === 'optional') {
        // After `optional` there is at most one run, which is itself optional.
        this.#activateOne(at + 1, list);
        if (this.#tokens[at + 1]?.kind === 'globstar') this.#activateOne(at + 2, list);
        at += 3;
      } else {
        return;
      }
    }
  }

  #activateOne(at: number, list: number[]): void {
    if (this.#activeSince[at] === this.#step) return;
    this.#activeSince[at] = this.#step;
    list.push(at);
  }
}

function takes(token: Token, code: number): boolean {
  switch (token.kind) {
    case 'char':
      return token.code === code;
    case 'any':
    case 'star':
      return code !== slash;
    case 'set':
      return (
        code !== slash && token.ranges.some(([low, high]) => low <= code && code <= high) !== token.negated
      );
    case 'globstar':
    case 'optional':
      break;
  }
  return token.kind === 'globstar';
}

function literalOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (token.kind === 'char' ? String.fromCodePoint(token.code) : '')).join('');
}

function longestLiteral(tokens: readonly Token[]): string {
  let longest = '';
  let run = '';
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind === 'char') {
      run += String.fromCodePoint(token.code);
      if (run.length > longest.length) longest = run;
      continue;
    }
    run = '';
    if (token?.kind === 'optional') i += 2;
  }
  return longest;
}
