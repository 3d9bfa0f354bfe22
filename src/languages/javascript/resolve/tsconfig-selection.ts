// The files of a config: its `files`, `include` and `exclude`. Ignores extensions: a script resolves its imports by the
// config even without `allowJs`.
import { compileWholePathGlob } from '../../../std/glob.ts';
import { nameOf, isInside } from '../../../std/paths.ts';

/** Relative to the project root. */
export interface SelectionPatterns {
  readonly files: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

type Matcher = (path: string) => boolean;

export class FileSelection {
  readonly #files: ReadonlySet<string>;
  readonly #patterns: SelectionPatterns;
  /** Compiled on demand: most are never needed. */
  #matchers: { readonly include: readonly Matcher[]; readonly exclude: readonly Matcher[] } | undefined;

  constructor(patterns: SelectionPatterns) {
    this.#files = new Set(patterns.files);
    this.#patterns = patterns;
  }

  /** The one folder that everything in `include` lies in, if it names no other. */
  get folder(): string | undefined {
    const [first, ...others] = this.#patterns.include.map(folderOfPattern);
    return this.#files.size === 0 && others.every((other) => other === first) ? first : undefined;
  }

  has(path: string): boolean {
    if (this.#files.has(path)) return true;
    this.#matchers ??= {
      include: this.#patterns.include.slice(0, patternLimit).map(compileInclude),
      exclude: this.#patterns.exclude.slice(0, patternLimit).map(compileExclude),
    };
    const { include, exclude } = this.#matchers;
    return include.some((matches) => matches(path)) && !exclude.some((matches) => matches(path));
  }
}

/** More than real configs have; bounds patterns × files. */
const patternLimit = 1000;

/** `src` includes everything in it, `src/*` only its direct files. */
function compileInclude(pattern: string): Matcher {
  return /[.*?]/.test(nameOf(pattern)) && hasWildcard(pattern)
    ? compileWhole(pattern)
    : compileExclude(pattern);
}

/** Excluding a folder excludes everything in it. */
function compileExclude(pattern: string): Matcher {
  if (!hasWildcard(pattern)) return (path) => isInside(pattern, path);
  const itself = compileWhole(pattern);
  const inside = compileWhole(`${pattern}/**`);
  return (path) => itself(path) || inside(path);
}

/** `src`, `src/**` and `src/*.ts` are in `src`. */
function folderOfPattern(pattern: string): string {
  const fixed = pattern.split('/');
  const wild = fixed.findIndex(hasWildcard);
  return (wild === -1 ? fixed : fixed.slice(0, wild)).join('/') || '.';
}

function hasWildcard(pattern: string): boolean {
  return /[*?]/.test(pattern);
}

/** A tsconfig only supports `*`, `?` and `**`: brackets and braces are literal, as in `app/[order]/page.tsx`. */
function compileWhole(pattern: string): Matcher {
  const glob = compileWholePathGlob(pattern.replaceAll(/[[\]{}!\\]/g, String.raw`\$&`));
  return (path) => glob.matches(path);
}
