// The state of the page: the report and the view, as signals. All changes of the view go through this file.
import { batch, computed, signal } from '@preact/signals';
import { findLayers } from './find-layers.ts';
import type { ReadReport, ShownReport } from './page-report.ts';
import { type ReportIndex, indexReport } from './report-index.ts';
import { type ViewId, type ViewState, formatView, initialView, parseView } from './view-state.ts';

const currentView = signal<ViewState>(parseView(location.hash));
const currentIndex = signal<ReportIndex | null>(null);

export const view = computed(() => currentView.value);
export const index = computed(() => currentIndex.value);

/** The ID of the selected node: lists that use it need not render at every change of the view. */
export const selectedId = computed(() => view.value.selected);

/** The number of the selected node, -1 for none. */
export const selectedNode = computed(() => nodeNumber(view.value.selected));
export const secondNode = computed(() => nodeNumber(view.value.second));

/** Whether there is anything to check layers on. */
export const hasLayers = computed(() => index.value !== null && findLayers(index.value));

/** The node under the pointer, -1 for none. It changes too often for the address. */
export const hoveredNode = signal(-1);

/** The user selected nothing. Unlike null, this is stored in the address. */
const nothing = '';

function nodeNumber(id: string | null): number {
  return id === null ? -1 : (index.value?.numberOf.get(id) ?? -1);
}

/** A change that the back button undoes. */
export function navigate(change: Partial<ViewState>): void {
  const next = { ...currentView.value, ...change };
  if (formatView(next) === formatView(currentView.value)) return;
  writeAddress();
  currentView.value = next;
  history.pushState(null, '', addressOf(next));
}

/** A change without an entry in the history: the camera, a sort order. */
export function updateView(change: Partial<ViewState>): void {
  currentView.value = { ...currentView.value, ...change };
  // Browsers limit how often the address may change.
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

/** Another view starts at its top. */
export function openView(id: ViewId): void {
  if (id !== currentView.value.view) navigate({ view: id, scroll: null });
}

export function select(id: string | null): void {
  navigate({ selected: id ?? nothing, second: null });
}

/** Replaces the report; selection and camera stay unless it is of another project. */
export function showReport(read: ReadReport): void {
  const before = currentIndex.value?.report.projectRoot;
  const { report } = read;
  const next = indexReport(read);
  const isOtherProject = before !== undefined && before !== report.projectRoot;
  const { selected, second } = currentView.value;
  batch(() => {
    currentIndex.value = next;
    hoveredNode.value = -1;
    if (isOtherProject)
      updateView({ ...initialView, view: currentView.value.view, selected: riskiestFile(report) });
    else if (before === undefined && selected === null) updateView({ selected: riskiestFile(report) });
    else if (before !== undefined)
      updateView({
        selected: keepIfPresent(next, selected) ?? nothing,
        second: keepIfPresent(next, second),
        cycle: null,
        tangle: null,
      });
  });
}

function riskiestFile(report: ShownReport): string | null {
  return report.risks.top_risk_files[0]?.file ?? null;
}

function keepIfPresent(next: ReportIndex, id: string | null): string | null {
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
