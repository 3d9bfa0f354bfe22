import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseGitIndex, unmergedPaths } from '../../src/scan/git-index.ts';
import { commit, createRepository, git } from '../revisions/git-repository.ts';

describe('the index of a checkout', () => {
  it.each(['2', '3', '4'])('is read in version %s as git writes it', (version) => {
    const folder = createRepository([
      { day: '2026-01-01', files: { 'a/b.ts': '', 'a/c/d.ts': '', 'e.ts': '' } },
    ]);
    git(folder, ['update-index', '--index-version', version]);
    const paths = parseGitIndex(readFileSync(join(folder, '.git/index')));
    expect(['a/b.ts', 'a/c/d.ts', 'e.ts', 'a', 'f.ts'].map((path) => paths?.hasFile(path))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['a', 'a/c', 'e'].map((path) => paths?.hasFolder(path))).toEqual([true, true, false]);
  });

  it('tells which files have a merge conflict', () => {
    const folder = createRepository([{ day: '2026-01-01', files: { 'a/b.ts': '', 'e.ts': '' } }]);
    const unmerged = () => unmergedPaths(readFileSync(join(folder, '.git/index')));
    git(folder, ['checkout', '--quiet', '-b', 'work']);
    commit(folder, { day: '2026-01-02', files: { 'a/b.ts': 'work', 'e.ts': 'work' } });
    git(folder, ['checkout', '--quiet', 'main']);
    commit(folder, { day: '2026-01-03', files: { 'a/b.ts': 'main' } });
    expect(unmerged()).toEqual([]);
    expect(() => git(folder, ['merge', '--quiet', 'work'])).toThrow('git merge');
    expect(unmerged()).toEqual(['a/b.ts']);
  });

  it('is not read where paths continue each other without end', () => {
    const indexOf = (entries: number): Buffer => {
      const header = Buffer.from('DIRC\0\0\0\x04\0\0\0\0', 'latin1');
      header.writeUInt32BE(entries, 8);
      const name = 'x'.repeat(1000);
      const all = Array.from({ length: entries }, (_, i) => {
        const entry = Buffer.alloc(40 + 20 + 2 + 1 + name.length + 1);
        entry.writeUInt16BE(Math.min(name.length * (i + 1), 0xfff), 60);
        entry.write(name, 63);
        return entry;
      });
      return Buffer.concat([header, ...all, Buffer.alloc(20)]);
    };
    expect(parseGitIndex(indexOf(16))?.hasFile('x'.repeat(16_000))).toBe(true);
    expect(parseGitIndex(indexOf(1000))).toBeUndefined();
  });
});
