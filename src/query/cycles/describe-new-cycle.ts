// Describes what is new in a cycle.
import type { RuleViolation } from '../../model/report.ts';
import { countOf } from '../../std/words.ts';
import type { NewCycle } from './find-new-cycles.ts';

/** `New cycle of 41 files`, `Cycle of 41 files: 94 dependencies are newly part of it, 7 are known` */
export function titleOfCycle({ size, isOfFiles, newCount, knownCount }: NewCycle): string {
  const members = countOf(size, isOfFiles ? 'file' : 'member');
  if (knownCount === 0) return `New cycle of ${members}`;
  const added = countOf(newCount, 'dependency is', 'dependencies are');
  return `Cycle of ${members}: ${added} newly part of it, ${countOf(knownCount, 'is', 'are')} known`;
}

/** The effect of removing the cuts: `without it there is no cycle`. Undefined if they are not enough. */
export function effectOfCuts({ cuts, knownCount, leftCount }: NewCycle, them?: string): string | undefined {
  if (leftCount > 0) return undefined;
  const without = them ?? (cuts.length === 1 ? 'it' : `these ${cuts.length}`);
  return `without ${without} ${knownCount === 0 ? 'there is no cycle' : 'nothing new is in a cycle'}`;
}

/** The dependencies that are not listed individually. Undefined if there are none. */
export function describeOthers({ otherCount, knownCount }: NewCycle): string | undefined {
  if (otherCount === 0) return undefined;
  const others = countOf(otherCount, 'other dependency is', 'other dependencies are');
  return `${others} ${knownCount === 0 ? '' : 'newly '}part of it`;
}

/** The whole description in one line, to show at the first cut. No full stop at the end. */
export function describeNewCycle(cycle: NewCycle): string {
  const others = cycle.cuts.slice(1).map(({ from, to }) => `${from} → ${to}`);
  const them = ['this import', ...others].join(' and ');
  const sentences = [
    titleOfCycle(cycle),
    describeWay(cycle.path),
    effectOfCuts(cycle, them)?.replace('w', 'W'),
    describeOthers(cycle),
  ];
  return sentences.filter((sentence) => sentence !== undefined).join('. ');
}

/** `a.ts → b.ts → a.ts`. Between folders, the next dependency can start in another file of the folder. */
function describeWay(path: readonly RuleViolation[]): string {
  return path
    .map(({ from, to }, i) => {
      const before = path[i - 1];
      if (before === undefined) return `${from} → ${to}`;
      return before.to === from ? ` → ${to}` : `, ${from} → ${to}`;
    })
    .join('');
}
