// git is stopped when it takes too long, writes too much or is not wanted any more, and leaves nothing behind.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRepository } from '../../src/revisions/open-repository.ts';
import { runGit } from '../../src/revisions/run-git.ts';
import { withSafeGit } from '../../src/revisions/safe-git.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { changesOf, createRepository, markerProgram, shopChanges, shopCommits } from './git-repository.ts';
import { until } from '../support/until.ts';

let folder: string;
let temporary: string;

beforeEach(() => {
  folder = createRepository(shopCommits);
  temporary = temporaryFolder();
  vi.stubEnv('TMPDIR', temporary);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('git', () => {
  it('leaves no temporary file after its work', async () => {
    expect(await changesOf(folder)).toEqual(shopChanges);
    expect(leftovers()).toEqual([]);
  });

  it('is missed where no folder of PATH has it', async () => {
    expect(await changesOf(folder, { environment: { PATH: temporary } })).toBe('git is not installed');
    expect(await changesOf(folder, { environment: {} })).toBe('git is not installed');
    expect(leftovers()).toEqual([]);
  });

  it('is stopped after the time it has', async () => {
    const { folder: path, marker } = sleepingGit();
    expect(await changesOf(folder, { environment: { PATH: path }, timeoutMs: 400 })).toBe(
      'git needed more than 0.4 seconds to read the history',
    );
    // On a slow machine it is stopped before it notes its process.
    if (hasNoted(marker)) expectEnded(marker);
    expect(leftovers()).toEqual([]);
  });

  it('is stopped by the signal', async () => {
    const { folder: path, marker } = sleepingGit();
    const abort = new AbortController();
    const changes = changesOf(folder, { environment: { PATH: path }, signal: abort.signal });
    await until(() => hasNoted(marker), 5);
    abort.abort(new Error('The person pressed Ctrl-C'));
    await expect(changes).rejects.toThrow('The person pressed Ctrl-C');
    expectEnded(marker);
    expect(leftovers()).toEqual([]);
  });

  it('is not started after the signal', async () => {
    const { folder: path, marker } = sleepingGit();
    const signal = AbortSignal.abort(new Error('Too late'));
    await expect(changesOf(folder, { environment: { PATH: path }, signal })).rejects.toThrow('Too late');
    expect(existsSync(marker)).toBe(false);
    expect(leftovers()).toEqual([]);
  });

  it.each(['exec yes', 'echo hello', `printf 'hello\\0'`, `printf ':100644 100644 a b M\\0'`])(
    'is not believed when it writes something else: %s',
    async (text) => {
      const { folder: path } = markerProgram(() => `PATH=/usr/bin:/bin; ${text}`);
      expect(await changesOf(folder, { environment: { PATH: path } })).toBe(
        'git wrote something that Lintel does not understand',
      );
      expect(leftovers()).toEqual([]);
    },
  );

  it('is not believed when it fails, whatever it wrote', async () => {
    const { folder: path } = markerProgram(() => 'exit 3');
    expect(await changesOf(folder, { environment: { PATH: path } })).toBe(
      'git could not read the history (exit code 3)',
    );
  });

  it('is stopped when it writes too much', async () => {
    const { folder: path } = markerProgram(() => 'PATH=/usr/bin:/bin; exec yes');
    let received = 0;
    const reading = withSafeGit(openRepository(folder), { PATH: path }, (git) =>
      runGit(git, [], {
        onOutput: (piece) => (received += piece.length) > 0,
        timeoutMs: 10_000,
        maxBytes: 1_000_000,
      }),
    );
    await expect(reading).rejects.toThrow('The history is too large to be read');
    expect(received).toBeLessThanOrEqual(1_000_000);
    expect(leftovers()).toEqual([]);
  });

  it('is not used where its temporary files would lie in the repository', async () => {
    vi.stubEnv('TMPDIR', folder);
    const before = readdirSync(folder);
    expect(await changesOf(folder)).toBe('The folder for temporary files lies in the repository');
    expect(readdirSync(folder)).toEqual(before);
  });

  it('is not used where there is no room for temporary files', async () => {
    vi.stubEnv('TMPDIR', join(temporary, 'missing'));
    expect(await changesOf(folder)).toBe('No temporary folder can be created');
  });
});

/** Fake programs and their markers lie there as well. */
function leftovers(): readonly string[] {
  return readdirSync(temporary).filter((name) => !name.startsWith('lintel-test-'));
}

/** Notes its process and then does nothing for a minute. */
function sleepingGit(): ReturnType<typeof markerProgram> {
  return markerProgram((marker) => `PATH=/usr/bin:/bin; echo $$ > '${marker}'; exec sleep 60`);
}

function hasNoted(marker: string): boolean {
  return existsSync(marker) && readFileSync(marker, 'utf8') !== '';
}

function expectEnded(marker: string): void {
  const process_ = Number(readFileSync(marker, 'utf8'));
  expect(process_).toBeGreaterThan(1);
  expect(() => process.kill(process_, 0)).toThrow('ESRCH');
}
