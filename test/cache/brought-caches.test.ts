// A change can contain files of the output directory, and so a cache with false answers about itself.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { diffRevisions } from '../../src/runs/diff-revisions.ts';
import type { Change } from '../../src/model/change.ts';
import { traceHistory } from '../../src/runs/trace-history.ts';
import { createRepository, gitEnvironment } from '../revisions/git-repository.ts';

const commits = [
  { day: '2026-01-01', files: { 'cart.ts': '', 'order.ts': '', 'taxes.ts': '' } },
  { day: '2026-01-02', files: { 'cart.ts': "import './order';\n" } },
];

async function diff(folder: string): Promise<Change['dependencies']['added']> {
  const cacheFile = join(folder, '.lintel/analysis.cache');
  const context = { environment: gitEnvironment, cacheFile, needsReports: false };
  const { change } = await diffRevisions(folder, { base: 'HEAD~1', head: 'HEAD' }, {}, context);
  return change.dependencies.added;
}

async function dependencyCounts(folder: string): Promise<readonly number[]> {
  const cacheFile = join(folder, '.lintel/snapshots.cache');
  const { points } = await traceHistory(
    folder,
    { every: 1, authors: false },
    {},
    { environment: gitEnvironment, cacheFile },
  );
  return points.map(({ dependencies }) => dependencies);
}

type Edit = (text: string) => string;

const otherTarget: Edit = (text) => text.replaceAll('order', 'taxes');
const moreDependencies: Edit = (text) => text.replaceAll('"figures":[3,1,', '"figures":[3,7,');

/** All caches with other content and right checksums. */
function forge(folder: string, edit: Edit, write: (file: string, bytes: Buffer) => void): void {
  for (const name of readdirSync(join(folder, '.lintel')).filter((each) => each.endsWith('.cache'))) {
    const file = join(folder, '.lintel', name);
    const parts = edit(readFileSync(file, 'latin1')).split('\n');
    const at = parts.findIndex((part) => part.includes('"checksum":'));
    const rest = Buffer.from(parts.slice(at + 1).join('\n'), 'latin1');
    if (at !== -1) parts[at] = parts[at]!.replace(/"checksum":\d+/, `"checksum":${crc32(rest)}`);
    write(file, Buffer.from(parts.join('\n'), 'latin1'));
  }
}

/** As git does for a file of a commit. */
function checkOut(file: string, bytes: Buffer): void {
  rmSync(file);
  writeFileSync(file, bytes);
}

const cases = [
  { what: 'comparison', ask: diff, edit: otherTarget },
  { what: 'history', ask: dependencyCounts, edit: moreDependencies },
] as const;

describe.each(cases)('the caches of a $what', ({ ask, edit }) => {
  it('are ignored if the project brings them', async () => {
    const folder = createRepository(commits);
    const answer = await ask(folder);
    forge(folder, edit, checkOut);
    expect(await ask(folder)).toEqual(answer);
  });

  // Otherwise the test above would show nothing.
  it('are used if they are those that were written there', async () => {
    const folder = createRepository(commits);
    const answer = await ask(folder);
    forge(folder, edit, (file, bytes) => writeFileSync(file, bytes));
    expect(await ask(folder)).not.toEqual(answer);
  });
});

it('the extractions of a comparison are ignored if the project brings them', async () => {
  const folder = createRepository(commits);
  const answer = await diff(folder);
  rmSync(join(folder, '.lintel/diff.cache'));
  forge(folder, otherTarget, checkOut);
  expect(await diff(folder)).toEqual(answer);
});
