// The state of the page: the report and the view, as signals. All changes of the view go through this file.
import { batch, computed, signal } from '@preact/signals';
import type { AlignedReports } from './change/align-reports.ts';
import { isInFolder } from './format.ts';
import { folderOfId } from './folder-id.ts';
import { followFocus } from './follow-focus.ts';
import { findLayers } from './find-layers.ts';
import type { ReadReport } from './page-report.ts';
import { type ReportIndex, findEdge, indexReport } from './report-index.ts';
import {
  type Filters,
  type ViewId,
  type ViewState,
  formatView,
  initialView,
  parseView,
} from './view-state.ts';

const currentView = signal<ViewState>(parseView(location.hash));
const currentIndex = signal<ReportIndex | null>(null);
const whatIfIndex = signal<ReportIndex | null>(null);
const currentChange = signal<AlignedReports | null>(null);

export const view = computed(() => currentView.value);
/** The report of the project as it is. */
export const realIndex = computed(() => currentIndex.value);
/** The change that the page shows, null if it shows a project. */
export const alignedReports = computed(() => currentChange.value);
const side = computed(() => view.value.side);
/** What the page shows: the report, that of before or afterwards in a change, or what it would be without some dependencies. */
export const index = computed(() => {
  const sideShown = side.value === 'before' ? 'before' : 'after';
  return whatIfIndex.value ?? currentChange.value?.indexOf(sideShown) ?? currentIndex.value;
});
/** What the views draw: the same, with what was removed if both sides of a change are shown. */
export const drawnIndex = computed(() => currentChange.value?.indexOf(side.value) ?? index.value);
/** What the map is arranged by, so that both sides of a change have the same places. */
export const wholeIndex = computed(() => currentChange.value?.indexOf('both') ?? index.value);

/** The ID of the selected node: lists that use it need not render at every change of the view. */
export const selectedId = computed(() => view.value.selected);

/** The number of the selected node, -1 for none. */
export const selectedNode = computed(() => nodeNumber(view.value.selected));
/** The path of the selected folder, null for none. */
export const selectedFolder = computed(() => {
  const folder = folderOfId(view.value.selected);
  return folder !== null && index.value !== null && hasFolder(index.value, folder) ? folder : null;
});
export const secondNode = computed(() => nodeNumber(view.value.second));

/** Whether there is anything to check layers on. */
export const hasLayers = computed(() => index.value !== null && findLayers(index.value));

/** The node under the pointer, -1 for none. It changes too often for the address. */
export const hoveredNode = signal(-1);

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

/** Views zoom to what the filters leave. */
export function changeFilters(change: Partial<Filters>, rest: Partial<ViewState> = {}): void {
  const filters = { ...currentView.value.filters, ...change };
  navigate({ ...everything, filters, ...rest });
}

/** The cameras and the scroll position that show everything. */
const everything = { camera: null, graphCamera: null, scroll: null } as const;

/** Another view starts at its top. */
export function openView(id: ViewId): void {
  if (id !== currentView.value.view) navigate({ view: id, scroll: null });
}

export function select(id: string | null): void {
  navigate({ selected: id, second: null });
}

/**
 * Replaces the report; selection, focus and camera stay unless it is of another project. `nowOf`: a path → what it is called
 * now.
 */
export function showReport(
  read: ReadReport,
  change: AlignedReports | null = null,
  nowOf = (path: string): string => path,
): void {
  const before = index.value;
  const next = indexReport(read);
  const isOtherProject = before !== null && before.report.projectRoot !== next.report.projectRoot;
  const { selected, second, removed, filters } = currentView.value;
  batch(() => {
    currentIndex.value = next;
    currentChange.value = change;
    // Made from the last report; web/what-if makes it again.
    whatIfIndex.value = null;
    hoveredNode.value = -1;
    if (isOtherProject) updateView({ ...initialView, view: currentView.value.view });
    else if (before !== null)
      updateView({
        ...followFocus(currentView.value, before, next, nowOf),
        selected: keepIfPresent(next, nowOf(selected ?? '')),
        second: keepIfPresent(next, nowOf(second ?? '')),
        filters: { ...filters, folder: filters.folder && nowOf(filters.folder) },
        removed: removed.filter((dependency) => findEdge(next, dependency) !== -1),
      });
  });
}

/**
 * Null to show the project as it is. `numberedBy`: the report whose numbers the cycle and the tangle in focus have; null if
 * they have those of what is shown next, as in an address.
 */
export function showWhatIf(next: ReportIndex | null, numberedBy: ReportIndex | null): void {
  batch(() => {
    whatIfIndex.value = next;
    hoveredNode.value = -1;
    if (numberedBy !== null && index.value !== null)
      updateView(followFocus(currentView.value, numberedBy, index.value));
  });
}

function keepIfPresent(next: ReportIndex, id: string): string | null {
  const folder = folderOfId(id);
  const isPresent = folder === null ? next.numberOf.has(id) : hasFolder(next, folder);
  return isPresent ? id : null;
}

function hasFolder({ nodes }: ReportIndex, path: string): boolean {
  return nodes.some(({ type, folder }) => type === 'file' && isInFolder(folder, path));
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
