// A fix in a plain sentence.
import type { CutChange, Misplaced, Tangle } from '../../src/model/report.ts';
import { type CutMembers, cutMembers, listFew } from '../../src/query/cut-members.ts';
import { describeShrinking } from '../../src/query/describe-shrinking.ts';
import type { CutFix, Fix } from '../../src/query/list-fixes.ts';
import { plural, splitPath } from './format.ts';
import type { ShownReport } from './page-report.ts';
import { visibleName } from './visible-name.ts';

/** The short name of a file. */
type NameFile = (id: string) => string;

export function describeFix(
  fix: Fix,
  { tangles }: Pick<ShownReport, 'tangles'>,
  nameFile: NameFile = (id) => splitPath(id).name,
): string {
  switch (fix.kind) {
    case 'cut-cycle':
      return `${describeChange(fix, nameFile)}. ${cycleEffect(fix)}.`;
    case 'cut-tangle':
      return `${describeChange(fix, nameFile, tangles[fix.at])}. ${tangleEffect(fix, tangles[fix.at])}.`;
    case 'rule':
      return `Remove ${plural(fix.effort, 'import')} from ${visibleName(fix.sourceLayer)} to ${visibleName(fix.targetLayer)}. The configured layers forbid ${fix.effort === 1 ? 'it' : 'them'}.`;
    case 'unresolved':
      return `Resolve ${plural(fix.effort, 'import')} of ${visibleName(nameFile(fix.file))}.`;
    case 'place':
      return `${describeMove(fix, nameFile)}. ${fix.fewer} of ${plural(fix.back, 'back dependency', 'back dependencies')} of the tangle in ${placeName(tangles[fix.at]?.folder ?? '.')} go away.`;
  }
}

function describeChange({ cut }: CutFix, nameFile: NameFile, tangle?: Tangle): string {
  const { change, changes, edges } = cut;
  const members = tangle === undefined || edges.length === 1 ? undefined : cutMembers(cut, tangle);
  const nameEnds = (end: 0 | 1, side: 'sources' | 'targets'): string =>
    nameFiles(new Set(edges.map((edge) => edge[end])), nameFile, members?.[side]);
  const sources = nameEnds(0, 'sources');
  const targets = nameEnds(1, 'targets');
  if (changes !== undefined) return `Cut ${edges.length} imports of ${targets} in ${sources}`;
  const place = cut.moves?.length === 1 ? cut.moves[0]!.to : undefined;
  if (change === 'move')
    return `Move ${targets} to ${place === undefined ? 'a lower folder' : visibleName(place)}`;
  if (change === 'move-source')
    return `Move the package with ${sources} to ${place === undefined ? 'a higher folder' : visibleName(place)}`;
  if (change === 'move-types') return `Move the types of ${targets} that are used in ${sources}`;
  if (change === 'move-class')
    return `Move the supertypes in ${targets} to a lower folder, or their subclasses in ${sources} to a higher one`;
  const count = edges.length === 1 ? 'the import' : `${edges.length} imports`;
  return `${verbs[change]} ${count} of ${targets} in ${sources}`;
}

const verbs: Readonly<Record<Exclude<CutChange, `move${string}`>, string>> = {
  remove: 'Remove',
  'type-only': 'Make type-only',
  invert: 'Invert',
};

/** The name of the file, else the members of the tangle that the files lie in, or how many there are. */
function nameFiles(
  ids: ReadonlySet<string>,
  nameFile: NameFile,
  members: CutMembers['sources'] = [],
): string {
  const [only = ''] = ids;
  if (ids.size === 1) return visibleName(nameFile(only));
  return members.length === 0 ? `${ids.size} files` : listFew(members.map(visibleName));
}

function cycleEffect({ before, step, cut }: CutFix): string {
  return inTurn(
    step > 0 && 'earlier cuts',
    cut.after === 0
      ? `this breaks the cycle of ${plural(before, 'file')}`
      : `the cycle ${describeShrinking(before, cut)} files`,
  );
}

function tangleEffect({ before, step, cut }: CutFix, tangle: Tangle | undefined): string {
  const name = `the tangle in ${placeName(tangle?.folder ?? '.')}`;
  return inTurn(
    step > 0 ? 'earlier cuts' : tangle?.misplaced !== undefined && 'move',
    cut.after === 0 ? `this ends ${name}` : `${name} ${describeShrinking(before, cut)} members`,
  );
}

/** A later change counts on those before it. */
function inTurn(earlier: string | false, effect: string): string {
  return earlier === false
    ? effect.charAt(0).toUpperCase() + effect.slice(1)
    : `After the ${earlier}, ${effect}`;
}

export function describeMove(
  { paths, folder }: Misplaced,
  nameFile: NameFile = (id) => splitPath(id).name,
): string {
  const names = paths.map((path) => visibleName(path.endsWith('/') ? path : nameFile(path)));
  return `Move ${names.join(' and ')} out of ${visibleName(folder)}`;
}

/** Why something is in the wrong folder, and what to do about it. */
export function explainPlace({ paths, folder, side, edges }: Misplaced): string {
  const [it, needs, has] =
    paths.length === 1 ? ['it', 'it uses', 'It has'] : ['them', 'they use', 'They have'];
  const count = plural(edges.length, 'import');
  const place = visibleName(folder);
  const reason =
    side === 'target'
      ? `${count} of other members of the tangle lead to ${it}, and ${needs} nothing else of ${place}`
      : `${has} ${count} of other members of the tangle, and hardly anything in ${place} uses ${it}`;
  return `${reason}. Find a place for ${it} outside that folder.`;
}

function placeName(folder: string): string {
  return folder === '.' ? 'the project root' : visibleName(folder);
}
