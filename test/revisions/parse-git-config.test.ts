import { describe, expect, it } from 'vitest';
import { parseGitConfig } from '../../src/revisions/parse-git-config.ts';
import { createRepository, git } from './git-repository.ts';
import { writeFiles } from '../support/temporary-folder.ts';

const text = `# settings
[core]
	repositoryFormatVersion = 1
	bare
	worktree = "../a b" ; where it lies
	path = one\\
two
[Extensions] objectFormat=sha256
[remote "Origin \\"1\\""]
	promisor = true#yes
	url = "a;b\\tc\\\\d"
[core]
	worktree = ../last
	empty =
`;

describe('parseGitConfig', () => {
  it('reads what git reads', () => {
    const folder = createRepository([]);
    writeFiles(folder, { settings: text });
    const listed = git(folder, ['config', '--file', 'settings', '--list', '--null']).split('\0').slice(0, -1);
    const byGit = listed.map((entry) => {
      const end = entry.indexOf('\n');
      return end === -1 ? ([entry, 'true'] as const) : ([entry.slice(0, end), entry.slice(end + 1)] as const);
    });
    expect(parseGitConfig(text)).toEqual(new Map(byGit));
    expect(parseGitConfig(text).size).toBe(8);
  });

  it('reads lines that end as on Windows', () => {
    expect(parseGitConfig('[core]\r\n\tbare = false\r\n')).toEqual(new Map([['core.bare', 'false']]));
  });

  it('takes nothing from what is no setting', () => {
    expect(parseGitConfig('[core\nbare = true\n[]\n= x\n1 = 2\n\0')).toEqual(new Map([['.bare', 'true']]));
  });
});
