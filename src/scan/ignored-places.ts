// What git's ignore rules say of places where nothing was found. A file that is imported, is not there and is ignored was not
// forgotten: no checkout has it, and a build or a person makes it later.
import type { GitRules } from '../model/project.ts';
import { toByteString } from './byte-string.ts';
import { isExcludedFolder } from './excluded-folders.ts';
import { type IgnoreRules, type IgnoringRule, rulesThatIgnore } from './ignore-rules.ts';
import type { WalkResult } from './walk-result.ts';

type Walked = Pick<WalkResult, 'files' | 'rules' | 'pathInCheckout'>;

export class IgnoredPlaces implements GitRules {
  readonly #walked: Walked;
  /** Whether a file of this name is source code. */
  readonly #isSource: (name: string) => boolean;
  /** Read when it is first asked for: few projects have such rules. */
  #foldersWithSources: ReadonlySet<string> | undefined;

  constructor(walked: Walked, isSource: (name: string) => boolean) {
    this.#walked = walked;
    this.#isSource = isSource;
  }

  get key(): string {
    const { pathInCheckout, rules } = this.#walked;
    return JSON.stringify([pathInCheckout, [...rules].map(([folder, own]) => [folder, textsOf(own)])]);
  }

  ignoredAt(place: string): string | undefined {
    const names = place.split('/').filter((name) => name !== '' && name !== '.');
    const { rules } = this.#walked;
    let nearest = rules.get('.');
    for (let depth = 1; depth <= names.length; depth++) {
      // What package managers install is a package, and no build makes a folder of git.
      if (isExcludedFolder(names[depth - 1]!)) return undefined;
      const path = names.slice(0, depth).join('/');
      const isFolder = depth < names.length || place.endsWith('/');
      const rulesHere = [...rulesThatIgnore(nearest, this.#bytesOf(path), isFolder)];
      if (rulesHere.length > 0) {
        const isMeant = rulesHere.some((rule) => this.#isEvidence(rule, names.slice(0, depth)));
        return isMeant ? path : undefined;
      }
      if (rules.has(path)) nearest = rules.get(path);
    }
    return undefined;
  }

  /**
   * A rule for everything (`*`, with exceptions after it) or for all files of a language (`*.js`) says nothing of one of them,
   * unless it is for a folder without source files, which a build fills.
   */
  #isEvidence({ rule, of }: IgnoringRule, names: readonly string[]): boolean {
    const parts = rule.pattern.split('/').filter((part) => part !== '');
    if (this.#isNamed(parts.at(-1)!)) return true;
    const isOfParent = parts.length > 1 && hasWord(parts.at(-2)!);
    const scope = names.slice(0, isOfParent ? -1 : this.#depthOf(of, names) + literalLength(parts));
    return scope.length > 0 && !this.#hasSources(scope.join('/'));
  }

  /** Whether a part of a pattern says more than which language it is. */
  #isNamed(part: string): boolean {
    const plain = part.replaceAll(/\[[^\]]*\]/g, '?');
    const dot = plain.lastIndexOf('.');
    const isAnyOfLanguage = dot !== -1 && (this.#isSource(plain) || /[*?]/.test(plain.slice(dot)));
    return hasWord(isAnyOfLanguage ? plain.slice(0, dot).replace(/\.d$/, '') : plain);
  }

  /** How deep the folder of these rules is in the project; 0 for the root and what is above it. */
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

/** `rules` and those above. */
function textsOf(rules: IgnoreRules | undefined): readonly (string | number)[] {
  return rules === undefined ? [] : [rules.baseLength, rules.text, ...textsOf(rules.above)];
}

/** Patterns are byte strings: other letters than those of ASCII are bytes from 0x80 on. */
function hasWord(part: string): boolean {
  return /[\w\x80-\xff]/.test(part);
}

/** How many parts the folder has that a pattern begins with: 2 for `src/generated/**`. */
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
