// What if some dependencies were removed: the page then shows the report that the project would have. It is made from the
// report in the page; nothing is asked of the server and nothing of the project changes.
import { effect, signal } from '@preact/signals';
import type { Dependency } from '../../src/model/report.ts';
import type { WhatIf } from '../../src/what-if/what-if.ts';
import { askAgain } from '../live/ask-again.ts';
import { readWholeReport } from '../state/page-report.ts';
import { type ReportIndex, indexReport } from '../state/report-index.ts';
import { restoreReport } from '../state/restore-report.ts';
import { alignedReports, index, navigate, realIndex, showWhatIf, view } from '../state/store.ts';

export type WhatIfState =
  /** Nothing is removed. */
  | { readonly kind: 'off' }
  | { readonly kind: 'computing' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly reason: string };

export const whatIfState = signal<WhatIfState>({ kind: 'off' });

/** Follows the dependencies that the view has removed, and the report. */
export function startWhatIf(): void {
  let lastReal: ReportIndex | null = null;
  let lastRemoved: readonly Dependency[] = [];
  effect(() => {
    const real = realIndex.value;
    const { removed } = view.value;
    // A change is what is; there is nothing to suppose.
    if (alignedReports.value !== null) return;
    if (real === null || (real === lastReal && isSame(removed, lastRemoved))) return;
    if (lastReal !== null && real !== lastReal) numberedBy = real;
    lastReal = real;
    lastRemoved = removed;
    void follow(real, removed);
  });
}

function isSame(a: readonly Dependency[], b: readonly Dependency[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

let latest = 0;

async function follow(real: ReportIndex, removed: readonly Dependency[]): Promise<void> {
  const run = ++latest;
  if (removed.length === 0) {
    whatIfState.value = { kind: 'off' };
    show(null);
    return;
  }
  whatIfState.value = { kind: 'computing' };
  const result = await compute(real, removed);
  if (run !== latest) return;
  if (typeof result === 'string') {
    whatIfState.value = { kind: 'failed', reason: result };
    show(null);
    return;
  }
  show(result);
  whatIfState.value = { kind: 'shown' };
}

/** The report that the numbers of the focus are of, if something else is to be shown and they were not read from the address. */
let numberedBy: ReportIndex | null = null;

function show(next: ReportIndex | null): void {
  showWhatIf(next, numberedBy);
  numberedBy = null;
}

/** Why it failed, if it did. */
async function compute(real: ReportIndex, removed: readonly Dependency[]): Promise<ReportIndex | string> {
  try {
    await untilPainted();
    const whatIf = await createFor(real);
    if (whatIf === undefined)
      return 'The conclusions of this report cannot be reproduced here. Another version or program made it.';
    return indexReport(readWholeReport(whatIf(removed)));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** So that the page says what it does before it is busy. In a hidden tab nothing is painted. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

const created = new WeakMap<ReportIndex, WhatIf | undefined>();

async function createFor(real: ReportIndex): Promise<WhatIf | undefined> {
  if (!created.has(real)) {
    const { createWhatIf } = await askAgain(() => import('../../src/what-if/what-if.ts'));
    created.set(real, createWhatIf(restoreReport(real)));
  }
  return created.get(real);
}

function isRemoved([source, target]: Dependency): boolean {
  return view.value.removed.some(([from, to]) => from === source && to === target);
}

export function removeDependencies(dependencies: readonly Dependency[]): void {
  const added = dependencies.filter((dependency) => !isRemoved(dependency));
  remove([...view.value.removed, ...added]);
}

export function restoreDependency([source, target]: Dependency): void {
  remove(view.value.removed.filter(([from, to]) => from !== source || to !== target));
}

export function restoreAll(): void {
  remove([]);
}

function remove(removed: readonly Dependency[]): void {
  numberedBy = index.value;
  navigate({ removed });
}
