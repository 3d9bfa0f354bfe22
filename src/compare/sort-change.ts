// Sorts a change into what got worse, what existed before and counts only because the order of the folders changed, and what
// got better. describe-change.ts puts it into words, for command and page.
import type {
  Change,
  ChangedBackDependency,
  ChangedCycle,
  ChangedDependency,
  ChangedImport,
  ChangedLayerViolation,
  ChangedPackage,
  ChangedTangle,
  ChangedViolation,
} from '../model/change.ts';
import { isWorse } from './describe-cycle.ts';
import { keyOf } from './mark-causes.ts';

export interface SortedFindings extends AgainstOrders {
  readonly violations: readonly ChangedViolation[];
  readonly cycles: readonly ChangedCycle[];
  readonly tangles: readonly ChangedTangle[];
  readonly unresolved: readonly ChangedImport[];
  /** Without standard libraries, which are no decision. */
  readonly packages: readonly ChangedPackage[];
}

interface AgainstOrders {
  /** Without those that a rule about layers reports. */
  readonly layerViolations: readonly ChangedLayerViolation[];
  /** Without those that are also layer violations or cause a tangle. */
  readonly backDependencies: readonly ChangedBackDependency[];
}

export interface SortedChange {
  readonly worse: SortedFindings;
  readonly old: AgainstOrders;
  readonly better: SortedFindings;
}

export function sortChange(change: Change): SortedChange {
  const { violations, layerViolations, backDependencies, unresolved, packages } = change;
  const [tangles, fewer] = split(change.tangles, ({ state }) => state !== 'gone' && state !== 'shrunk');
  const [cycles, lessBad] = split(change.cycles, isWorse);
  const [layers, oldLayers] = split(withoutRules(layerViolations.added, violations.added), isOfNow);
  const added = withoutShown(backDependencies.added, layerViolations.added, tangles);
  const [back, oldBack] = split(added, isOfNow);
  // If only the order changed, nothing was fixed.
  const removedLayers = layerViolations.removed.filter(isOfNow);
  const fixedLayers = withoutRules(removedLayers, violations.removed);
  const fixedBack = withoutShown(backDependencies.removed.filter(isOfNow), removedLayers, fewer);
  return {
    worse: {
      violations: violations.added,
      cycles,
      tangles,
      layerViolations: layers,
      backDependencies: back,
      unresolved: unresolved.added,
      packages: packages.added.filter(isDecision),
    },
    old: { layerViolations: oldLayers, backDependencies: oldBack },
    better: {
      violations: violations.removed,
      cycles: lessBad,
      tangles: fewer,
      layerViolations: fixedLayers,
      backDependencies: fixedBack,
      unresolved: unresolved.removed,
      packages: packages.removed.filter(isDecision),
    },
  };
}

function split<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

function isOfNow({ origin }: ChangedLayerViolation | ChangedBackDependency): boolean {
  return origin !== 'order';
}

function isDecision({ builtin }: ChangedPackage): boolean {
  return builtin !== true;
}

function withoutRules(
  layers: readonly ChangedLayerViolation[],
  violations: readonly ChangedViolation[],
): readonly ChangedLayerViolation[] {
  const told = new Set(
    violations
      .filter(({ verb }) => verb === 'layers')
      .map(({ from, to }) => keyOf({ source: from, target: to })),
  );
  return layers.filter((each) => !told.has(keyOf(each)));
}

function withoutShown(
  back: readonly ChangedBackDependency[],
  layers: readonly ChangedDependency[],
  tangles: readonly ChangedTangle[],
): readonly ChangedBackDependency[] {
  const shown = new Set([...layers, ...tangles.flatMap(({ because }) => because)].map(keyOf));
  return back.filter((each) => !shown.has(keyOf(each)));
}
