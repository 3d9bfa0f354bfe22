// What keeps the page fresh: the first report, a new one after every event from the server, and the server itself found
// again when it was gone.
import { signal } from '@preact/signals';
import { isLive, listen, loadReport, reanalyze } from '../api.ts';
import { readPageReport } from '../state/page-report.ts';
import { index, showReport } from '../state/store.ts';
import { type Change, compareReports, describeChange } from './compare-reports.ts';
import { say } from './notices.ts';

export type Loading = { readonly kind: 'waiting' } | { readonly kind: 'failed'; readonly reason: string };

export type Connection = 'live' | 'lost' | 'file';

export interface Progress {
  readonly path: string;
  readonly stage: 'scan' | 'extract' | 'resolve' | 'report';
  readonly done: number;
  /** 0 while nobody knows. */
  readonly total: number;
}

export const loading = signal<Loading>({ kind: 'waiting' });
export const connection = signal<Connection>(isLive ? 'live' : 'file');
/** What the running analysis does, null while none runs. */
export const progress = signal<Progress | null>(null);
/** Against the report before, null for the first. */
export const lastChange = signal<Change | null>(null);

const firstWaitMs = 1000;
const longestWaitMs = 20_000;

export function startLive(): void {
  void refresh();
  if (isLive) connect(firstWaitMs);
}

/** Own retries instead of the browser's: it gives up for good when the server answers with an error. */
function connect(waitMs: number): void {
  const events = listen();
  let wait = waitMs;
  events.addEventListener('open', () => {
    wait = firstWaitMs;
    if (connection.value !== 'lost') return;
    connection.value = 'live';
    void refresh();
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
    void refresh();
  });
  events.addEventListener('failed', (event) => {
    progress.value = null;
    const { detail } = JSON.parse(event.data as string) as { readonly detail: string };
    say(describeFailure(detail));
  });
}

let running: Promise<void> | undefined;
let isAskedAgain = false;

/** One at a time; who asks meanwhile gets one more run after it. */
export async function refresh(): Promise<void> {
  if (running !== undefined) {
    isAskedAgain = true;
    return running;
  }
  running = load();
  await running;
  running = undefined;
  if (isAskedAgain) {
    isAskedAgain = false;
    await refresh();
  }
}

async function load(): Promise<void> {
  try {
    const before = index.value;
    const read = readPageReport(await loadReport());
    const { generatedAt, projectRoot } = read.report;
    const isSameProject = before?.report.projectRoot === projectRoot;
    if (isSameProject && before.report.generatedAt === generatedAt) return;
    showReport(read);
    const after = index.value;
    if (before === null || after === null) return;
    lastChange.value = isSameProject ? compareReports(before, after) : null;
    say(lastChange.value === null ? `Now showing ${projectRoot}` : describeChange(lastChange.value));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (index.value === null) loading.value = { kind: 'failed', reason };
    else say(`The new report could not be loaded: ${reason}`);
  }
}

export async function analyseAgain(): Promise<void> {
  if (progress.value !== null) return;
  progress.value = { path: index.value?.report.projectRoot ?? '', stage: 'scan', done: 0, total: 0 };
  try {
    await reanalyze();
    await refresh();
  } catch (error) {
    say(describeFailure(error instanceof Error ? error.message : String(error)));
  } finally {
    progress.value = null;
  }
}

function describeFailure(reason: string): string {
  return `The analysis failed: ${reason} The last report stays.`;
}
