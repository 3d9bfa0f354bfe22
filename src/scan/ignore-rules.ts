// All .gitignore files that apply to a folder: its own, those above it up to the root of the checkout, then the
// checkout's .git/info/exclude. The nearest one with a matching rule decides.
import { type IgnoreRule, findRule, parseGitignore } from './gitignore.ts';

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
  return nearest !== undefined && decide(nearest, path, isFolder)?.rule.verdict === 'ignored';
}

export interface Decision {
  readonly rule: IgnoreRule;
  /** The rules that it is one of. */
  readonly of: IgnoreRules;
}

/** The rule that says whether a path is ignored. */
export function decide(nearest: IgnoreRules, path: string, isFolder: boolean): Decision | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (let set: IgnoreRules | undefined = nearest; set !== undefined; set = set.above) {
    const rule = findRule(set.rules, path.slice(set.baseLength), name, isFolder);
    if (rule !== undefined) return { rule, of: set };
  }
  return undefined;
}
