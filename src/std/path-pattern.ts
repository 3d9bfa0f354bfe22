// A pattern for paths from the root: `*` and `?` within a segment, `**` for any number of segments, `[a-z]`, `{a,b}`, and the
// capture `{name}`. A pattern that matches a folder selects everything in it. Matching goes segment by segment and remembers
// failures, so that the time is at most proportional to pattern × path.
import { expandBraces } from './expand-braces.ts';
import { parseWildcard } from './parse-wildcard.ts';
import { Wildcard } from './wildcard.ts';

/** The pattern is invalid; the message says why. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

export interface PatternMatch {
  /** How many segments of the path were matched: fewer than all if the pattern matches a folder. */
  readonly end: number;
  /** In the order of `captures`. */
  readonly captured: readonly string[];
}

type Part =
  | { readonly kind: 'any' }
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'wildcard'; readonly wildcard: Wildcard }
  | { readonly kind: 'capture'; readonly capture: number; readonly before: string; readonly after: string };

export class PathPattern {
  /** Names of the captures. */
  readonly captures: readonly string[];
  /** The folders that contain all matches, each with a trailing `/`. */
  readonly folders: readonly string[];
  /** Whether it ends in `**`, so that it matches files, not their folders. */
  readonly namesFiles: boolean;
  /** `src/ui/` for `src/ui/**`: the pattern matches exactly the files in this folder. */
  readonly wholeFolder: string | undefined;
  /** Whether it has no wildcards or captures, so that each alternative is a single path. */
  readonly isPlain: boolean;
  readonly #alternatives: readonly (readonly Part[])[];

  constructor(pattern: string) {
    const { text, captures } = markCaptures(pattern);
    const expanded = expandBraces(text);
    if (!expanded.ok) throw new PatternError(expanded.reason);
    this.captures = captures;
    this.#alternatives = expanded.patterns.map((written) => parseParts(written));
    this.folders = this.#alternatives.map(plainFolder);
    this.wholeFolder = this.#alternatives.length === 1 ? wholeFolderOf(this.#alternatives[0]!) : undefined;
    this.isPlain = this.#alternatives.every((parts) => parts.every(({ kind }) => kind === 'plain'));
    this.namesFiles = this.#alternatives.every((parts) => parts.at(-1)?.kind === 'any');
  }

  match(path: readonly string[]): PatternMatch | undefined {
    for (const parts of this.#alternatives) {
      const found = matchParts(parts, path, this.captures.length);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** What is wrong with a pattern, or undefined. */
export function findPatternError(pattern: string): string | undefined {
  try {
    new PathPattern(pattern).match([]);
    return undefined;
  } catch (error) {
    if (error instanceof PatternError) return error.message;
    throw error;
  }
}

/** Replaces the braces of a capture while `{a,b}` is expanded; no path contains this character. */
const mark = '\0';

function markCaptures(pattern: string): { text: string; captures: readonly string[] } {
  if (pattern === '') throw new PatternError('it is empty');
  if (pattern.includes(mark)) throw new PatternError('it has a character that no path has');
  if (!pattern.includes('{')) return { text: pattern, captures: [] };
  const captures: string[] = [];
  const text = pattern.replaceAll(
    /(\\.)|\{([^{},/]*)\}/g,
    (whole, escaped: string | undefined, name: string) => {
      if (escaped !== undefined) return whole;
      if (!/^[A-Za-z_][\w-]*$/.test(name)) throw new PatternError(`\`{${name}}\` is not a name`);
      if (captures.includes(name)) throw new PatternError(`it captures \`{${name}}\` twice`);
      captures.push(name);
      return `${mark}${captures.length - 1}${mark}`;
    },
  );
  return { text, captures };
}

function parseParts(written: string): readonly Part[] {
  const path = written.replace(/^(\.?\/)+/, '').replace(/\/+$/, '');
  if (path === '') throw new PatternError('it is empty');
  const parts = path.split('/').map(parsePart);
  // Two in a row are equivalent to one.
  return parts.filter((part, i) => part.kind !== 'any' || parts[i - 1]?.kind !== 'any');
}

function parsePart(text: string): Part {
  if (text === '') throw new PatternError('a part of the path is empty');
  if (text === '.' || text === '..')
    throw new PatternError('it must be a path from the root, without `.` and `..`');
  if (text === '**') return { kind: 'any' };
  const [before = '', capture, after = '', second] = text.split(mark);
  if (second !== undefined) throw new PatternError('one part of the path has two captures');
  const isPlain = !/[*?[\\]/.test(text);
  if (capture !== undefined) {
    if (!isPlain) throw new PatternError('a capture and a wildcard are in one part of the path');
    return { kind: 'capture', capture: Number(capture), before, after };
  }
  if (isPlain) return { kind: 'plain', text };
  const parsed = parseWildcard(text);
  if (!parsed.ok) throw new PatternError(parsed.reason);
  return { kind: 'wildcard', wildcard: new Wildcard(parsed.tokens) };
}

function plainFolder(parts: readonly Part[]): string {
  let folder = '';
  for (const part of parts.slice(0, -1)) {
    if (part.kind !== 'plain') break;
    folder += `${part.text}/`;
  }
  return folder;
}

function wholeFolderOf(parts: readonly Part[]): string | undefined {
  const isWhole = parts.at(-1)?.kind === 'any' && parts.slice(0, -1).every(({ kind }) => kind === 'plain');
  return isWhole ? plainFolder(parts) : undefined;
}

function matchParts(
  parts: readonly Part[],
  path: readonly string[],
  captureCount: number,
): PatternMatch | undefined {
  const captured = Array.from({ length: captureCount }, () => '');
  const failed = new Set<number>();
  const from = (part: number, at: number): number => {
    const current = parts[part];
    if (current === undefined) return at;
    if (at >= path.length) return -1;
    const place = part * (path.length + 1) + at;
    if (failed.has(place)) return -1;
    let end = -1;
    if (current.kind === 'any') {
      end = part === parts.length - 1 ? path.length : from(part + 1, at);
      if (end === -1) end = from(part, at + 1);
    } else if (takes(current, path[at]!)) {
      end = from(part + 1, at + 1);
      if (end !== -1 && current.kind === 'capture') {
        captured[current.capture] = path[at]!.slice(
          current.before.length,
          path[at]!.length - current.after.length,
        );
      }
    }
    if (end === -1) failed.add(place);
    return end;
  };
  const end = from(0, 0);
  return end === -1 ? undefined : { end, captured };
}

function takes(part: Exclude<Part, { kind: 'any' }>, text: string): boolean {
  switch (part.kind) {
    case 'plain':
      return part.text === text;
    case 'wildcard':
      return part.wildcard.matches(text);
    case 'capture':
      return (
        text.length > part.before.length + part.after.length &&
        text.startsWith(part.before) &&
        text.endsWith(part.after)
      );
  }
}
