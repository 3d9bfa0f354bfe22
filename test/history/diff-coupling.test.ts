// `lintel diff` with the history that an earlier run left.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { diffRevisions } from '../../src/runs/diff-revisions.ts';
import type { Change } from '../../src/model/change.ts';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { factsIn, nextText, repeated, repositoryOf } from './repository-of.ts';

it('mentions what the commits say, and asks again when the history is another one', async () => {
  const folder = repositoryOf(repeated(6, ['bank.ts', 'card.ts']));
  const outputs = temporaryFolder();
  const historyFile = join(outputs, 'history.json');
  const saveHistory = (coupling: unknown): void =>
    writeFileSync(
      historyFile,
      JSON.stringify({
        schemaVersion: 1,
        projectRoot: folder,
        points: [{ commit: { date: '2026-01-06T12:00:00+00:00' } }],
        coupling,
      }),
    );
  const ask = async (): Promise<Change['coupling']> => {
    const caches = { cacheFile: join(outputs, 'analysis.cache'), historyFile };
    const context = { environment: process.env, needsReports: false, ...caches };
    return (await diffRevisions(folder, { base: 'HEAD' }, {}, context)).change.coupling;
  };
  const { coupling } = await factsIn(folder);
  writeFiles(folder, { 'bank.ts': nextText('bank.ts') });
  // Recent times are not relied on.
  await sleep(2100);
  expect(await ask()).toBeUndefined();
  saveHistory(coupling);
  const known = {
    until: '2026-01-06T12:00:00+00:00',
    pairs: [{ changed: 'bank.ts', unchanged: 'card.ts', shared: 6, revisions: [6, 6], degree: 1 }],
  };
  expect(await ask()).toEqual(known);
  expect(await ask()).toEqual(known);
  saveHistory([]);
  expect(await ask()).toEqual({ ...known, pairs: [] });
  rmSync(historyFile);
  expect(await ask()).toBeUndefined();
});
