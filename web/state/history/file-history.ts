// What the history says about one file: who wrote it, and what changes together with it.
import type { CoupledPair, FileTrend, History, Owned } from '../../../src/model/history.ts';

export interface Coupled {
  readonly file: string;
  readonly pair: CoupledPair;
}

interface FileHistory {
  readonly coupledWith: ReadonlyMap<string, readonly Coupled[]>;
  readonly ownerOf: ReadonlyMap<string, Owned>;
  readonly ownerOfFolder: ReadonlyMap<string, Owned>;
  readonly trendOf: ReadonlyMap<string, FileTrend>;
}

const made = new WeakMap<History, FileHistory>();

/** The closest first. */
export function coupledWith(history: History, file: string): readonly Coupled[] {
  return indexed(history).coupledWith.get(file) ?? [];
}

/** Undefined without authors. */
export function ownerOf(history: History, file: string): Owned | undefined {
  return indexed(history).ownerOf.get(file);
}

/** `.` for the whole project. */
export function ownerOfFolder(history: History, folder: string): Owned | undefined {
  return indexed(history).ownerOfFolder.get(folder);
}

/** The date of the last point that had a file; undefined if none had. */
export function lastSeen(history: History, file: string): string | undefined {
  const sizes = indexed(history).trendOf.get(file)?.sizes;
  const [point, size] = sizes?.at(-1) ?? [];
  if (point === undefined) return undefined;
  return history.points[size === null ? point - 1 : history.points.length - 1]?.commit.date;
}

function indexed(history: History): FileHistory {
  const index = made.get(history) ?? indexFiles(history);
  made.set(history, index);
  return index;
}

function indexFiles({ files, coupling, ownership }: History): FileHistory {
  const coupled = new Map<string, Coupled[]>();
  for (const pair of coupling) {
    const [one, other] = pair.files;
    coupled.set(one, [...(coupled.get(one) ?? []), { file: other, pair }]);
    coupled.set(other, [...(coupled.get(other) ?? []), { file: one, pair }]);
  }
  const byPath = (list: readonly Owned[] = []): Map<string, Owned> =>
    new Map(list.map((owned) => [owned.path, owned]));
  return {
    coupledWith: coupled,
    ownerOf: byPath(ownership?.files),
    ownerOfFolder: byPath(ownership?.folders),
    trendOf: new Map(files.map((trend) => [trend.file, trend])),
  };
}
