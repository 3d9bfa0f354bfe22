// The state of the page: the report and the view, as signals. Events change the view through here and nothing else does.
import { batch, computed, signal } from '@preact/signals';
import type { ReportFrame } from '../../src/model/page-report.ts';
import type { ReadReport } from './page-report.ts';
import { type ReportIndex, indexReport } from './report-index.ts';
import { type ViewId, type ViewState, formatView, initialView, parseView } from './view-state.ts';

const currentView = signal<ViewState>(parseView(location.hash));
const currentIndex = signal<ReportIndex | null>(null);

export const view = computed(() => currentView.value);
export const index = computed(() => currentIndex.value);

/** The selected node's ID: for lists, which need not look again at every other change of the view. */
export const selectedId = computed(() => view.value.selected);

/** The selected node's number, -1 for none. */
export const selectedNode = computed(() => nodeNumber(view.value.selected));
export const secondNode = computed(() => nodeNumber(view.value.second));

/** Node under the pointer, -1 for none: it changes too often for the address. */
export const hoveredNode = signal(-1);

/** The selection of somebody who wants none: unlike null, the address holds it. */
const nothing = '';

function nodeNumber(id: string | null): number {
  return id === null ? -1 : (index.value?.numberOf.get(id) ?? -1);
}

/** A step that the back button takes back. */
export function goTo(change: Partial<ViewState>): void {
  const next = { ...currentView.value, ...change };
  if (formatView(next) === formatView(currentView.value)) return;
  writeAddress();
  currentView.value = next;
  history.pushState(null, '', addressOf(next));
}

/** A change too small for a step of its own: the camera, a sort order. */
export function adjust(change: Partial<ViewState>): void {
  currentView.value = { ...currentView.value, ...change };
  // Browsers refuse an address that changes too often.
  pending ??= setTimeout(writeAddress, addressMs);
}

const addressMs = 250;
let pending: ReturnType<typeof setTimeout> | undefined;

function writeAddress(): void {
  if (pending === undefined) return;
  forgetPending();
  history.replaceState(null, '', addressOf(currentView.value));
}

function forgetPending(): void {
  clearTimeout(pending);
  pending = undefined;
}

/** Another view begins at its upper edge. */
export function openView(id: ViewId): void {
  if (id !== currentView.value.view) goTo({ view: id, scroll: null });
}

export function select(id: string | null): void {
  goTo({ selected: id ?? nothing, second: null });
}

/** A new report takes the place of the old one; selection and camera stay, unless it is of another project. */
export function showReport(read: ReadReport): void {
  const before = currentIndex.value?.report.projectRoot;
  const { report } = read;
  const next = indexReport(read);
  const isOther = before !== undefined && before !== report.projectRoot;
  const { selected, second } = currentView.value;
  batch(() => {
    currentIndex.value = next;
    hoveredNode.value = -1;
    if (isOther) adjust({ ...initialView, view: currentView.value.view, selected: worstFile(report) });
    else if (before === undefined && selected === null) adjust({ selected: worstFile(report) });
    else if (before !== undefined)
      adjust({
        selected: stillThere(next, selected) ?? nothing,
        second: stillThere(next, second),
        cycle: null,
      });
  });
}

function worstFile(report: ReportFrame): string | null {
  return report.risks.top_risk_files[0]?.file ?? null;
}

function stillThere(next: ReportIndex, id: string | null): string | null {
  return id !== null && next.numberOf.has(id) ? id : null;
}

function addressOf(state: ViewState): string {
  return location.pathname + location.search + formatView(state);
}

function followAddress(): void {
  forgetPending();
  currentView.value = parseView(location.hash);
}

addEventListener('popstate', followAddress);
addEventListener('hashchange', followAddress);
addEventListener('pagehide', writeAddress);
