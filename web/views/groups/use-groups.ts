// Which folders are open in the graph, the matrix and the layers: the largest at first, or those around the tangle in focus, then as
// the user chooses.
import { useMemo } from 'preact/hooks';
import type { ReportIndex } from '../../state/report-index.ts';
import { navigate, view } from '../../state/store.ts';
import { visible } from '../../state/visible.ts';
import { type Group, buildGroupTree } from './group-tree.ts';
import { openAround } from './open-around.ts';
import { type TanglePlaces, findTanglePlaces } from './tangle-places.ts';
import { type ShownGroups, showGroups } from './shown-groups.ts';

export interface Groups {
  readonly shown: ShownGroups;
  /** Whether the user opened or closed anything, or a tangle is in focus. */
  readonly isChanged: boolean;
  /** Of the tangle in focus. */
  readonly places: TanglePlaces | undefined;
}

/** Returns the keys of the groups that are open at first; it must be constant. */
export type ChooseOpen = (root: Group) => ReadonlySet<string>;

/** Where a tangle is in focus, of its members only. */
export function useGroups(report: ReportIndex, chooseOpen: ChooseOpen): Groups {
  const included = visible.value;
  const places = usePlaces(report);
  const root = useMemo(() => {
    const limited = included.map((isShown, file) =>
      places !== undefined && places[file] === -1 ? 0 : isShown,
    );
    return buildGroupTree(report, limited);
  }, [report, included, places]);
  return useOpenGroups(report, root, chooseOpen);
}

export function useOpenGroups(report: ReportIndex, root: Group, chooseOpen: ChooseOpen): Groups {
  const { opened, closed } = view.value;
  const places = usePlaces(report);
  const fitting = useMemo(
    () => (places === undefined ? chooseOpen(root) : openAround(root, (file) => places[file])),
    [root, places, chooseOpen],
  );
  const shown = useMemo(() => {
    const [isOpened, isClosed] = [new Set(opened), new Set(closed)];
    return showGroups(report, root, (key) => isOpened.has(key) || (fitting.has(key) && !isClosed.has(key)));
  }, [report, root, fitting, opened, closed]);
  return { shown, places, isChanged: places !== undefined || opened.length + closed.length > 0 };
}

function usePlaces(report: ReportIndex): TanglePlaces | undefined {
  const tangle = report.report.tangles[view.value.tangle ?? -1];
  return useMemo(
    () => (tangle === undefined ? undefined : findTanglePlaces(report, tangle)),
    [report, tangle],
  );
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
