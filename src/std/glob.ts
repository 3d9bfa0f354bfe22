// Globs as people write them on a command line and in a config: `*` and `?` within a part of the path, `**` for any
// number of parts, `[a-z]`, `[!a-z]`, `{a,b}`, and a backslash before a character that stands for itself. Case counts;
// a leading dot is nothing special. Paths have `/` between their parts.
import { expandBraces } from './expand-braces.ts';
import { parseWildcard } from './parse-wildcard.ts';
import { type Token, Wildcard } from './wildcard.ts';

export interface Glob {
  readonly pattern: string;
  matches(path: string): boolean;
}

/** The pattern is no glob; the message says why and where. */
export class GlobError extends Error {
  override readonly name = 'GlobError';
  /** What is wrong, without naming the pattern. */
  readonly reason: string;

  constructor(pattern: string, reason: string) {
    super(`Bad glob '${pattern}': ${reason}`);
    this.reason = reason;
  }
}

/**
 * A glob that picks files and folders, as a line of .gitignore does: without a `/` inside, it is a name at any depth;
 * with one, a path from the root. What lies in a folder that it picks is picked as well. One that ends with `/` picks
 * folders alone; the path of a folder itself is then asked with a `/` at its end.
 */
export function compileGlob(pattern: string): Glob {
  return compile(pattern, (written) => {
    const onlyFolders = written.endsWith('/');
    const path = onlyFolders ? written.slice(0, -1) : written;
    const anchored = path.includes('/') ? [] : anyFolders;
    return [...anchored, ...parse(pattern, withoutLead(path)), ...(onlyFolders ? inside : itselfOrInside)];
  });
}

/** A glob that must match the path from its first character to its last: `packages/*` in a list of workspaces. */
export function compileWholePathGlob(pattern: string): Glob {
  return compile(pattern, (written) => {
    const path = withoutLead(written);
    return parse(pattern, path.endsWith('/') ? path.slice(0, -1) : path);
  });
}

/** What is wrong with a pattern, if anything is. */
export function findGlobError(pattern: string): string | undefined {
  try {
    compileGlob(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof GlobError) return error.reason;
    throw error;
  }
}

const slash: Token = { kind: 'char', code: 47 };
const anyFolders: readonly Token[] = [{ kind: 'optional' }, { kind: 'globstar' }, slash];
const inside: readonly Token[] = [slash, { kind: 'globstar' }];
const itselfOrInside: readonly Token[] = [{ kind: 'optional' }, ...inside];

function compile(pattern: string, toTokens: (written: string) => readonly Token[]): Glob {
  if (pattern === '') throw new GlobError(pattern, 'it is empty');
  if (pattern.startsWith('!')) {
    throw new GlobError(pattern, 'a leading `!` does not turn it around; write `\\!` for a name');
  }
  const expanded = expandBraces(pattern);
  if (!expanded.ok) throw badGlob(pattern, expanded.at, expanded.reason);
  const wildcards = expanded.patterns.map((written) => new Wildcard(toTokens(written)));
  return { pattern, matches: (path) => wildcards.some((wildcard) => wildcard.matches(path)) };
}

function parse(pattern: string, path: string): readonly Token[] {
  const parsed = parseWildcard(path);
  if (parsed.ok) return parsed.tokens;
  // A position within what braces stand for says little: the place is told only where it is that of the pattern.
  const at = pattern.indexOf(path);
  throw badGlob(pattern, at === -1 ? undefined : at + parsed.at, parsed.reason);
}

function withoutLead(path: string): string {
  if (path.startsWith('./')) return path.slice(2);
  return path.startsWith('/') ? path.slice(1) : path;
}

function badGlob(pattern: string, at: number | undefined, reason: string): GlobError {
  return new GlobError(pattern, at === undefined ? reason : `${reason} (character ${at + 1})`);
}
