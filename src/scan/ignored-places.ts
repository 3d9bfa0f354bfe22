// Applies git's ignore rules to paths where nothing was found. If an imported file is missing and ignored, nobody forgot it:
// no checkout contains it, and a build or a person creates it later.
import type { AbsentPlace, GitRules } from '../model/project.ts';
import type { AbsentPlaces } from './absent-places.ts';
import { toByteString } from './byte-string.ts';
import { isExcludedFolder } from './excluded-folders.ts';
import { type IgnoreRules, type IgnoringRule, rulesThatIgnore } from './ignore-rules.ts';
import type { WalkResult } from './walk-result.ts';
import { folderOf } from '../std/paths.ts';

type Walked = Pick<WalkResult, 'files' | 'rules' | 'pathInCheckout'>;

type Judged =
  /** `path` is that of the file or folder, or of a parent folder, if a rule is specific to it. */
  | { readonly kind: 'ignored'; readonly path: string | undefined }
  /** Not ignored. `rules` apply to its contents. */
  | { readonly kind: 'kept'; readonly rules: IgnoreRules | undefined };

export class IgnoredPlaces implements GitRules {
  readonly #walked: Walked;
  /** Whether a file with this name is source code. */
  readonly #isSource: (name: string) => boolean;
  readonly #absent: AbsentPlaces;
  /** The folders that were checked: most paths share theirs with others. */
  readonly #folders = new Map<string, Judged>();
  /** Computed on demand: few projects have such rules. */
  #foldersWithSources: ReadonlySet<string> | undefined;

  constructor(walked: Walked, isSource: (name: string) => boolean, absent: AbsentPlaces) {
    this.#walked = walked;
    this.#isSource = isSource;
    this.#absent = absent;
  }

  get key(): string {
    const { pathInCheckout, rules } = this.#walked;
    return JSON.stringify([pathInCheckout, [...rules].map(([folder, own]) => [folder, textsOf(own)])]);
  }

  get isOfLarger(): boolean {
    return this.#walked.pathInCheckout !== '';
  }

  ignoredAt(place: string): string | undefined {
    const isFolder = place.endsWith('/');
    const path = isFolder ? place.slice(0, -1) : place;
    const found = isFolder ? this.#folder(path) : this.#judge(path, this.#folder(folderOf(path)), false);
    return found.kind === 'ignored' ? found.path : undefined;
  }

  absentAt(place: string): AbsentPlace | undefined {
    return this.#absent.at(place);
  }

  leavesOutSources(): boolean {
    return this.#absent.leavesOut(this.#isSource);
  }

  #folder(path: string): Judged {
    if (path === '.') return { kind: 'kept', rules: this.#walked.rules.get('.') };
    const known = this.#folders.get(path);
    if (known !== undefined) return known;
    const judged = this.#judge(path, this.#folder(folderOf(path)), true);
    this.#folders.set(path, judged);
    return judged;
  }

  #judge(path: string, parent: Judged, isFolder: boolean): Judged {
    if (parent.kind === 'ignored') return parent;
    if (parent.rules === undefined && !isFolder) return parent;
    const names = path.split('/');
    // Anything installed by a package manager is a package, and no build writes git folders.
    if (isExcludedFolder(names.at(-1)!)) return { kind: 'ignored', path: undefined };
    const ignoring = [...rulesThatIgnore(parent.rules, this.#bytesOf(path), isFolder)];
    if (ignoring.length > 0) {
      const isMeant = ignoring.some((rule) => this.#isEvidence(rule, names));
      return { kind: 'ignored', path: isMeant ? path : undefined };
    }
    const { rules } = this.#walked;
    return rules.has(path) ? { kind: 'kept', rules: rules.get(path) } : parent;
  }

  /**
   * A rule for everything (`*`, followed by exceptions) or for all files of a language (`*.js`) is no evidence about a single
   * file, unless it is for a folder without source files, which a build fills.
   */
  #isEvidence({ rule, of }: IgnoringRule, names: readonly string[]): boolean {
    const parts = rule.pattern.split('/').filter((part) => part !== '');
    if (this.#isNamed(parts.at(-1)!)) return true;
    const isOfParent = parts.length > 1 && hasWord(parts.at(-2)!);
    const scope = names.slice(0, isOfParent ? -1 : this.#depthOf(of, names) + literalLength(parts));
    return scope.length > 0 && !this.#hasSources(scope.join('/'));
  }

  /** Whether a segment of a pattern is more specific than a file extension. */
  #isNamed(part: string): boolean {
    const plain = part.replaceAll(/\[[^\]]*\]/g, '?');
    const dot = plain.lastIndexOf('.');
    const isAnyOfLanguage = dot !== -1 && (this.#isSource(plain) || /[*?]/.test(plain.slice(dot)));
    return hasWord(isAnyOfLanguage ? plain.slice(0, dot).replace(/\.d$/, '') : plain);
  }

  /** The depth of these rules' folder in the project; 0 for the root and its parents. */
  #depthOf({ baseLength }: IgnoreRules, names: readonly string[]): number {
    const base = this.#bytesOf(names.join('/')).slice(0, baseLength);
    const above = this.#walked.pathInCheckout === '' ? 0 : this.#walked.pathInCheckout.split('/').length;
    return Math.max(0, base.split('/').length - 1 - above);
  }

  #hasSources(folder: string): boolean {
    this.#foldersWithSources ??= foldersOf(this.#walked.files);
    return this.#foldersWithSources.has(folder);
  }

  #bytesOf(path: string): string {
    const { pathInCheckout } = this.#walked;
    return pathInCheckout === '' ? toByteString(path) : `${pathInCheckout}/${toByteString(path)}`;
  }
}

/** The texts of `rules` and those of the parent folders. */
function textsOf(rules: IgnoreRules | undefined): readonly (string | number)[] {
  return rules === undefined ? [] : [rules.baseLength, rules.text, ...textsOf(rules.above)];
}

/** Patterns are byte strings: non-ASCII letters are bytes from 0x80 on. */
function hasWord(part: string): boolean {
  return /[\w\x80-\xff]/.test(part);
}

/** The number of literal folders at the start of a pattern: 2 for `src/generated/**`. */
function literalLength(parts: readonly string[]): number {
  const length = parts.findIndex((part) => /[*?[]/.test(part));
  return length === -1 ? parts.length - 1 : length;
}

function foldersOf(files: Walked['files']): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}
