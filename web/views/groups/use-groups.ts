// Which folders are open in the matrix and the layers: the largest at first, then as the user chooses.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { navigate, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { type Group, buildGroupTree } from './group-tree.ts';
import { type ShownGroups, showGroups } from './shown-groups.ts';

export interface Groups {
  readonly shown: ShownGroups;
  /** Whether the user opened or closed anything. */
  readonly isChanged: boolean;
}

/** `chooseOpen` returns the keys of the groups that are open at first; it must be constant. */
export function useGroups(report: ReportIndex, chooseOpen: (root: Group) => ReadonlySet<string>): Groups {
  const included = visible.value;
  const root = useMemo(() => buildGroupTree(report, included), [report, included]);
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
  navigate({ opened: [...without(opened, key), key], closed: without(closed, key) });
}

export function closeGroup(key: string): void {
  const { opened, closed } = view.value;
  navigate({ opened: without(opened, key), closed: [...without(closed, key), key] });
}

export function resetGroups(): void {
  navigate({ opened: [], closed: [] });
}

function without(keys: readonly string[], key: string): string[] {
  return keys.filter((other) => other !== key);
}
