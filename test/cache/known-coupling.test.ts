// The history that diff reads lies in the analysed project: only what `lintel history` could have written for it is used.
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readKnownCoupling } from '../../src/cache/read-known-coupling.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const pair = { files: ['bank.ts', 'card.ts'], shared: 6, revisions: [6, 8], degree: 0.85 };
const until = '2026-01-10T12:00:00+00:00';
/** Any folder that exists. */
const project = resolve('test');

function read(changes: Readonly<Record<string, unknown>>, text?: string) {
  const history = {
    schemaVersion: 1,
    projectRoot: project,
    points: [{ commit: { date: '2025-01-01T00:00:00+00:00' } }, { commit: { date: until } }],
    coupling: [pair],
    ...changes,
  };
  const file = join(temporaryFolder(), 'history.json');
  writeFileSync(file, text ?? JSON.stringify(history));
  return readKnownCoupling(file, project);
}

describe('a history', () => {
  it('says which files change together', () => {
    expect(read({})).toEqual({ until, pairs: [pair] });
    expect(read({ coupling: [] })).toEqual({ until, pairs: [] });
  });

  it('is used for a project that is reached through a link', () => {
    const link = join(temporaryFolder(), 'shop');
    symlinkSync(project, link);
    const file = join(temporaryFolder({ 'history.json': '' }), 'history.json');
    const history = { schemaVersion: 1, projectRoot: project, points: [{ commit: { date: until } }] };
    writeFileSync(file, JSON.stringify({ ...history, coupling: [pair] }));
    expect(readKnownCoupling(file, link)).toEqual({ until, pairs: [pair] });
  });

  it.each([
    ['of another project', { projectRoot: '/elsewhere' }],
    ['without a project', { projectRoot: undefined }],
    ['of another version', { schemaVersion: 2 }],
    ['without points', { points: [] }],
    ['with a point without a commit', { points: [null] }],
    ['with a date that is not one', { points: [{ commit: { date: '\u001B[31m' } }] }],
    ['with a list that is none', { coupling: { 0: pair } }],
    ['with a name that is no text', { coupling: [{ ...pair, files: ['a.ts', 7] }] }],
    ['with three names', { coupling: [{ ...pair, files: ['a.ts', 'b.ts', 'c.ts'] }] }],
    ['with a part of a commit', { coupling: [{ ...pair, shared: 1.5 }] }],
    ['with a degree over 1', { coupling: [{ ...pair, degree: 2 }] }],
    ['with a pair that lacks something', { coupling: [{ files: ['a.ts', 'b.ts'] }] }],
    ['with more pairs than are ever written', { coupling: Array.from({ length: 501 }, () => pair) }],
  ])('%s is ignored', (_, changes) => {
    expect(read(changes)).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{"schemaVersion": 1'],
    ['a list', '[]'],
    ['null', 'null'],
    ['very deep', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
  ])('that is %s is ignored', (_, text) => {
    expect(read({}, text)).toBeUndefined();
  });

  it('that is missing, a link, a folder or too large is ignored', () => {
    const folder = temporaryFolder({ 'real.json': '', 'large.json': '' });
    symlinkSync(join(folder, 'real.json'), join(folder, 'link.json'));
    truncateSync(join(folder, 'large.json'), 65 * 1024 ** 2);
    for (const name of ['missing.json', 'link.json', '.', 'large.json'])
      expect(readKnownCoupling(join(folder, name), project)).toBeUndefined();
  });
});
