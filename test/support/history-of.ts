// A history written down in a test: the files of each point with their sizes, and whatever else the test is about.
import type {
  Commit,
  Figures,
  FileTrend,
  FolderTrend,
  History,
  HistoryPoint,
} from '../../src/model/history.ts';

export interface PointText extends Partial<Omit<HistoryPoint, 'commit' | 'files'>> {
  /** `2024-03-01` */
  readonly date: string;
  /** File → its size in bytes. */
  readonly files: Readonly<Record<string, number>>;
  readonly subject?: string;
  readonly author?: string;
}

export function historyOf(points: readonly PointText[], rest: Partial<History> = {}): History {
  return {
    projectRoot: '/srv/shop',
    generatedAt: '2026-01-01T00:00:00.000+00:00',
    schemaVersion: 1,
    generator: { name: 'lintel', version: '0.1.0' },
    sampling: { every: 'month', commits: points.length },
    points: points.map(pointOf),
    folders: folderTrends(points),
    files: fileTrends(points),
    births: [],
    hotspots: [],
    coupling: [],
    notes: [],
    ...rest,
  };
}

/** The commit of the point with this number. */
export function commitOf(
  { date, subject = 'Work on the shop', author }: Omit<PointText, 'files'>,
  at: number,
): Commit {
  return {
    id: (at + 1).toString(16).padStart(6, '0').padEnd(40, 'a'),
    date: `${date}T12:00:00+00:00`,
    subject,
    ...(author !== undefined && { author }),
  };
}

function pointOf(text: PointText, at: number): HistoryPoint {
  const { date: _date, files, subject: _subject, author: _author, ...figures } = text;
  return {
    ...noFigures,
    packages: 0,
    ruleViolations: 0,
    largestCycle: 0,
    health: 90,
    grade: 'A',
    ...figures,
    files: Object.keys(files).length,
    commit: commitOf(text, at),
  };
}

const noFigures: Figures = {
  files: 0,
  dependencies: 0,
  cycles: 0,
  loadCycles: 0,
  tangles: 0,
  backDependencies: 0,
};

function fileTrends(points: readonly PointText[]): FileTrend[] {
  const names = [...new Set(points.flatMap(({ files }) => Object.keys(files)))].toSorted();
  return names.map((file) => {
    const sizes: [number, number | null][] = [];
    points.forEach(({ files }, at) => {
      const size = files[file] ?? null;
      if (size !== (sizes.at(-1)?.[1] ?? null)) sizes.push([at, size]);
    });
    return { file, sizes };
  });
}

function folderTrends(points: readonly PointText[]): FolderTrend[] {
  const folders = [...new Set(points.flatMap(({ files }) => Object.keys(files).flatMap(foldersAround)))];
  return folders.toSorted().map((folder) => {
    const figures: (Figures & { point: number })[] = [];
    points.forEach(({ files }, point) => {
      const count = Object.keys(files).filter((file) => file.startsWith(`${folder}/`)).length;
      if (count !== (figures.at(-1)?.files ?? 0)) figures.push({ ...noFigures, files: count, point });
    });
    return { folder, figures };
  });
}

function foldersAround(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
