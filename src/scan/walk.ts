// Walks the folders of a project, without recursion and without following a link, and notes everything it meets.
import type { Run } from '../model/run.ts';
import { Pacer } from '../std/pacer.ts';
import { bytePath, classify } from './classify.ts';
import { childOf, type DiskPath } from './disk-path.ts';
import type { FileReader } from './file-reader.ts';
import { Findings } from './findings.ts';
import { type Folder, openFolder, rootFolder } from './folder.ts';
import { ownOutput } from './left-out.ts';
import type { FolderEntry } from './list-folder.ts';
import type { Selection } from './selection.ts';

/** `onFolder` hears of every folder before it is looked into. */
export async function walk(
  root: string,
  selection: Selection,
  reader: FileReader,
  run: Run,
  onFolder: (disk: DiskPath) => void = () => undefined,
): Promise<Findings> {
  const findings = new Findings();
  const pacer = new Pacer(run.signal);
  const showProgress = (): void => run.onProgress?.({ stage: 'scan', done: findings.files.length, total: 0 });
  const ahead = [rootFolder(root, reader)];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    onFolder(next.disk);
    const { folder, entries } = enter(next, reader, findings);
    // From last to first, so that the first is walked first.
    const inside: Folder[] = [];
    for (const entry of entries) {
      if (pacer.isSliceOver()) {
        showProgress();
        await pacer.rest();
      }
      const child = meet(folder, entry, selection, findings);
      if (child !== undefined) inside.push(child);
    }
    for (const child of inside.toReversed()) ahead.push(child);
  }
  showProgress();
  return findings;
}

interface Entered {
  readonly folder: Folder;
  readonly entries: readonly FolderEntry[];
}

function enter(folder: Folder, reader: FileReader, findings: Findings): Entered {
  const opened = openFolder(folder, reader);
  if (opened.kind === 'listed') {
    findings.addFolder(folder.path);
    if (opened.ruleProblem !== undefined) {
      const message = `Cannot read these rules: ${opened.ruleProblem}. Nothing is ignored on their word.`;
      findings.report('unreadable-file', childPath(folder.path, '.gitignore'), message);
    }
    return opened;
  }
  if (opened.kind !== 'unreadable') findings.addIgnored(folder.path);
  else {
    const message = `Cannot list this folder: ${opened.reason}. What is in it is missing here.`;
    findings.addPassedBy(folder.path, 'unreadable-folder', message);
  }
  return { folder, entries: [] };
}

/** Notes an entry; returns the folder that it is, if it is one to walk. */
function meet(
  folder: Folder,
  entry: FolderEntry,
  selection: Selection,
  findings: Findings,
): Folder | undefined {
  const path = childPath(folder.path, entry.name);
  const met = classify(folder, entry, path, selection);
  switch (met.kind) {
    case 'folder':
      return {
        path,
        name: entry.name,
        disk: childOf(folder.disk, entry.diskName),
        bytes: bytePath(folder, entry),
        rules: folder.rules,
        isInCheckout: folder.isInCheckout,
      };
    case 'source':
      findings.addSource(path, childOf(folder.disk, entry.diskName), met.language);
      break;
    case 'asset':
      findings.addAsset(path, childOf(folder.disk, entry.diskName));
      break;
    case 'ignored':
      if (entry.name !== ownOutput) findings.addIgnored(path);
      break;
    case 'link':
      findings.addPassedBy(path, 'link-not-followed', 'A symbolic link; Lintel follows none.');
      break;
    case 'special':
      findings.addPassedBy(
        path,
        'special-file',
        'No regular file but a pipe, socket or device; it was not opened.',
      );
      break;
  }
  return undefined;
}

/** A path that begins like a package's ID is written with `./`, so that no file is ever taken for a package. */
function childPath(folder: string, name: string): string {
  if (folder !== '.') return `${folder}/${name}`;
  return name.startsWith('pkg:') ? `./${name}` : name;
}
