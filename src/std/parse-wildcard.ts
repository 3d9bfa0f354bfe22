// Parses `*`, `**`, `?`, `[…]` and backslash escapes like git's wildmatch with WM_PATHNAME.
import type { Token } from './wildcard.ts';

export type ParsedWildcard =
  | { readonly ok: true; readonly tokens: readonly Token[] }
  | { readonly ok: false; readonly at: number; readonly reason: string };

type Ranges = readonly (readonly [number, number])[];

export function parseWildcard(pattern: string): ParsedWildcard {
  const tokens: Token[] = [];
  let at = 0;
  while (at < pattern.length) {
    const char = pattern[at];
    if (char === '*') {
      const end = endOfStars(pattern, at);
      at = pushStars(pattern, at, end, tokens);
    } else if (char === '?') {
      tokens.push({ kind: 'any' });
      at++;
    } else if (char === '[') {
      const set = parseSet(pattern, at);
      if (!set.ok) return set;
      tokens.push(set.token);
      at = set.end;
    } else {
      if (char === '\\') at++;
      const code = pattern.codePointAt(at);
      if (code === undefined) return { ok: false, at: at - 1, reason: 'nothing follows the backslash' };
      tokens.push({ kind: 'char', code });
      at += width(code);
    }
  }
  return { ok: true, tokens };
}

function endOfStars(pattern: string, start: number): number {
  let end = start;
  while (pattern[end] === '*') end++;
  return end;
}

/** Adds the tokens for a run of stars; returns the index after it. */
function pushStars(pattern: string, start: number, end: number, tokens: Token[]): number {
  const isSegment =
    end - start > 1 &&
    (start === 0 || pattern[start - 1] === '/') &&
    (end === pattern.length || pattern[end] === '/' || pattern.startsWith('\\/', end));
  if (!isSegment) {
    tokens.push({ kind: 'star' });
    return end;
  }
  if (pattern[end] !== '/') {
    tokens.push({ kind: 'globstar' });
    return end;
  }
  tokens.push({ kind: 'optional' }, { kind: 'globstar' }, { kind: 'char', code: 47 });
  return end + 1;
}

type ParsedSet =
  | { readonly ok: true; readonly token: Token; readonly end: number }
  | { readonly ok: false; readonly at: number; readonly reason: string };

function parseSet(pattern: string, start: number): ParsedSet {
  const unclosed = { ok: false, at: start, reason: 'this `[` is never closed' } as const;
  const negated = pattern[start + 1] === '!' || pattern[start + 1] === '^';
  const first = start + (negated ? 2 : 1);
  const ranges: (readonly [number, number])[] = [];
  /** The start of a range if a `-` follows, or 0. */
  let previous = 0;
  let at = first;
  // A `]` at the start is literal.
  while (at === first || pattern[at] !== ']') {
    if (pattern.startsWith('[:', at)) {
      const end = pattern.indexOf(']', at + 2);
      if (end === -1) return unclosed;
      if (end > at + 2 && pattern[end - 1] === ':') {
        const name = pattern.slice(at + 2, end - 1);
        const named = classes.get(name);
        if (named === undefined) return { ok: false, at, reason: `there is no class \`[:${name}:]\`` };
        ranges.push(...named);
        previous = 0;
        at = end + 1;
        continue;
      }
    }
    const next = pattern[at + 1];
    const isRange = pattern[at] === '-' && previous !== 0 && next !== undefined && next !== ']';
    if (isRange) at++;
    if (pattern[at] === '\\') at++;
    const code = pattern.codePointAt(at);
    if (code === undefined) return unclosed;
    ranges.push(isRange ? [previous, code] : [code, code]);
    previous = isRange ? 0 : code;
    at += width(code);
  }
  return { ok: true, token: { kind: 'set', negated, ranges }, end: at + 1 };
}

function width(code: number): number {
  return code > 0xffff ? 2 : 1;
}

/** In the C locale, like git. */
const classes: ReadonlyMap<string, Ranges> = new Map(
  Object.entries({
    alnum: ['09', 'AZ', 'az'],
    alpha: ['AZ', 'az'],
    blank: ['  ', '\t\t'],
    cntrl: ['\0\u001f', '\u007f\u007f'],
    digit: ['09'],
    graph: ['!~'],
    lower: ['az'],
    print: [' ~'],
    punct: ['!/', ':@', '[`', '{~'],
    space: ['\t\r', '  '],
    upper: ['AZ'],
    xdigit: ['09', 'AF', 'af'],
  }).map(([name, ranges]) => [
    name,
    ranges.map((range) => [range.charCodeAt(0), range.charCodeAt(1)] as const),
  ]),
);
