// Which folders stand open, for every view that shows groups: the largest at first, then as the person says.
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { visible } from '../../state/visible.ts';
import { type Group, growGroups } from './group-tree.ts';
import { type ShownGroups, showGroups } from './shown-groups.ts';

/** Key of a group → whether the person opened or closed it. It outlives the view, so that coming back finds it. */
const wishes = signal<ReadonlyMap<string, boolean>>(new Map());

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
  const wished = wishes.value;
  const shown = useMemo(
    () => showGroups(report, root, (key) => wished.get(key) ?? fitting.has(key)),
    [report, root, fitting, wished],
  );
  return { shown, isChanged: wished.size > 0 };
}

export function openGroup(key: string): void {
  wishes.value = new Map(wishes.value).set(key, true);
}

export function closeGroup(key: string): void {
  wishes.value = new Map(wishes.value).set(key, false);
}

export function forgetWishes(): void {
  wishes.value = new Map();
}
