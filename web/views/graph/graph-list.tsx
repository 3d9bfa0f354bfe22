// The groups of the graph as a list, for keyboards and screen readers: what each depends on, and buttons to open and close.
import { countOf, writeNumber } from '../../../src/std/words.ts';
import { nameOf } from '../groups/group-tree.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import { closeGroup, openGroup } from '../groups/use-groups.ts';

interface GraphListProps {
  readonly shown: ShownGroups;
  readonly labels: readonly string[];
  readonly selected: readonly number[];
  choose(group: number, event: MouseEvent): void;
  /** -1 if the pointer or the focus left. */
  point(group: number): void;
}

const listLimit = 300;

export function GraphList({ shown, labels, selected, choose, point }: GraphListProps) {
  const order = depthFirst(shown);
  return (
    <ul aria-label="Nodes of the graph">
      {order.slice(0, listLimit).map((number) => {
        const group = shown.groups[number];
        if (group === undefined) return null;
        const isOpen = shown.isOpen[number] === 1;
        const indent = { paddingLeft: `${((shown.depth[number] ?? 1) - 1) * 12}px` };
        return (
          <li key={group.key} style={indent}>
            {group.kind === 'file' ? (
              <i />
            ) : (
              <button
                type="button"
                class="graph-toggle"
                aria-expanded={isOpen}
                aria-label={`${isOpen ? 'Close' : 'Open'} ${nameOf(group)}`}
                title={`${isOpen ? 'Close' : 'Open'} ${nameOf(group)}`}
                onClick={() => (isOpen ? closeGroup(group.key) : openGroup(group.key))}
              />
            )}
            {isOpen ? (
              <span class="name muted">{group.label}</span>
            ) : (
              <button
                type="button"
                class="graph-name name"
                title={describe(shown, number)}
                aria-current={selected.includes(number)}
                onClick={(event) => choose(number, event)}
                onDblClick={() => group.kind !== 'file' && openGroup(group.key)}
                onPointerEnter={() => point(number)}
                onPointerLeave={() => point(-1)}
                onFocus={() => point(number)}
                onBlur={() => point(-1)}
              >
                {labels[number]}
                <span class="visually-hidden">, {describeLinks(shown, number)}</span>
              </button>
            )}
          </li>
        );
      })}
      {order.length > listLimit && <li class="muted">and {writeNumber(order.length - listLimit)} more</li>}
    </ul>
  );
}

/** Without the root. */
function depthFirst({ groups, parent }: ShownGroups): number[] {
  const children: number[][] = groups.map(() => []);
  parent.forEach((at, number) => children[at]?.push(number));
  const order: number[] = [];
  const waiting = [0];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    order.push(number);
    waiting.push(...(children[number] ?? []).toReversed());
  }
  return groups.length === 1 ? order : order.slice(1);
}

function describe(shown: ShownGroups, number: number): string {
  const group = shown.groups[number];
  return group === undefined ? '' : `${nameOf(group)}: ${describeLinks(shown, number)}`;
}

function describeLinks({ links }: ShownGroups, number: number): string {
  const out = links.filter(({ from, to }) => from === number && to !== number).length;
  const into = links.filter(({ from, to }) => to === number && from !== number).length;
  return `depends on ${writeNumber(out)}, used by ${countOf(into, 'other')}`;
}
