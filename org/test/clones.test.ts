import { chmodSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRepository, git } from '../../test/revisions/git-repository.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { namesOf, parseAddress } from '../src/clones/address.ts';
import { fetchRepository } from '../src/clones/fetch-repository.ts';
import { findCommit } from '../src/clones/find-commit.ts';
import { findHead } from '../src/clones/find-head.ts';
import { runRemoteGit } from '../src/clones/remote-git.ts';

const remote = { timeoutMs: 20_000 };

describe('the address of a repository', () => {
  it('is a folder, or a URL of https, ssh or file', () => {
    const folder = temporaryFolder();
    expect(parseAddress(folder)).toEqual({ text: folder, isLocal: true });
    for (const text of [
      'https://git.example.org/acme/shop.git',
      'ssh://git@git.example.org/acme/shop.git',
      'git@git.example.org:acme/shop.git',
      'file:///srv/git/shop.git',
    ]) {
      expect(parseAddress(text)).toEqual({ text, isLocal: false });
    }
  });

  it.each(['http://h/r', 'git://h/r', 'ext::sh -c touch% x', 'ext://x', 'fd::17', '/no/such/folder'])(
    'is not %s',
    (written) => {
      expect(() => parseAddress(written)).toThrow(/is not allowed|program of git|no folder/);
    },
  );

  it('has no credentials, and they are not repeated', () => {
    for (const written of [
      'https://ada:s3cret@h.example/r',
      'https://s3cret@h.example/r',
      'ssh://ada:s3cret@h.example/r',
    ]) {
      expect(() => parseAddress(written)).toThrow(/^The address at h.example has credentials in it/);
      expect(() => parseAddress(written)).not.toThrow(/s3cret/);
    }
  });

  it('gives the repository its name', () => {
    expect(namesOf({ text: 'git@h:acme/shop.git', isLocal: false })).toEqual(['shop', 'acme/shop']);
    expect(namesOf({ text: '/srv/acme/billing/', isLocal: true })).toEqual(['billing', 'acme/billing']);
  });
});

describe('a clone', () => {
  it('is bare, follows the remote, and is found where Lintel looks', async () => {
    const source = createRepository([{ day: '2026-01-05', files: { 'a.ts': '' } }]);
    const wanted = { address: `file://${source}`, repositoryId: 7, clones: temporaryFolder(), ...remote };
    const first = await findHead(wanted.address, remote);
    const folder = await fetchRepository(wanted);
    expect(await findCommit(folder, first)).toMatchObject({ commit: first });
    expect(readdirSync(folder)).toEqual(['.git']);
    git(source, ['commit', '--quiet', '--allow-empty', '--message=more']);
    const second = await findHead(wanted.address, remote);
    expect(await findCommit(folder, second)).toBeUndefined();
    await fetchRepository(wanted);
    expect(await findCommit(folder, second)).toMatchObject({ commit: second });
  });

  it('runs nothing that the repository or this machine brings, and fetches no submodules', async () => {
    const marks = temporaryFolder();
    const program = join(marks, 'program');
    writeFileSync(program, `#!/bin/sh\ntouch '${join(marks, 'started')}'\n`);
    chmodSync(program, 0o755);
    const inner = createRepository([{ day: '2026-01-05', files: { 'b.ts': '' } }]);
    const source = createRepository([
      {
        day: '2026-01-05',
        files: {
          'a.ts': '',
          '.gitattributes': '* filter=evil diff=evil\n',
          '.gitmodules': `[submodule "inner"]\n\tpath = inner\n\turl = ${inner}\n\tupdate = !${program}\n`,
        },
      },
    ]);
    for (const setting of [
      'filter.evil.smudge',
      'core.fsmonitor',
      'uploadpack.packObjectsHook',
      'core.sshCommand',
    ]) {
      git(source, ['config', setting, program]);
    }
    const home = temporaryFolder({
      '.gitconfig': `[core]\n\thooksPath = ${marks}\n\tfsmonitor = ${program}\n[init]\n\ttemplateDir = ${marks}\n[credential]\n\thelper = !${program}\n`,
    });
    const before = process.env['HOME'];
    process.env['HOME'] = home;
    try {
      const folder = await fetchRepository({
        address: `file://${source}`,
        repositoryId: 1,
        clones: temporaryFolder(),
        ...remote,
      });
      expect(readdirSync(join(folder, '.git')).toSorted()).toEqual(['HEAD', 'config', 'objects', 'refs']);
    } finally {
      process.env['HOME'] = before;
    }
    expect(existsSync(join(marks, 'started'))).toBe(false);
  });

  it('says in one line why it failed, within its time, without secrets', async () => {
    await expect(findHead('file:///no/such/repository', remote)).rejects.toThrow(
      /^git failed: fatal: .*no\/such\/repository/,
    );
    await expect(runRemoteGit(['fetch', 'ext::sh -c "sleep 60"'], { timeoutMs: 5000 })).rejects.toThrow(
      /not allowed|not a git/,
    );
    const endless = ['-c', 'alias.wait=!sleep 60', 'wait'];
    await expect(runRemoteGit(endless, { timeoutMs: 300 })).rejects.toThrow('git took longer than 0.3 s.');
  });
});
