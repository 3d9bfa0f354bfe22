// Which folders are open in the graph, the matrix and the layers: the largest at first, or those around the tangle in focus, then as
// the user chooses.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { navigate, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { type Group, buildGroupTree } from './group-tree.ts';
import { openAround } from './open-around.ts';
import { type ShownGroups, showGroups } from './shown-groups.ts';

export interface Groups {
  readonly shown: ShownGroups;
  /** Whether the user opened or closed anything, or a tangle is in focus. */
  readonly isChanged: boolean;
}

/** Returns the keys of the groups that are open at first; it must be constant. */
export type ChooseOpen = (root: Group) => ReadonlySet<string>;

export function useGroups(report: ReportIndex, chooseOpen: ChooseOpen): Groups {
  const included = visible.value;
  const root = useMemo(() => buildGroupTree(report, included), [report, included]);
  return useOpenGroups(report, root, chooseOpen);
}

export function useOpenGroups(report: ReportIndex, root: Group, chooseOpen: ChooseOpen): Groups {
  const { opened, closed, tangle: focus } = view.value;
  const tangle = report.report.tangles[focus ?? -1];
  const fitting = useMemo(
    () => (tangle === undefined ? chooseOpen(root) : openAround(root, tangle.members)),
    [root, tangle, chooseOpen],
  );
  const shown = useMemo(() => {
    const [isOpened, isClosed] = [new Set(opened), new Set(closed)];
    return showGroups(report, root, (key) => isOpened.has(key) || (fitting.has(key) && !isClosed.has(key)));
  }, [report, root, fitting, opened, closed]);
  return { shown, isChanged: tangle !== undefined || opened.length + closed.length > 0 };
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
  navigate({ opened: [], closed: [], tangle: null });
}

function without(keys: readonly string[], key: string): string[] {
  return keys.filter((other) => other !== key);
}
