// The files a config speaks for, by its `files`, `include` and `exclude`. The extension plays no part: that a config has
// no `allowJs` does not change where the imports of a script lead.
import { compileWholePathGlob } from '../../../std/glob.ts';
import { nameOf, isInside } from '../../kit/paths.ts';

/** Paths and patterns from the project's root. */
export interface SelectionPatterns {
  readonly files: readonly string[];
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

type Matcher = (path: string) => boolean;

export class FileSelection {
  readonly #files: ReadonlySet<string>;
  readonly #patterns: SelectionPatterns;
  /** Compiled when first asked: most configs never are. */
  #matchers: { readonly include: readonly Matcher[]; readonly exclude: readonly Matcher[] } | undefined;

  constructor(patterns: SelectionPatterns) {
    this.#files = new Set(patterns.files);
    this.#patterns = patterns;
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

/** More than any config has; without a limit a hostile one would cost patterns × files. */
const patternLimit = 1000;

/** `src` is all that lies in it, `src/*` the files in it alone. */
function compileInclude(pattern: string): Matcher {
  return /[.*?]/.test(nameOf(pattern)) && hasWildcard(pattern)
    ? compileWhole(pattern)
    : compileExclude(pattern);
}

/** What is excluded takes along all that lies in it. */
function compileExclude(pattern: string): Matcher {
  if (!hasWildcard(pattern)) return (path) => isInside(pattern, path);
  const itself = compileWhole(pattern);
  const inside = compileWhole(`${pattern}/**`);
  return (path) => itself(path) || inside(path);
}

function hasWildcard(pattern: string): boolean {
  return /[*?]/.test(pattern);
}

/** A tsconfig knows `*`, `?` and `**` alone: brackets and braces are names, as in `app/[order]/page.tsx`. */
function compileWhole(pattern: string): Matcher {
  const glob = compileWholePathGlob(pattern.replaceAll(/[[\]{}!\\]/g, String.raw`\$&`));
  return (path) => glob.matches(path);
}
