// The rules that apply to certain files, and must still hold when these change.
import type { Report } from '../../model/report.ts';
import type { Rule, Selector } from '../../model/rule.ts';
import { Selections } from '../../rules/select.ts';

export interface RuleAtStake {
  readonly name: string;
  readonly severity: 'error' | 'warn';
  readonly because?: string;
  /** What the rule requires of the files, as phrases: `must not use src/web/**`. */
  readonly demands: readonly string[];
}

export type RuledReport = Pick<Report, 'nodes' | 'settings'> & {
  readonly detailed: Pick<Report['detailed'], 'nodes'>;
};

export function findRulesAtStake(report: RuledReport, ids: readonly string[]): readonly RuleAtStake[] {
  const rules = report.settings.rules ?? [];
  if (rules.length === 0) return [];
  const wanted = new Set(ids);
  const { nodes } = report.detailed;
  const selections = new Selections({
    ids: nodes.map(({ id }) => id),
    fileCount: nodes.filter(({ type }) => type === 'file').length,
  });
  const covers = (selector: Selector): boolean =>
    selections.select(selector).nodes.some((node) => wanted.has(nodes[node]!.id));
  return rules.flatMap((rule) => {
    const demands = demandsOf(rule, covers);
    if (demands.length === 0) return [];
    const { name, severity, because } = rule;
    return [{ name, severity, ...(because !== undefined && { because }), demands }];
  });
}

function demandsOf(rule: Rule, covers: (selector: Selector) => boolean): readonly string[] {
  switch (rule.verb) {
    case 'mustNotUse':
      return [
        ...(covers(rule.from) ? [`must not use ${rule.targets.text}${throughOthers(rule)}`] : []),
        ...(covers(rule.targets) ? [`must not be used by ${rule.from.text}${throughOthers(rule)}`] : []),
      ];
    case 'mayUse':
      return covers(rule.from) ? [`may use only ${rule.targets.text}`] : [];
    case 'protected':
      return covers(rule.internals) ? [`may be used only by ${rule.only.text}`] : [];
    case 'acyclic':
      return covers(rule.members) ? [`must not be in a cycle of ${rule.members.text}`] : [];
    case 'independent':
      return demandsOfMembers(rule.members, covers);
    case 'layers':
      return demandsOfLayers(rule.layers, covers);
    case 'budget':
      return [];
  }
}

function throughOthers({ transitive }: { readonly transitive: boolean }): string {
  return transitive ? ', not even through other files' : '';
}

function demandsOfMembers(
  members: readonly Selector[],
  covers: (selector: Selector) => boolean,
): readonly string[] {
  const [only, ...more] = members;
  if (only !== undefined && more.length === 0) {
    return covers(only) ? [`must not use another member of ${only.text}`] : [];
  }
  return members.filter(covers).map((own) => {
    const others = members.filter((member) => member !== own).map(({ text }) => text);
    return `${own.text} must not use ${others.join(', ')}`;
  });
}

function demandsOfLayers(
  layers: readonly Selector[],
  covers: (selector: Selector) => boolean,
): readonly string[] {
  return layers.flatMap((layer, depth) => {
    if (!covers(layer) || depth === 0) return [];
    const higher = layers.slice(0, depth).map(({ text }) => text);
    return [`${layer.text} must not use the layers above it: ${higher.join(', ')}`];
  });
}
