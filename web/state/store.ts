// The state of the page: the report and the view, as signals. Events change the view through here and nothing else does.
import { computed, signal } from '@preact/signals';
import type { Report } from '../../src/model/report.ts';
import { type ReportIndex, indexReport } from './report-index.ts';
import { type ViewState, formatView, parseView } from './view-state.ts';

const currentView = signal<ViewState>(parseView(location.hash));
const currentIndex = signal<ReportIndex | null>(null);

export const view = computed(() => currentView.value);
export const index = computed(() => currentIndex.value);

/** The selected node's number, -1 for none. */
export const selectedNode = computed(() => nodeNumber(view.value.selected));
export const secondNode = computed(() => nodeNumber(view.value.second));

/** Node under the pointer, -1 for none: it changes too often for the address. */
export const hoveredNode = signal(-1);

function nodeNumber(id: string | null): number {
  return id === null ? -1 : (index.value?.numberOf.get(id) ?? -1);
}

/** A step that the back button takes back. */
export function goTo(change: Partial<ViewState>): void {
  const next = { ...currentView.value, ...change };
  if (formatView(next) === formatView(currentView.value)) return;
  currentView.value = next;
  history.pushState(null, '', addressOf(next));
}

/** A change too small for a step of its own: the camera, a sort order. */
export function adjust(change: Partial<ViewState>): void {
  currentView.value = { ...currentView.value, ...change };
  history.replaceState(null, '', addressOf(currentView.value));
}

export function select(id: string | null): void {
  goTo({ selected: id, second: null });
}

export function showReport(report: Report): void {
  const first = currentIndex.value === null;
  currentIndex.value = indexReport(report);
  const worst = report.risks.top_risk_files[0];
  if (first && currentView.value.selected === null && worst !== undefined) adjust({ selected: worst.file });
}

function addressOf(state: ViewState): string {
  return location.pathname + location.search + formatView(state);
}

addEventListener('popstate', () => {
  currentView.value = parseView(location.hash);
});
addEventListener('hashchange', () => {
  currentView.value = parseView(location.hash);
});
