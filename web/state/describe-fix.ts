// A fix in a plain sentence, with what it gains and what it takes.
import type { CutChange, Dependency } from '../../src/model/report.ts';
import type { CutFix, Fix } from '../../src/query/list-fixes.ts';
import { plural, splitPath } from './format.ts';
import type { ShownReport } from './page-report.ts';
import { visibleName } from './visible-name.ts';

export function describeFix(fix: Fix, { tangles }: Pick<ShownReport, 'tangles'>): string {
  switch (fix.kind) {
    case 'cut-cycle':
      return `${describeChange(fix)}. ${cycleEffect(fix)}.`;
    case 'cut-tangle':
      return `${describeChange(fix)}. ${tangleEffect(fix, tangles[fix.at]?.folder ?? '.')}.`;
    case 'rule':
      return `Remove ${plural(fix.effort, 'import')} from ${visibleName(fix.sourceLayer)} to ${visibleName(fix.targetLayer)}. The configured layers forbid ${fix.effort === 1 ? 'it' : 'them'}.`;
    case 'unresolved':
      return `Resolve ${plural(fix.effort, 'import')} of ${nameOf(fix.file)}.`;
  }
}

/** `about +2.1 points` */
export function describeGain({ gain }: Fix): string {
  if (gain < 0.05) return gain > 0 ? 'less than +0.1 points' : 'no points';
  return `about +${gain.toFixed(1)} points`;
}

function describeChange({ cut: { change, edges } }: CutFix): string {
  const sources = new Set(edges.map(([source]) => source));
  const targets = new Set(edges.map(([, target]) => target));
  if (change === 'move') return `Move ${nameOf(first(targets), targets.size)} to a lower folder`;
  return `${verbs[change]} ${describeImports(edges, sources, targets)}`;
}

const verbs: Readonly<Record<Exclude<CutChange, 'move'>, string>> = {
  remove: 'Remove',
  'type-only': 'Make type-only',
  invert: 'Invert',
};

function describeImports(
  edges: readonly Dependency[],
  sources: ReadonlySet<string>,
  targets: ReadonlySet<string>,
): string {
  const count = edges.length === 1 ? 'the import' : `${edges.length} imports`;
  return `${count} of ${nameOf(first(targets), targets.size)} in ${nameOf(first(sources), sources.size)}`;
}

function first(ids: ReadonlySet<string>): string {
  const [id = ''] = ids;
  return id;
}

/** The name of a file, or how many there are. */
function nameOf(id: string, count = 1): string {
  return count === 1 ? visibleName(splitPath(id).name) : `${count} files`;
}

function cycleEffect({ before, cut: { after } }: CutFix): string {
  return after === 0
    ? `This breaks the cycle of ${plural(before, 'file')}`
    : `The cycle shrinks from ${before} to ${plural(after, 'file')}`;
}

function tangleEffect({ before, cut: { after } }: CutFix, folder: string): string {
  const place = folder === '.' ? 'the project root' : visibleName(folder);
  return after === 0
    ? `This ends the tangle in ${place}`
    : `The tangle in ${place} shrinks from ${before} to ${plural(after, 'member')}`;
}
