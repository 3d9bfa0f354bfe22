import { describe, expect, it } from 'vitest';
import { type HealthInput, scoreHealth } from '../../src/report/health.ts';
import { analyzeText } from '../support/analyze-text.ts';

const sound: HealthInput = {
  files: 100,
  scripts: 0,
  connectedFiles: 100,
  dependencies: 300,
  loadedShare: 1,
  cycles: 0,
  filesInCycles: 0,
  largestCycle: 0,
  tangles: 0,
  backDependencies: 0,
  backWeight: 0,
  reach: 0.1,
  reachFiles: 100,
  filesWithFanOut: 0,
  isFlat: false,
  unresolved: 0,
  outside: 0,
  broken: 0,
  violations: 0,
  notRead: 0,
};

describe('health', () => {
  it('takes nothing off a sound project', () => {
    expect(scoreHealth(sound)).toEqual({ score: 100, grade: 'A', deductions: [] });
  });

  it('writes large numbers as everywhere else', () => {
    const large = { files: 12_000, reachFiles: 12_000, reach: 0.5 };
    const counts = { filesInCycles: 2885, largestCycle: 1539, cycles: 2, tangles: 1, backDependencies: 1204 };
    const { deductions } = scoreHealth({ ...sound, ...large, ...counts, backWeight: 1204, violations: 1100 });
    expect(deductions.map(({ reason }) => reason)).toEqual([
      '2,885 of 12,000 files load each other in 2 groups, the largest with 1,539',
      '1,204 dependencies point back between folders, in 1 tangle, 1,100 of them against a clear order',
      'A file reaches 6,000 of 12,000 files on average; up to 615 costs nothing',
    ]);
  });

  it('shows tenths where a file reaches about as many others as costs nothing, and says what counts as one file', () => {
    const reasonFor = (figures: Partial<HealthInput>) =>
      scoreHealth({ ...sound, ...figures }).deductions.find(({ kind }) => kind === 'reach')?.reason;
    expect(reasonFor({ reach: 0.204 })).toBe(
      'A file reaches 20.4 of 100 files on average; up to 20.0 costs nothing',
    );
    expect(reasonFor({ files: 150, reach: 0.4 })).toBe(
      'A file reaches 40 of 100 files (a header and its source are one) on average; up to 20 costs nothing',
    );
  });

  it('says in a sentence what took points off, with the figures', () => {
    const health = scoreHealth({
      ...sound,
      cycles: 2,
      filesInCycles: 10,
      largestCycle: 7,
      tangles: 1,
      backDependencies: 14,
      backWeight: 12,
      violations: 3,
      reach: 0.4,
      filesWithFanOut: 5,
      unresolved: 1,
      broken: 2,
    });
    expect(health).toEqual({
      score: 44,
      grade: 'F',
      deductions: [
        {
          kind: 'cycles',
          reason: '10 of 100 files load each other in 2 groups, the largest with 7',
          value: 0.1,
          points: 15,
        },
        {
          kind: 'tangles',
          reason: '14 dependencies point back between folders, in 1 tangle, 3 of them against a clear order',
          value: 0.12,
          points: 15,
        },
        {
          kind: 'reach',
          reason: 'A file reaches 40 of 100 files on average; up to 20 costs nothing',
          value: 0.2,
          points: 10,
        },
        { kind: 'fan-out', reason: '5 files depend on more than 30 others', value: 0.05, points: 5 },
        { kind: 'unresolved', reason: '1 import is unresolved', value: 0.01, points: 0.8 },
        { kind: 'rules', reason: '2 dependencies break the configured layers', value: 0.02, points: 10 },
      ],
    });
  });

  it('weighs tangles more where files are compiled together, and cycles of files not at all', () => {
    const compiled = { ...sound, loadedShare: 0, cycles: 1, filesInCycles: 50, backWeight: 12, tangles: 1 };
    expect(scoreHealth(compiled).deductions.map(({ kind, points }) => [kind, points])).toEqual([
      ['tangles', 27.5],
    ]);
  });

  it('costs a project of ten files twenty points for a cycle of two', () => {
    expect(scoreHealth({ ...sound, files: 10, cycles: 1, filesInCycles: 2, largestCycle: 2 }).score).toBe(80);
  });

  it.each([
    { filesInCycles: 0, grade: 'A' },
    { filesInCycles: 10, grade: 'B' },
    { filesInCycles: 50, grade: 'B' },
  ])('grades $filesInCycles of 100 files in cycles as $grade', ({ filesInCycles, grade }) => {
    expect(scoreHealth({ ...sound, cycles: 1, filesInCycles }).grade).toBe(grade);
  });

  it('says when a project is too small or too flat to be judged', () => {
    expect(scoreHealth({ ...sound, files: 9 }).caveat).toBe('too-small');
    expect(scoreHealth({ ...sound, files: 100, connectedFiles: 19 }).caveat).toBe('unconnected');
    expect(scoreHealth({ ...sound, files: 100, connectedFiles: 20 }).caveat).toBeUndefined();
    // Most of the project are scripts, which are not judged.
    expect(scoreHealth({ ...sound, files: 15, scripts: 324, connectedFiles: 15 }).caveat).toBe('unconnected');
    expect(scoreHealth({ ...sound, files: 15, scripts: 60, connectedFiles: 15 }).caveat).toBeUndefined();
    expect(scoreHealth({ ...sound, isFlat: true }).caveat).toBe('too-flat');
  });

  it('does not judge a project most of which is in languages that are not read', () => {
    expect(scoreHealth({ ...sound, notRead: 101 }).caveat).toBe('not-read');
    expect(scoreHealth({ ...sound, files: 9, notRead: 10 }).caveat).toBe('not-read');
    expect(scoreHealth({ ...sound, notRead: 100 }).caveat).toBeUndefined();
  });

  it('says what most unresolved imports begin with', () => {
    const { deductions } = scoreHealth({
      ...sound,
      unresolved: 1844,
      unresolvedAlike: { text: '@/shop/', imports: 1843 },
    });
    expect(deductions.map(({ reason }) => reason)).toEqual([
      '1,844 imports are unresolved, 1,843 of them begin with @/shop/',
    ]);
  });

  it('does not judge a project most of whose imports are unresolved', () => {
    expect(scoreHealth({ ...sound, dependencies: 40, unresolved: 41 }).caveat).toBe('unresolved');
    expect(scoreHealth({ ...sound, files: 9, dependencies: 4, unresolved: 5 }).caveat).toBe('too-small');
    expect(scoreHealth({ ...sound, dependencies: 40, unresolved: 40 }).caveat).toBeUndefined();
  });
});

it('does not count an unresolved import that only tests need', async () => {
  const { health, diagnostics } = await analyzeText({
    'Cargo.toml': '[package]\nname = "shop"\n',
    'src/lib.rs':
      'mod cart;\n#[cfg(test)]\nmod tests {\n  const LIST: &str = include_str!("../data/list.txt");\n}\n',
    'src/cart.rs': '',
  });
  expect(diagnostics.map(({ kind, line, role }) => [kind, line, role])).toEqual([
    ['unresolved-import', 4, 'test'],
  ]);
  expect(health.deductions).toEqual([]);
});

it('names a file that depends on many others, not one that takes all that match', async () => {
  const pages = Array.from({ length: 40 }, (_, i) => `pages/page${i}.ts`);
  const fanOutOf = async (main: string) => {
    const texts = Object.fromEntries(pages.map((page) => [page, 'export {}']));
    const { health } = await analyzeText({ ...texts, 'app/start.ts': main });
    return health.deductions.some(({ kind }) => kind === 'fan-out');
  };
  expect(await fanOutOf(pages.map((page) => `import '../${page}';`).join('\n'))).toBe(true);
  expect(await fanOutOf(`import.meta.glob('../pages/*.ts');`)).toBe(false);
});
