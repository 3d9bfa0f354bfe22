// More dependencies are never better: what a project gains by adding one would be a flaw of the formula.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Cut, Dependency, Health, Report } from '../../src/model/report.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

it('never raises health to add a dependency', () => {
  fc.assert(
    fc.property(projects, ({ files, dependencies, added }) => {
      const before = healthOf(files, dependencies);
      const after = healthOf(files, [...dependencies, added]);
      expect(lostBy(after)).toBeGreaterThanOrEqual(lostBy(before) - rounding);
      expect(after.score).toBeLessThanOrEqual(before.score + 1);
    }),
    { numRuns: 150 },
  );
});

it('lowers health with dependencies that point back, in most projects', () => {
  const samples = fc.sample(projects, { numRuns: 60, seed: 3 });
  const lowered = samples.filter(({ files, dependencies }) => {
    const sorted = dependencies.filter(([from, to]) => from < to);
    return lostBy(healthOf(files, sorted)) < lostBy(healthOf(files, dependencies));
  });
  expect(lowered.length).toBeGreaterThan(45);
});

it('says of each cut what health gains once its dependencies are gone, and once its files are moved', () => {
  const cuts = fc.sample(projects, { numRuns: 40, seed: 5 }).flatMap(({ files, dependencies }) => {
    const { cycleDetails, tangles } = reportOf(files, dependencies);
    return [...cycleDetails, ...tangles].flatMap((group) => {
      const folder = 'folder' in group ? group.folder : '.';
      const reportAfter = (count: number): Report => {
        const done = group.cuts.slice(0, count);
        const removed = new Set(done.flatMap((cut) => removedBy(cut).map((edge) => edge.join(' '))));
        const left = dependencies.filter(([from, to]) => !removed.has(`${files[from]} ${files[to]}`));
        return reportOf(moveFiles(files, folder, done), left);
      };
      return group.cuts.map(({ gain, after, changes, change }, step) => {
        const [before, now] = [reportAfter(step), reportAfter(step + 1)];
        const moves = (changes ?? [change]).includes('move');
        const real = lostBy(before.health) - lostBy(now.health);
        const isTangle = 'folder' in group;
        return { gain: gain!, real, moves, after, left: isTangle ? largestIn(now, folder) : after };
      });
    });
  });
  expect(cuts.filter(({ moves }) => !moves).length).toBeGreaterThan(50);
  expect(cuts.filter(({ moves }) => moves).length).toBeGreaterThan(10);
  for (const { gain, real } of cuts) expect(Math.abs(gain - real)).toBeLessThan(rounding);
  for (const { after, left } of cuts) expect(left).toBe(after);
});

/** What is moved stays a dependency. */
function removedBy({ edges, change, changes }: Cut): readonly Dependency[] {
  return edges.filter((_, i) => (changes?.[i] ?? change) !== 'move');
}

/** To the folder that the cut says, or to a new one. */
function moveFiles(files: readonly string[], folder: string, cuts: readonly Cut[]): readonly string[] {
  return cuts
    .flatMap(({ moves = [] }) => moves)
    .reduce((all, { paths, to }, number) => {
      const place = to ?? `${folder === '.' ? '' : `${folder}/`}moved${number}`;
      return all.map((file) => {
        const path = paths.find((each) => (each.endsWith('/') ? file.startsWith(each) : file === each));
        return path === undefined
          ? file
          : `${place}/moved-${number}-${file.slice(path.lastIndexOf('/', path.length - 2) + 1)}`;
      });
    }, files);
}

function largestIn({ tangles }: Report, folder: string): number {
  return Math.max(
    0,
    ...tangles.filter((tangle) => tangle.folder === folder).map(({ members }) => members.length),
  );
}

/** Six deductions, each rounded to a tenth. */
const rounding = 0.6;

interface RandomProject {
  readonly files: readonly string[];
  /** Pairs of places in `files`. */
  readonly dependencies: readonly (readonly [from: number, to: number])[];
  readonly added: readonly [from: number, to: number];
}

/** Up to three folders of up to three folders with up to three files: the order between folders is found exactly. */
const projects: fc.Arbitrary<RandomProject> = fc
  .uniqueArray(
    fc
      .tuple(
        fc.constantFrom('cart', 'order', 'stock'),
        fc.nat(2),
        fc.nat(2),
        fc.constantFrom('ts', 'py', 'java'),
      )
      .map(([folder, part, file, extension]) => `${folder}/part${part}/File${file}.${extension}`),
    { minLength: 12, maxLength: 40 },
  )
  .chain((files) => {
    const pair = fc
      .tuple(fc.nat(files.length - 1), fc.nat(files.length - 1))
      .filter(([from, to]) => from !== to);
    return fc.record({
      files: fc.constant(files.toSorted()),
      dependencies: fc.array(pair, { minLength: 15, maxLength: 60 }),
      added: pair,
    });
  });

function healthOf(files: readonly string[], dependencies: RandomProject['dependencies']): Health {
  return reportOf(files, dependencies).health;
}

function reportOf(files: readonly string[], dependencies: RandomProject['dependencies']): Report {
  const targetsOf = (from: number): string[] =>
    dependencies
      .filter((pair) => pair[0] === from)
      // Some are of types alone, which weigh less.
      .map(([, to]) => ((from + to) % 4 === 0 ? `type ${files[to]}` : files[to]!));
  return reportFrom(factsOf(Object.fromEntries(files.map((file, from) => [file, targetsOf(from)]))));
}

function lostBy({ deductions }: Health): number {
  return deductions.reduce((sum, { points }) => sum + points, 0);
}
