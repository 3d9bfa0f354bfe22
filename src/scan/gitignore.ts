// Parses a .gitignore like git. Text and paths are byte strings (one character per byte), because git matches bytes: a `?`
// matches half of an `é`.
import { parseWildcard } from '../std/parse-wildcard.ts';
import { Wildcard } from '../std/wildcard.ts';

type Verdict = 'ignored' | 'kept';

export interface IgnoreRule {
  readonly verdict: Verdict;
  readonly onlyFolders: boolean;
  /** As written, without `!` and the trailing `/`. */
  readonly pattern: string;
  /** `path` is relative to the folder of the .gitignore, `name` its last segment. */
  matches(path: string, name: string): boolean;
}

export function parseGitignore(text: string): readonly IgnoreRule[] {
  return withoutBom(text)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => parseRule(trimTrailingSpaces(cutAtNul(withoutCarriageReturn(line)))) ?? []);
}

export interface AskedPath {
  /** Relative to the folder of the .gitignore. */
  readonly path: string;
  /** Its last segment. */
  readonly name: string;
  readonly isFolder: boolean;
}

/** The index of the last matching rule before `end`, or -1. The last match decides. */
export function lastMatch(
  rules: readonly IgnoreRule[],
  { path, name, isFolder }: AskedPath,
  end = rules.length,
): number {
  for (let i = end - 1; i >= 0; i--) {
    const rule = rules[i];
    if (rule === undefined || (rule.onlyFolders && !isFolder)) continue;
    if (rule.matches(path, name)) return i;
  }
  return -1;
}

function parseRule(line: string): IgnoreRule | undefined {
  const verdict = line.startsWith('!') ? 'kept' : 'ignored';
  const written = verdict === 'kept' ? line.slice(1) : line;
  const onlyFolders = written.endsWith('/');
  const pattern = onlyFolders ? written.slice(0, -1) : written;
  const matchesText = compile(pattern.startsWith('/') ? pattern.slice(1) : pattern);
  if (matchesText === undefined) return undefined;
  const matches = pattern.includes('/')
    ? (path: string): boolean => matchesText(path)
    : (_: string, name: string): boolean => matchesText(name);
  return { verdict, onlyFolders, pattern, matches };
}

/** Undefined for a pattern that can never match. */
function compile(pattern: string): ((text: string) => boolean) | undefined {
  // Like git, the literal prefix is compared separately, and the rest is a separate pattern. This matters for `cart**/x`: its
  // `**` is then at the start of a pattern and matches folders.
  const literal = /^[^*?[\\]*/.exec(pattern)?.[0] ?? '';
  if (literal === pattern) return pattern === '' ? undefined : (text) => text === pattern;
  const parsed = parseWildcard(pattern.slice(literal.length));
  if (!parsed.ok) return undefined;
  const wildcard = new Wildcard(parsed.tokens);
  return (text) => text.startsWith(literal) && wildcard.matches(text.slice(literal.length));
}

function withoutBom(text: string): string {
  return text.startsWith('\u00ef\u00bb\u00bf') ? text.slice(3) : text;
}

function withoutCarriageReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function cutAtNul(line: string): string {
  const end = line.indexOf('\0');
  return end === -1 ? line : line.slice(0, end);
}

/** Trims spaces, not tabs; an escaped space stays. */
function trimTrailingSpaces(line: string): string {
  let end = 0;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '\\') i++;
    else if (line[i] === ' ') continue;
    end = i + 1;
  }
  return line.slice(0, end);
}
