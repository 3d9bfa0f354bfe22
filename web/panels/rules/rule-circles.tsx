// The circles of a rule that allows none, each with its members and the dependencies between them.
import { useState } from 'preact/hooks';
import type { Rule } from '../../../src/model/rule.ts';
import type { RuleViolation } from '../../../src/model/rule-result.ts';
import { countOf } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { selectionsOf } from '../../state/select-nodes.ts';
import { visibleName } from '../../state/visible-name.ts';
import { LongList } from '../long-list.tsx';
import { ViolationRows } from './rule-violation.tsx';

interface RuleCirclesProps {
  readonly current: ReportIndex;
  readonly rule: Rule | undefined;
  readonly violations: readonly RuleViolation[];
}

export function RuleCircles({ current, rule, violations }: RuleCirclesProps) {
  const numbers = [...new Set(violations.map(({ circle }) => circle ?? 0))];
  const circles = numbers.map(
    (number) => [number, violations.filter(({ circle }) => (circle ?? 0) === number)] as const,
  );
  const nameOf = createMemberNamer(current, rule);
  return (
    <LongList
      items={circles}
      shownAtFirst={8}
      keyOf={([circle]) => String(circle)}
      render={([circle, own]) => (
        <Circle
          current={current}
          name={describeMembers(own, nameOf) ?? `Cycle ${circle + 1}`}
          violations={own}
          isFirst={circles.length === 1}
        />
      )}
    />
  );
}

interface CircleProps {
  readonly current: ReportIndex;
  readonly name: string;
  readonly violations: readonly RuleViolation[];
  /** The only one is open at first. */
  readonly isFirst: boolean;
}

function Circle({ current, name, violations, isFirst }: CircleProps) {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details class="back-dependency" open={isFirst} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="name">{visibleName(name)}</span>
        <small>{countOf(violations.length, 'dependency', 'dependencies')}</small>
      </summary>
      {isOpen && <ViolationRows current={current} violations={violations} />}
    </details>
  );
}

type MemberNamer = (id: string) => string | undefined;

function createMemberNamer(current: ReportIndex, rule: Rule | undefined): MemberNamer {
  if (rule?.verb !== 'acyclic') return () => undefined;
  const { unitOf, names } = selectionsOf(current).unitsOf(rule.members);
  return (id) => names[unitOf[current.numberOf.get(id) ?? -1] ?? -1];
}

const namedAtMost = 4;

/** `cart/ ⇄ price/`, or the first of many. Undefined if the members are not known. */
function describeMembers(violations: readonly RuleViolation[], nameOf: MemberNamer): string | undefined {
  const names = [...new Set(violations.flatMap(({ from, to }) => [nameOf(from), nameOf(to)]))].filter(
    (name) => name !== undefined,
  );
  if (names.length === 0) return undefined;
  const rest = names.length - namedAtMost;
  return `${names.slice(0, namedAtMost).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
