// What a rule speaks of: each selector with the files and packages that it selects, found by the code of the check.
import { useMemo, useState } from 'preact/hooks';
import type { Rule, Selector } from '../../../src/model/rule.ts';
import type { RuleResult, RuleVerb } from '../../../src/model/rule-result.ts';
import { selectorsOf } from '../../../src/rules/selectors-of.ts';
import { countOf } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { selectionsOf } from '../../state/select-nodes.ts';
import { changeFilters } from '../../state/store.ts';
import { visibleName } from '../../state/visible-name.ts';
import { GroupedList } from '../grouped-list.tsx';
import { NodeLink } from '../node-link.tsx';

interface RuleSelectorsProps {
  readonly current: ReportIndex;
  readonly result: RuleResult;
  readonly rule: Rule | undefined;
}

export function RuleSelectors({ current, result, rule }: RuleSelectorsProps) {
  const { selectors, verb } = result;
  const patterns = rule === undefined ? [] : selectorsOf(rule);
  if (selectors.length === 0) return null;
  return (
    <ul class="rule-selectors" aria-label="Selectors">
      {selectors.map(({ selector, matches }, at) => {
        const known = patterns[at];
        const label = labelOf(verb, { at, count: selectors.length, rule });
        return (
          <li key={at}>
            {known === undefined ? (
              <p>
                {label} <code class="name">{visibleName(selector)}</code>{' '}
                <small>{countOf(matches, 'match', 'matches')}</small>
              </p>
            ) : (
              <OpenableSelector current={current} selector={known} label={label} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OpenableSelectorProps {
  readonly current: ReportIndex;
  readonly selector: Selector;
  readonly label: string;
}

function OpenableSelector({ current, selector, label }: OpenableSelectorProps) {
  const [isOpen, setOpen] = useState(false);
  const nodes = useMemo(() => selectionsOf(current).select(selector).nodes, [current, selector]);
  const ids = useMemo(() => nodes.map((node) => current.nodes[node]?.id ?? ''), [current, nodes]);
  const files = nodes.filter((node) => node < current.fileCount).length;
  const packages = nodes.length - files;
  return (
    <details class="rule-selector" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary title={selector.patterns.join('\n')}>
        {label} <code class="name">{visibleName(selector.text)}</code>{' '}
        <small>
          {[
            ...(files > 0 || packages === 0 ? [countOf(files, 'file')] : []),
            ...(packages > 0 ? [countOf(packages, 'package')] : []),
          ].join(', ')}
        </small>
      </summary>
      {isOpen && (
        <>
          {files > 0 && (
            <p class="file-actions">
              <button type="button" onClick={() => changeFilters({ selected: selector.patterns })}>
                Show only these files
              </button>
            </p>
          )}
          <GroupedList
            items={ids}
            title={selector.text}
            idOf={(id) => id}
            render={(id) => <NodeLink id={id} />}
          />
        </>
      )}
    </details>
  );
}

interface Place {
  readonly at: number;
  readonly count: number;
  readonly rule: Rule | undefined;
}

function labelOf(verb: RuleVerb, { at, count, rule }: Place): string {
  switch (verb) {
    case 'mustNotUse':
      return at === 0 ? 'Files' : 'must not use';
    case 'mayUse':
      return at === 0 ? 'Files' : 'may use';
    case 'protected':
      return at === 0 ? 'Protected' : 'only for';
    case 'layers': {
      const isWithin = rule?.verb === 'layers' && rule.within !== undefined && at === count - 1;
      return isWithin ? 'Within' : `Layer ${at + 1}`;
    }
    case 'independent':
    case 'acyclic':
      return count === 1 ? 'Members' : `Member ${at + 1}`;
    case 'budget':
      return '';
  }
}
