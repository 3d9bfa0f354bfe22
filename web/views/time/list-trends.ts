// The figures over time, of the whole project or of one folder.
import type { Figures, FolderTrend, History, HistoryPoint } from '../../../src/model/history.ts';

export interface Trend {
  readonly id: string;
  readonly title: string;
  /** One for each point. */
  readonly values: readonly number[];
  /** The upper end of its axis. */
  readonly most: number;
  /** What is better: `up`, `down`, or neither. */
  readonly better: 'up' | 'down' | 'neither';
  /** A second line around the first: all cycles, of which some are load cycles. */
  readonly around?: readonly number[];
}

/** Those of a folder if it has any, else those of the project. */
export function listTrends({ points, folders }: History, folder: string | null): readonly Trend[] {
  const own = folder === null ? undefined : folders.find((other) => other.folder === folder);
  return own === undefined
    ? trendsOfProject(points)
    : Object.values(figureTrends(figuresAt(own, points.length)));
}

function trendsOfProject(points: readonly HistoryPoint[]): Trend[] {
  const of = (key: 'health' | 'packages' | 'largestCycle' | 'ruleViolations'): number[] =>
    points.map((point) => point[key]);
  const { files, dependencies, loadCycles, tangles, backDependencies } = figureTrends(points);
  const violations = of('ruleViolations');
  return [
    { id: 'health', title: 'Health', values: of('health'), most: 100, better: 'up' },
    files,
    dependencies,
    makeTrend({ id: 'packages', title: 'Packages', better: 'neither' }, of('packages')),
    loadCycles,
    makeTrend({ id: 'largestCycle', title: 'Largest cycle', better: 'down' }, of('largestCycle')),
    tangles,
    backDependencies,
    // A project without rules has nothing to show here.
    ...(violations.some((count) => count > 0)
      ? [makeTrend({ id: 'ruleViolations', title: 'Rule violations', better: 'down' }, violations)]
      : []),
  ];
}

type FigureTrends = Readonly<Record<Exclude<keyof Figures, 'cycles'>, Trend>>;

function figureTrends(figures: readonly Figures[]): FigureTrends {
  const of = (key: keyof Figures): number[] => figures.map((each) => each[key]);
  const cycles = of('cycles');
  return {
    files: makeTrend({ id: 'files', title: 'Files', better: 'neither' }, of('files')),
    dependencies: makeTrend(
      { id: 'dependencies', title: 'Dependencies', better: 'neither' },
      of('dependencies'),
    ),
    loadCycles: {
      ...makeTrend({ id: 'loadCycles', title: 'Load cycles', better: 'down' }, of('loadCycles')),
      most: niceMost(cycles),
      around: cycles,
    },
    tangles: makeTrend({ id: 'tangles', title: 'Tangles', better: 'down' }, of('tangles')),
    backDependencies: makeTrend(
      { id: 'backDependencies', title: 'Back dependencies', better: 'down' },
      of('backDependencies'),
    ),
  };
}

function makeTrend(about: Pick<Trend, 'id' | 'title' | 'better'>, values: readonly number[]): Trend {
  return { ...about, values, most: niceMost(values) };
}

const none: Figures = {
  files: 0,
  dependencies: 0,
  cycles: 0,
  loadCycles: 0,
  tangles: 0,
  backDependencies: 0,
};

/** At each point, of which the folder lists only those where something changed. */
function figuresAt({ figures }: FolderTrend, count: number): readonly Figures[] {
  let next = 0;
  let current: Figures = none;
  return Array.from({ length: count }, (_, point) => {
    while ((figures[next]?.point ?? Infinity) <= point) current = figures[next++] ?? none;
    return current;
  });
}

/** The least of 1, 2, 3, 4, 5, 6, 8 and 10 times a power of ten that is not exceeded; at least 1. */
export function niceMost(values: readonly number[]): number {
  const most = values.reduce((a, b) => Math.max(a, b), 1);
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 3, 4, 5, 6, 8].find((digit) => digit * power >= most) ?? 10) * power;
}
