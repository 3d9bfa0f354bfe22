// The name of a rule that something breaks: a click opens the rule in its panel.
import { navigate } from '../state/store.ts';
import { visibleName } from '../state/visible-name.ts';

interface RuleLinkProps {
  readonly rule: string;
  /** `new`, `2 in the baseline` */
  readonly state: string;
}

export function RuleLink({ rule, state }: RuleLinkProps) {
  return (
    <button
      type="button"
      class="rule-mark"
      title="Show the rule"
      onClick={() => navigate({ panel: 'rules', rule })}
    >
      breaks <b class="name">{visibleName(rule)}</b> ({state})
    </button>
  );
}
