// The rules and baseline of the newer side apply to both sides of a comparison. They use the names of files and folders
// afterwards; the baseline may still use the names before.
import type { RenamedFile } from '../model/change.ts';
import { fileId } from '../model/node-id.ts';
import type { Options } from '../model/options.ts';
import type { Project } from '../model/project.ts';
import type { BaselineEntry, RuleSet } from '../model/rule.ts';
import { matchFiles } from './match-names.ts';

export interface OptionsOfSides {
  readonly before: Options;
  /** Undefined if they are unchanged. */
  readonly after: Options | undefined;
}

export function optionsOfSides(
  options: Options,
  { before, after }: { readonly before: Project; readonly after: Project },
  renames: readonly RenamedFile[],
): OptionsOfSides {
  const { rules } = options;
  if (rules === undefined) return { before: options, after: undefined };
  const names = matchFiles(before.files.map(fileId), after.files.map(fileId), renames);
  const laterNames = new Map(names.renamed.map(({ from, to }) => [from, to]));
  const own = renameEntries(rules, names.toAfter);
  return {
    before: { ...options, rules: { ...renameEntries(rules, names.toBefore), laterNames } },
    after: own === rules ? undefined : { ...options, rules: own },
  };
}

/** Returns the same rules if no entry of the baseline was renamed. */
function renameEntries(rules: RuleSet, nameOf: (id: string) => string): RuleSet {
  let isRenamed = false;
  const baseline = rules.baseline.map((entry): BaselineEntry => {
    const [from, to] = [nameOf(entry.from), nameOf(entry.to)];
    if (from === entry.from && to === entry.to) return entry;
    isRenamed = true;
    return { ...entry, from, to };
  });
  return isRenamed ? { ...rules, baseline } : rules;
}
