// The first fixes in words. Among them is what many back dependencies of a tangle have in common, if something does: one
// file or folder in the wrong place. It stands before the cuts of its tangle, and where its points say.
import type { Report } from '../model/report.ts';
import { countOf, writeNumber } from '../std/words.ts';
import { type DescribedFix, describeFixes } from './describe-fix.ts';
import { describeGain } from './describe-gain.ts';
import { edgeWeights, findWrongPlace, type WrongPlace } from './find-wrong-place.ts';
import { type Fix, gainOf } from './list-fixes.ts';
import { productFiles } from './product-files.ts';

export function describeFirstFixes(
  fixes: readonly Fix[],
  report: Report,
  most: number,
): readonly DescribedFix[] {
  const causes = findCauses(report).toSorted((a, b) => b.gain - a.gain);
  const first = fixes.slice(0, most);
  const described = describeFixes(first, report);
  const words: DescribedFix[] = [];
  for (const [i, fix] of first.entries()) {
    const due = causes.filter(
      ({ at, gain }) => fix.gain < gain || (fix.kind === 'cut-tangle' && fix.at === at),
    );
    for (const cause of due) words.push(describeCause(cause, report));
    for (const cause of due) causes.splice(causes.indexOf(cause), 1);
    words.push(described[i]!);
  }
  return words.slice(0, most);
}

interface Cause extends WrongPlace {
  /** The place of its tangle. */
  readonly at: number;
  readonly gain: number;
}

/** Those with most back dependencies are looked at. */
const mostTangles = 3;

function findCauses(report: Report): readonly Cause[] {
  const { tangles, health } = report;
  const isProduct = productFiles(report);
  const weigh = edgeWeights(report);
  const all = tangles.flatMap(({ back }) => back.flatMap(({ edges }) => edges));
  const weightOfAll = all.reduce((sum, edge) => sum + weigh(edge), 0);
  return [...tangles.keys()]
    .toSorted((a, b) => countBack(report, b) - countBack(report, a))
    .slice(0, mostTangles)
    .flatMap((at) => {
      const found = findWrongPlace(report, isProduct, at);
      if (found === undefined) return [];
      return [{ ...found, at, gain: gainOf(health.deductions, 'tangles', found.weight / weightOfAll) }];
    });
}

function countBack({ tangles }: Pick<Report, 'tangles'>, at: number): number {
  return tangles[at]!.back.reduce((sum, { edges }) => sum + edges.length, 0);
}

function describeCause({ paths, folder, uses, fewer, at, gain }: Cause, report: Report): DescribedFix {
  const { folder: tangled } = report.tangles[at]!;
  const place = tangled === '.' ? 'at the root' : `in ${tangled}`;
  const back = countOf(countBack(report, at), 'back dependency', 'back dependencies');
  const [it, needs] = paths.length === 1 ? ['it', 'it uses'] : ['them', 'they use'];
  const worth = describeGain(gain);
  return {
    action: [`Move ${paths.join(' and ')}`, `out of ${folder}`],
    places: [],
    effects: [
      `${writeNumber(fewer)} of the ${back} of the tangle ${place} go away`,
      ...(worth === undefined ? [] : [worth]),
      `${countOf(uses, 'dependency', 'dependencies')} of its other members lead to ${it}, and ${needs} nothing else of ${folder}`,
    ],
  };
}
