// Resolves a revision as named by the user (`main`, `v1.2`, `HEAD~3`, `1a2b3c4`, `main@{upstream}`) to a commit ID. Branches
// and tags are looked up in files, because git sees no refs of the repository here. Suffixes are left to git.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { howToFetch } from '../model/how-to-fetch.ts';
import { nearestWord } from '../std/nearest-word.ts';
import { readPseudoRef, readRef } from './read-head.ts';
import { statIfThere, readRepositoryFile } from './read-repository-file.ts';
import type { Repository } from './open-repository.ts';
import { askGit } from './run-git.ts';
import type { SafeGit } from './safe-git.ts';
import { UnreadableHistory } from './unreadable-history.ts';
import { upstreamOf } from './upstream.ts';

/** The full ID of the commit. Throws UnreadableHistory with a reason that contains the name. */
export async function resolveRevision(git: SafeGit, written: string): Promise<string> {
  const { repository } = git;
  const { name, steps } = split(written);
  const start = startOf(repository, { name, steps, written });
  const spec = `${start.id}${start.steps}^{commit}`;
  const explain = (): Error => unknownRevision(repository, written, name);
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', spec];
    return (await askGit(git, args, { explain })).toString('latin1').trim();
  } catch (error) {
    if (await isAmbiguous(git, start.id)) {
      throw new UnreadableHistory(`${written} is ambiguous: several ids begin with ${name}. Give more of it`);
    }
    throw error;
  }
}

async function isAmbiguous(git: SafeGit, id: string): Promise<boolean> {
  if (id.length >= 40) return false;
  const found = await askGit(git, ['rev-parse', `--disambiguate=${id}`]);
  return found.toString('latin1').trim().includes('\n');
}

interface Written {
  /** Name of a branch, tag or commit. */
  readonly name: string;
  /** The suffix: `~3`, `^2`, `@{upstream}`. */
  readonly steps: string;
}

function split(written: string): Written {
  const end = /[~^:]|@\{/.exec(written)?.index ?? written.length;
  return { name: written.slice(0, end), steps: written.slice(end) };
}

interface Start {
  readonly id: string;
  readonly steps: string;
}

function startOf(
  repository: Repository,
  { name, steps, written }: Written & { readonly written: string },
): Start {
  if (steps.startsWith('@{')) return startOfUpstream(repository, { name, steps, written });
  if (written.startsWith(':/')) {
    const message = written.slice(2);
    throw new UnreadableHistory(`${written} asks for a commit by its message. Write HEAD^{/${message}}`);
  }
  if (steps.includes(':')) {
    throw new UnreadableHistory(`${written} names a file, not a revision`);
  }
  const id = findCommit(repository, name);
  if (id === undefined) throw unknownRevision(repository, written, name);
  return { id, steps };
}

const upstreamStep = /^@\{(?:u|upstream)\}/i;

function startOfUpstream(
  repository: Repository,
  { name, steps, written }: Written & { readonly written: string },
): Start {
  const [found] = upstreamStep.exec(steps) ?? [];
  if (found === undefined) {
    throw new UnreadableHistory(`${written} asks for the reflog, which Lintel does not read. Give a commit`);
  }
  const branch = name === '' || name === '@' || name === 'HEAD' ? undefined : `refs/heads/${name}`;
  const upstream = upstreamOf(repository, branch);
  if (upstream === undefined) {
    throw new UnreadableHistory(`${written}: the repository's configuration names no such upstream branch`);
  }
  return { id: upstream.id, steps: steps.slice(found.length) };
}

/** In git's order. A name that matches nothing else may be an abbreviated ID. */
function findCommit(repository: Repository, name: string): string | undefined {
  if (name === 'HEAD' || name === '@') return repository.head;
  const { objectFormat } = repository;
  const places = [name, `refs/${name}`, `refs/tags/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  const pseudo = readPseudoRef(repository, objectFormat, name);
  if (pseudo !== undefined) return pseudo;
  for (const place of [...places, `refs/remotes/${name}/HEAD`]) {
    const id = readRef(repository, objectFormat, place);
    if (id !== undefined) return id;
  }
  // The output of `git describe` ends with an ID too.
  return /^(?:.+-\d+-g)?([0-9a-f]{4,64})$/i.exec(name)?.[1]?.toLowerCase();
}

function unknownRevision(repository: Repository, written: string, name: string): UnreadableHistory {
  if (written === '') {
    return new UnreadableHistory(
      'The name of the revision is empty. If it comes from a variable, that is not set',
    );
  }
  const [, first, second] = /^([^./](?:.*[^./])?|)\.{2,3}([^./].*|)$/s.exec(written) ?? [];
  if (first !== undefined) {
    return new UnreadableHistory(
      `${written} names two revisions. Give one: ${first === '' ? second : first}`,
    );
  }
  if (repository.isShallow) {
    return new UnreadableHistory(
      `Unknown revision ${written}. The clone is shallow and may lack it: fetch the whole history (${howToFetch})`,
    );
  }
  const names = namesOf(repository);
  // If the name exists, it refers to no commit, or has too few ancestors: a suggestion would not help.
  const meant = names.has(name) ? undefined : nearestWord(name, names);
  const isFolder = statIfThere(join(repository.top, repository.folder, name))?.isDirectory() === true;
  const folderHint = isFolder ? '. It is a folder: name the folder of a project with --project' : '';
  const hint = meant === undefined ? folderHint : `. Did you mean ${meant}?`;
  return new UnreadableHistory(`Unknown revision ${written}${hint}`);
}

const maxNames = 5000;
const maxPackedRefsBytes = 16 * 1024 ** 2;

/** Short names of branches and tags. */
function namesOf({ commonDir }: Repository): ReadonlySet<string> {
  const names = new Set<string>();
  const packed = readRepositoryFile(commonDir, 'packed-refs', maxPackedRefsBytes)?.toString() ?? '';
  for (const [, name = ''] of packed.matchAll(/^[0-9a-f]+ refs\/(?:heads|tags|remotes)\/(.+)$/gm))
    names.add(name);
  for (const kind of ['heads', 'tags', 'remotes']) {
    for (const name of looseNames(join(commonDir, 'refs', kind))) names.add(name);
  }
  // git creates no names with control characters, but anybody can create a file.
  const plain = [...names].filter((name) => !/\p{Cc}/u.test(name));
  return new Set(plain.slice(0, maxNames));
}

function looseNames(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.flatMap((entry) => {
      if (entry.isFile()) return [entry.name];
      if (!entry.isDirectory()) return [];
      return looseNames(join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
    });
  } catch {
    // The folder is missing if all refs are packed.
    return [];
  }
}
