// Settings by which a repository has git run a program.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from '../support/temporary-folder.ts';
import { git } from './git-repository.ts';

export interface Trap {
  readonly name: string;
  set(folder: string, program: string): void;
  /** Arguments with which a plain git falls into it; undefined where that takes a terminal. */
  readonly plainGit: readonly string[] | undefined;
  readonly input?: string;
}

const log = ['log', '--patch', 'HEAD'];
export const lacksTree = 'The repository is a partial clone that lacks a part of its history';

export const traps: readonly Trap[] = [
  {
    name: 'core.fsmonitor',
    set: (folder, program) => configure(folder, { 'core.fsmonitor': program }),
    plainGit: ['status'],
  },
  {
    name: 'core.pager',
    set: (folder, program) => configure(folder, { 'core.pager': program, 'pager.log': program }),
    plainGit: undefined,
  },
  {
    name: 'diff.external',
    set: (folder, program) => configure(folder, { 'diff.external': program }),
    plainGit: ['diff', 'HEAD~1'],
  },
  {
    name: 'an external diff by attributes',
    set: (folder, program) => {
      configure(folder, { 'diff.trap.command': program });
      writeFiles(folder, { '.git/info/attributes': '* diff=trap\n' });
    },
    plainGit: ['diff', 'HEAD~1'],
  },
  {
    name: 'textconv by attributes',
    set: (folder, program) => {
      configure(folder, { 'diff.conv.textconv': program });
      writeFiles(folder, { '.gitattributes': '* diff=conv\n' });
    },
    plainGit: log,
  },
  {
    name: 'core.attributesFile',
    set: (folder, program) => {
      writeFiles(folder, { '.git/more-attributes': '* diff=more\n' });
      configure(folder, {
        'core.attributesFile': join(folder, '.git/more-attributes'),
        'diff.more.textconv': program,
      });
    },
    plainGit: log,
  },
  {
    name: 'include.path',
    set: (folder, program) => {
      writeFiles(folder, { '.git/more-config': `[core]\n\tfsmonitor = ${program}\n` });
      configure(folder, { 'include.path': 'more-config' });
    },
    plainGit: ['status'],
  },
  {
    name: 'hooks',
    set: (folder, program) => {
      for (const hook of ['pre-commit', 'post-index-change', 'reference-transaction', 'post-checkout']) {
        mkdirSync(join(folder, '.git/hooks'), { recursive: true });
        rmSync(join(folder, '.git/hooks', hook), { force: true });
        symlinkSync(program, join(folder, '.git/hooks', hook));
      }
    },
    plainGit: ['hook', 'run', 'pre-commit'],
  },
  {
    name: 'core.hooksPath',
    set: (folder, program) => {
      mkdirSync(join(folder, '.git/more-hooks'), { recursive: true });
      symlinkSync(program, join(folder, '.git/more-hooks/pre-commit'));
      configure(folder, { 'core.hooksPath': join(folder, '.git/more-hooks') });
    },
    plainGit: ['hook', 'run', 'pre-commit'],
  },
  {
    name: 'an alias',
    set: (folder, program) => configure(folder, { 'alias.log': `!${program}`, 'alias.trap': `!${program}` }),
    plainGit: ['trap'],
  },
  {
    name: 'gpg.program with log.showSignature',
    set: (folder, program) => {
      configure(folder, { 'log.showSignature': 'true', 'gpg.program': program });
      signHead(folder);
    },
    plainGit: ['log'],
  },
  {
    name: 'a credential helper',
    set: (folder, program) => configure(folder, { 'credential.helper': `!${program}` }),
    plainGit: ['credential', 'fill'],
    input: 'protocol=https\nhost=example.org\n\n',
  },
  {
    name: 'core.askPass, core.editor and core.gitProxy',
    set: (folder, program) =>
      configure(folder, { 'core.askPass': program, 'core.editor': program, 'core.gitProxy': program }),
    plainGit: ['ls-remote', 'git://localhost:1/shop.git'],
  },
  {
    name: 'filters by attributes',
    set: (folder, program) => {
      configure(folder, { 'filter.trap.clean': program, 'filter.trap.smudge': program });
      configure(folder, { 'filter.trap.process': program, 'filter.trap.required': 'true' });
      writeFiles(folder, { '.git/info/attributes': '*.ts filter=trap diff=trap merge=trap\n' });
    },
    plainGit: ['add', '--renormalize', '.'],
  },
];

/** A tree is missing, and a remote promises to have it. */
export const promises: readonly Trap[] = [
  {
    name: 'core.sshCommand',
    set: (folder, program) => promise(folder, 'ssh://localhost/shop.git', { 'core.sshCommand': program }),
    plainGit: log,
  },
  {
    name: 'an upload-pack program',
    set: (folder, program) => promise(folder, temporaryFolder(), { 'remote.origin.uploadpack': program }),
    plainGit: log,
  },
  {
    name: 'a remote that is a command',
    set: (folder, program) => promise(folder, `ext::${program}`, { 'protocol.ext.allow': 'always' }),
    plainGit: log,
  },
  {
    name: 'core.gitProxy',
    set: (folder, program) => promise(folder, 'git://localhost:1/shop.git', { 'core.gitProxy': program }),
    plainGit: log,
  },
];

export function configure(folder: string, settings: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(settings)) git(folder, ['config', name, value]);
}

/** A commit with a signature that only a program could check. */
function signHead(folder: string): void {
  const text = git(folder, ['cat-file', 'commit', 'HEAD']);
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n aGVsbG8=\n -----END PGP SIGNATURE-----\n';
  const signed = text.replace('\n\n', `\n${signature}\n`);
  const id = git(folder, ['hash-object', '-t', 'commit', '-w', '--stdin', '--literally'], signed).trim();
  git(folder, ['update-ref', 'HEAD', id]);
}

function promise(folder: string, url: string, settings: Readonly<Record<string, string>>): void {
  const tree = git(folder, ['log', '-1', '--format=%T', 'HEAD~1']).trim();
  rmSync(join(folder, '.git/objects', tree.slice(0, 2), tree.slice(2)), { force: true });
  configure(folder, {
    ...settings,
    'core.repositoryformatversion': '1',
    'extensions.partialclone': 'origin',
    'remote.origin.url': url,
    'remote.origin.promisor': 'true',
    'remote.origin.partialclonefilter': 'tree:0',
  });
}
