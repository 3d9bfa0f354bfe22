import { expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { AnalysisError, type AnalyzeProject, Session } from '../../src/session/session.ts';
import type { SessionEvent } from '../../src/session/session-event.ts';
import { reportOf } from '../support/report-of.ts';
import { servedReport } from '../support/served-report.ts';

it('shares one waiting run among all who come while another runs', async () => {
  const { session, runs } = await startShop();
  const first = session.reanalyze();
  await runs.started(2);
  const late = [session.reanalyze(), session.reanalyze(), session.reanalyze()];
  runs.finish();
  await first;
  await runs.started(3);
  runs.finish();
  const results = await Promise.all(late);
  expect([new Set(results).size, results[0] === (await first)]).toEqual([1, false]);
  expect(runs.folders).toEqual(['/srv/shop', '/srv/shop', '/srv/shop']);
});

it('keeps the last report when an analysis fails, and says so', async () => {
  const { session, runs } = await startShop();
  const before = session.served;
  const events: SessionEvent[] = [];
  session.subscribe((event) => events.push(event));
  const failing = session.reanalyze();
  await runs.started(2);
  runs.fail(new AnalysisError('The folder is gone.'));
  await expect(failing).rejects.toThrow('The folder is gone.');
  expect(session.served).toBe(before);
  expect(events).toEqual([{ kind: 'failed', path: '/srv/shop', message: 'The folder is gone.' }]);
});

it('changes the project when the new one is analysed, and re-analyses that one then', async () => {
  const { session, runs } = await startShop();
  const change = session.changeProject('/srv/billing');
  await runs.started(2);
  const again = session.reanalyze();
  expect(session.served.summary.projectRoot).toBe('/srv/shop');
  runs.finish();
  await change;
  expect(session.served.summary.projectRoot).toBe('/srv/billing');
  await runs.started(3);
  runs.finish();
  await again;
  expect(runs.folders).toEqual(['/srv/shop', '/srv/billing', '/srv/billing']);
});

it('goes on after a failure, for whoever waited', async () => {
  const { session, runs } = await startShop();
  const failing = session.changeProject('/srv/nowhere');
  await runs.started(2);
  const waiting = session.reanalyze();
  runs.fail(new AnalysisError('No such folder.'));
  await expect(failing).rejects.toThrow(AnalysisError);
  await runs.started(3);
  runs.finish();
  expect((await waiting).summary.projectRoot).toBe('/srv/shop');
});

it('lets only so many different things wait', async () => {
  const { session, runs } = await startShop();
  const first = session.changeProject('/srv/0');
  await runs.started(2);
  const waiting = Array.from({ length: 16 }, (_, i) => session.changeProject(`/srv/${i + 1}`));
  await expect(session.changeProject('/srv/99')).rejects.toThrow('Too many');
  const ended = Promise.allSettled([first, ...waiting]);
  const closing = session.close();
  runs.fail(new AnalysisError('The server is shutting down.'));
  await closing;
  expect((await ended).map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 'rejected'));
});

async function startShop() {
  const runs = new Runs();
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const starting = Session.start('/srv/shop', runs.analyze, run);
  await runs.started(1);
  runs.finish();
  return { session: await starting, runs };
}

/** Analyses that end when the test says so. */
class Runs {
  readonly folders: string[] = [];
  #finish: (report: Report) => void = () => undefined;
  #fail: (error: Error) => void = () => undefined;
  #onStart = new Map<number, () => void>();

  readonly analyze: AnalyzeProject = async (folder) => {
    const ended = new Promise<Report>((resolve, reject) => {
      this.#finish = resolve;
      this.#fail = reject;
    });
    this.folders.push(folder);
    this.#onStart.get(this.folders.length)?.();
    return servedReport(await ended);
  };

  async started(count: number): Promise<void> {
    if (this.folders.length >= count) return;
    await new Promise<void>((resolve) => this.#onStart.set(count, resolve));
  }

  finish(): void {
    this.#finish({ ...reportOf({ files: ['src/cart.ts'] }), projectRoot: this.folders.at(-1) ?? '' });
  }

  fail(error: Error): void {
    this.#fail(error);
  }
}
