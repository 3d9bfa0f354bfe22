// Keeps the page up to date: loads the first report and a new one after every event, and reconnects to the server.
import { signal } from '@preact/signals';
import { isLive, loadChange, loadReport, openEventStream, reanalyze } from '../api.ts';
import type { AlignedReports } from '../state/change/align-reports.ts';
import { type ReadReport, readPageReport } from '../state/page-report.ts';
import { realIndex, showReport } from '../state/store.ts';
import { askAgain } from './ask-again.ts';
import type { ReportChange } from './compare-reports.ts';
import { connection, isOutdated } from './connection.ts';
import { notify } from '../state/notices.ts';

export type Loading = { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly reason: string };

export interface Progress {
  readonly path: string;
  readonly stage: 'scan' | 'extract' | 'resolve' | 'report';
  readonly done: number;
  /** 0 while unknown. */
  readonly total: number;
}

export const loading = signal<Loading>({ kind: 'loading' });
/** Progress of the running analysis, null if none runs. */
export const progress = signal<Progress | null>(null);
/** Compared with the previous report, null for the first. */
export const lastChange = signal<ReportChange | null>(null);

const firstWaitMs = 1000;
const longestWaitMs = 20_000;

export function startLive(): void {
  void refreshReport();
  if (isLive) connect(firstWaitMs);
}

/** Retries on its own: the browser gives up when the server answers with an error. */
function connect(waitMs: number): void {
  const events = openEventStream();
  let wait = waitMs;
  events.addEventListener('open', () => {
    wait = firstWaitMs;
    if (connection.value !== 'lost') return;
    connection.value = 'live';
    void refreshReport();
  });
  events.addEventListener('error', () => {
    events.close();
    connection.value = 'lost';
    progress.value = null;
    setTimeout(() => connect(Math.min(longestWaitMs, wait * 1.6)), wait);
  });
  events.addEventListener('progress', (event) => {
    progress.value = JSON.parse(event.data as string) as Progress;
  });
  events.addEventListener('report', () => {
    progress.value = null;
    void refreshReport();
  });
  events.addEventListener('failed', (event) => {
    progress.value = null;
    const { detail } = JSON.parse(event.data as string) as { readonly detail: string };
    notify(describeFailure(detail));
  });
}

let running: Promise<void> | undefined;
let isRefreshPending = false;

/** One at a time; a call during a refresh causes one more after it. */
export async function refreshReport(): Promise<void> {
  if (running !== undefined) {
    isRefreshPending = true;
    return running;
  }
  running = load();
  await running;
  running = undefined;
  if (isRefreshPending) {
    isRefreshPending = false;
    await refreshReport();
  }
}

async function load(): Promise<void> {
  try {
    const before = realIndex.value;
    const [report, change] = await askAgain(() => Promise.all([loadReport(), loadChange()]));
    const read = readPageReport(report);
    const { generatedAt, projectRoot } = read.report;
    isOutdated.value = false;
    const isSameProject = before?.report.projectRoot === projectRoot;
    if (isSameProject && before.report.generatedAt === generatedAt) return;
    const aligned = change === null ? null : await alignWith(read, change);
    if (isSameProject) {
      const comparison = await askAgain(() => import('./compare-reports.ts'));
      const { compareReports, describeChange, findRenamed, renamer } = comparison;
      // What was renamed stays selected.
      const renamed = findRenamed(before.nodes, read.nodes);
      showReport(read, aligned, renamer(before.nodes, renamed));
      lastChange.value = compareReports(before, realIndex.value ?? before, renamed);
      notify(describeChange(lastChange.value));
      return;
    }
    showReport(read, aligned);
    lastChange.value = null;
    if (before !== null) notify(`Now showing ${projectRoot}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (realIndex.value === null) loading.value = { kind: 'failed', reason };
    else {
      isOutdated.value = true;
      notify(`The new report could not be loaded: ${reason}`);
    }
  }
}

async function alignWith(after: ReadReport, change: string): Promise<AlignedReports> {
  const { readChange } = await askAgain(() => import('../state/change/read-change.ts'));
  return readChange(change, after);
}

export async function analyseAgain(): Promise<void> {
  if (progress.value !== null) return;
  progress.value = { path: realIndex.value?.report.projectRoot ?? '', stage: 'scan', done: 0, total: 0 };
  try {
    await reanalyze();
    await refreshReport();
  } catch (error) {
    notify(describeFailure(error instanceof Error ? error.message : String(error)));
  } finally {
    progress.value = null;
  }
}

function describeFailure(reason: string): string {
  return `The analysis failed: ${reason} The last report is still shown.`;
}
