// The rules that speak of files in a folder, and how many dependencies of these files break each.
import { selectorsOf } from '../../src/rules/selectors-of.ts';
import type { ReportIndex } from './report-index.ts';
import { selectionsOf } from './select-nodes.ts';

export interface FolderRule {
  readonly name: string;
  /** Dependencies that break it, from or to a file of the folder. */
  readonly broken: number;
}

export function rulesOfFolder(current: ReportIndex, folder: string): readonly FolderRule[] {
  const { rules, settings } = current.report;
  if (rules === undefined) return [];
  const prefix = folder === '.' ? '' : `${folder}/`;
  const isInside = (id: string): boolean => id.startsWith(prefix);
  const selections = selectionsOf(current);
  return rules.results.flatMap(({ name, verb, violations }, i) => {
    const broken =
      verb === 'budget' ? 0 : violations.filter(({ from, to }) => isInside(from) || isInside(to)).length;
    const rule = settings?.rules?.[i];
    const applies =
      rule !== undefined &&
      selectorsOf(rule).some((selector) =>
        selections.select(selector).nodes.some((node) => isInside(current.nodes[node]!.id)),
      );
    return applies || broken > 0 ? [{ name, broken }] : [];
  });
}
