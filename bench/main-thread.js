// CPU time of a page's main thread, from Chromium's own trace: unlike the clock, other work on the machine hardly moves it.
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number }} TraceEvent
 */

/**
 * Milliseconds from the start of `act`, or from the mark `from`, until the mark `to` that the page sets in it.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {string} file Where the trace may be written.
 * @param {{ from?: string, to: string }} marks
 * @param {() => Promise<unknown>} act
 */
export async function mainThreadMs(browser, page, file, { from, to }, act) {
  await browser.startTracing(page, { path: file, categories: ['toplevel', 'blink.user_timing'] });
  await act();
  await browser.stopTracing();
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8'));
  const end = traceEvents.find(({ name }) => name === to);
  const start = traceEvents.find(({ name }) => name === from)?.ts ?? 0;
  if (end === undefined) throw new Error(`The page did not set the mark ${to}.`);
  const tasks = traceEvents
    .filter(
      ({ pid, tid, ph, name }) =>
        pid === end.pid && tid === end.tid && ph === 'X' && name.endsWith('RunTask'),
    )
    .filter(({ ts, dur = 0 }) => ts + dur > start && ts < end.ts)
    .toSorted((a, b) => a.ts - b.ts);
  let sum = 0;
  let until = -1;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    // A task within a task is counted with it.
    if (ts < until) continue;
    sum += tdur;
    until = ts + dur;
  }
  return sum / 1000;
}
