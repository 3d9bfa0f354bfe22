// All .gitignore files that apply to a folder: its own, those above it up to the root of the checkout, then the
// checkout's .git/info/exclude. The nearest one with a matching rule decides.
import { type IgnoreRule, lastMatch, parseGitignore } from './gitignore.ts';
import { nameOf } from '../std/paths.ts';

export interface IgnoreRules {
  /** Length of the path (with its `/`) of the folder that these rules belong to. */
  readonly baseLength: number;
  readonly rules: readonly IgnoreRule[];
  /** The text they were parsed from. */
  readonly text: string;
  /** The rules of the parent folders. */
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

/** Whether a path is ignored, assuming that no parent folder is. Paths are byte strings. */
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
 * Whether a folder is ignored only by bare names: `file` if they can also mean a file, such as `cosign`, which is usually a
 * program that a build writes; `folder` if one of them is for folders, such as `cache/`. Source folders can have the same names.
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
  /** The rule set that it belongs to. */
  readonly of: IgnoreRules;
}

/** All rules that ignore a path: without the later ones, the earlier ones would decide. */
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
