// Which folders stand open, for every view that shows groups: the largest at first, then as the person says.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { goTo, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { type Group, growGroups } from './group-tree.ts';
import { type ShownGroups, showGroups } from './shown-groups.ts';

export interface Groups {
  readonly shown: ShownGroups;
  /** Whether the person opened or closed anything. */
  readonly isChanged: boolean;
}

/** `chooseOpen` gives the keys of the groups that stand open at first; it must not change. */
export function useGroups(report: ReportIndex, chooseOpen: (root: Group) => ReadonlySet<string>): Groups {
  const left = visible.value;
  const root = useMemo(() => growGroups(report, left), [report, left]);
  const fitting = useMemo(() => chooseOpen(root), [root, chooseOpen]);
  const { opened, closed } = view.value;
  const shown = useMemo(() => {
    const [isOpened, isClosed] = [new Set(opened), new Set(closed)];
    return showGroups(report, root, (key) => isOpened.has(key) || (fitting.has(key) && !isClosed.has(key)));
  }, [report, root, fitting, opened, closed]);
  return { shown, isChanged: opened.length + closed.length > 0 };
}

export function openGroup(key: string): void {
  const { opened, closed } = view.value;
  goTo({ opened: [...without(opened, key), key], closed: without(closed, key) });
}

export function closeGroup(key: string): void {
  const { opened, closed } = view.value;
  goTo({ opened: without(opened, key), closed: [...without(closed, key), key] });
}

export function forgetWishes(): void {
  goTo({ opened: [], closed: [] });
}

function without(keys: readonly string[], key: string): string[] {
  return keys.filter((other) => other !== key);
}
