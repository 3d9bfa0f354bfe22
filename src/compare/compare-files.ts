import type { ChangedFiles } from '../model/change.ts';
import type { DetailedFile, Report } from '../model/report.ts';
import { compareCodePoints } from '../std/code-point-order.ts';
import type { Sides } from './sides.ts';

export function compareFiles(sides: Sides, changedFiles: readonly string[] | undefined): ChangedFiles {
  const { names } = sides;
  const before = byId(sides.before, names.toAfter);
  const after = byId(sides.after, (id) => id);
  const kept = [...after.keys()].filter((id) => before.has(id));
  const isChanged = changedFiles === undefined ? differsIn(sides, before, after) : isAmong(changedFiles);
  return {
    added: [...after.keys()].filter((id) => !before.has(id)).sort(compareCodePoints),
    removed: [...before]
      .filter(([id]) => !after.has(id))
      .map(([, { id }]) => id)
      .sort(compareCodePoints),
    renamed: names.renamed,
    changed: kept.filter(isChanged).sort(compareCodePoints),
  };
}

type FilesById = ReadonlyMap<string, DetailedFile>;

function isAmong(ids: readonly string[]): (id: string) => boolean {
  const known = new Set(ids);
  return (id) => known.has(id);
}

/** Compares what the reports know about a file: its size and its dependencies. */
function differsIn({ edges }: Sides, old: FilesById, fresh: FilesById): (id: string) => boolean {
  const depends = new Set<string>();
  const wasDepending = new Set<string>();
  for (const { before, after } of edges.different) {
    if (before === undefined && after !== undefined) depends.add(after.source);
    if (after === undefined && before !== undefined) wasDepending.add(before.source);
  }
  const hasSizes = hasAnySize(old) && hasAnySize(fresh);
  return (id) =>
    depends.has(id) ||
    wasDepending.has(old.get(id)!.id) ||
    (hasSizes && old.get(id)!.size !== fresh.get(id)!.size);
}

/** Reports of other programs have no sizes. */
function hasAnySize(files: FilesById): boolean {
  return [...files.values()].some(({ size }) => size > 0);
}

function byId({ detailed }: Report, idAfter: (id: string) => string): FilesById {
  const files = new Map<string, DetailedFile>();
  for (const node of detailed.nodes) if (node.type === 'file') files.set(idAfter(node.id), node);
  return files;
}
