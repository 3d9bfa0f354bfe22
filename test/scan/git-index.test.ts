import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseGitIndex } from '../../src/scan/git-index.ts';
import { createRepository, git } from '../revisions/git-repository.ts';

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
