// Globs for the command line and the configuration: `*` and `?` within a path segment, `**` for any number of segments,
// `[a-z]`, `[!a-z]`, `{a,b}`, and a backslash to escape a character. Case-sensitive; a leading dot is not special. The
// separator is `/`.
import { expandBraces } from './expand-braces.ts';
import { parseWildcard } from './parse-wildcard.ts';
import { type Token, Wildcard } from './wildcard.ts';

export interface Glob {
  readonly pattern: string;
  matches(path: string): boolean;
}

/** The glob is invalid; the message says why and where. */
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
 * A glob that selects files and folders like a line of .gitignore: without an inner `/` it matches a name at any depth, with
 * one a path from the root. Everything in a matching folder matches too. A glob that ends with `/` matches only folders; the
 * path of a folder must then have a trailing `/`.
 */
export function compileGlob(pattern: string): Glob {
  return compile(pattern, (written) => {
    const onlyFolders = written.endsWith('/');
    const path = onlyFolders ? written.slice(0, -1) : written;
    const anchored = path.includes('/') ? [] : anyFolders;
    return [...anchored, ...parse(pattern, withoutLead(path)), ...(onlyFolders ? inside : itselfOrInside)];
  });
}

/** A glob that must match the complete path: `packages/*` in a list of workspaces. */
export function compileWholePathGlob(pattern: string): Glob {
  return compile(pattern, (written) => {
    const path = withoutLead(written);
    return parse(pattern, path.endsWith('/') ? path.slice(0, -1) : path);
  });
}

/** What is wrong with a pattern, or undefined. */
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
    throw new GlobError(pattern, 'a leading `!` does not negate it; write `\\!` for a name');
  }
  const expanded = expandBraces(pattern);
  if (!expanded.ok) throw badGlob(pattern, expanded.at, expanded.reason);
  const wildcards = expanded.patterns.map((written) => new Wildcard(toTokens(written)));
  return { pattern, matches: (path) => wildcards.some((wildcard) => wildcard.matches(path)) };
}

function parse(pattern: string, path: string): readonly Token[] {
  const parsed = parseWildcard(path);
  if (parsed.ok) return parsed.tokens;
  // A position in an expanded pattern would be confusing, so it is given only if nothing was expanded.
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
