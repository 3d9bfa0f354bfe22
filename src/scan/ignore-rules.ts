// All .gitignore files that apply to a folder: its own, those above it up to the root of the checkout, then the
// checkout's .git/info/exclude. The nearest one with a matching rule decides.
import { type IgnoreRule, lastMatch, parseGitignore } from './gitignore.ts';
import { nameOf } from '../std/paths.ts';

export interface IgnoreRules {
  /** Length of the path (with its `/`) of the folder that these rules belong to. */
  readonly baseLength: number;
  readonly rules: readonly IgnoreRule[];
  /** What they were read from. */
  readonly text: string;
  /** The rules of the folders above. */
  readonly above: IgnoreRules | undefined;
}

/** The rules of a folder, given the text of its .gitignore. `folder` is '' for the root. */
export function addRules(
  above: IgnoreRules | undefined,
  folder: string,
  text: string,
): IgnoreRules | undefined {
  const rules = parseGitignore(text);
  return rules.length === 0
    ? above
    : { baseLength: folder === '' ? 0 : folder.length + 1, rules, text, above };
}

/** Whether a path is ignored, given that no folder above it is. Paths are byte strings. */
export function isIgnored(nearest: IgnoreRules | undefined, path: string, isFolder: boolean): boolean {
  if (nearest === undefined) return false;
  const name = nameOf(path);
  for (let set: IgnoreRules | undefined = nearest; set !== undefined; set = set.above) {
    const last = lastMatch(set.rules, { path: path.slice(set.baseLength), name, isFolder });
    if (last !== -1) return set.rules[last]!.verdict === 'ignored';
  }
  return false;
}

/**
 * Whether names alone ignore a folder: `file` if they can also mean a file, such as `cosign`, which are mostly meant for a
 * program that a build writes, `folder` if one is for folders, such as `cache/`. Folders of sources can have the same names.
 */
export function namesThatIgnore(
  nearest: IgnoreRules | undefined,
  path: string,
): 'file' | 'folder' | undefined {
  let meant: 'file' | 'folder' = 'file';
  for (const { rule } of rulesThatIgnore(nearest, path, true)) {
    if (/[/*?[\\]/.test(rule.pattern)) return undefined;
    if (rule.onlyFolders) meant = 'folder';
  }
  return meant;
}

export interface IgnoringRule {
  readonly rule: IgnoreRule;
  /** The rules that it is one of. */
  readonly of: IgnoreRules;
}

/** All rules by which a path is ignored: without the later ones, the earlier would decide. */
export function* rulesThatIgnore(
  nearest: IgnoreRules | undefined,
  path: string,
  isFolder: boolean,
): Generator<IgnoringRule> {
  const name = nameOf(path);
  for (let of: IgnoreRules | undefined = nearest; of !== undefined; of = of.above) {
    const asked = { path: path.slice(of.baseLength), name, isFolder };
    for (let at = lastMatch(of.rules, asked); at !== -1; at = lastMatch(of.rules, asked, at)) {
      const rule = of.rules[at]!;
      if (rule.verdict === 'kept') return;
      yield { rule, of };
    }
  }
}
