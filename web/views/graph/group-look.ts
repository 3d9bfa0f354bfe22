// How each group of the graph looks when nothing is in focus: its name, its radius and its colour.
import { writeNumber } from '../../../src/std/words.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { Size } from '../../state/view-state.ts';
import { nameGroups } from '../groups/name-groups.ts';
import { type ShownGroups, filesIn } from '../groups/shown-groups.ts';
import type { Colouring } from '../shared/colouring.ts';
import { shortenApart } from '../shared/shorten-apart.ts';
import { summarizeColours } from '../shared/summarize-colours.ts';
import type { Picture } from './place-groups.ts';

export interface GroupLooks {
  /** Group → its name, empty if it is open. */
  readonly names: readonly string[];
  /** Group → what is written next to it. */
  readonly labels: readonly string[];
  /** In pixels. */
  readonly radius: Float32Array;
  /** Index in the palette. */
  readonly colour: Uint8Array;
}

const longestName = 28;

export function nameShown({ groups, isOpen }: ShownGroups): Pick<GroupLooks, 'names' | 'labels'> {
  const closed = groups.flatMap((_, number) => (isOpen[number] === 0 ? [number] : []));
  const found = nameGroups(closed.flatMap((number) => groups[number] ?? []));
  const names = groups.map(() => '');
  closed.forEach((number, at) => (names[number] = found[at] ?? ''));
  const short = shortenApart(names, longestName);
  const labels = groups.map(({ kind, fileCount }, number) => {
    const name = short[number] ?? '';
    return kind === 'file' || name === '' ? name : `${name}  ${writeNumber(fileCount)}`;
  });
  return { names, labels };
}

const radii = { file: [4, 12], folder: [8, 24] } as const;

/** That many groups have their full size in a picture that is large enough, each on so many square pixels. */
const fullSized = { count: 70, area: 7000 };

/** The more groups, and the smaller the picture, the smaller each. */
export function measureGroups(
  report: ReportIndex,
  shown: ShownGroups,
  size: Size,
  picture: Picture,
): Float32Array {
  const measure = new Float64Array(shown.groups.length);
  if (size === 'bytes') {
    shown.groupOf.forEach((group, node) => {
      const own = report.nodes[node];
      if (group !== -1 && own?.type === 'file') measure[group] = (measure[group] ?? 0) + own.size;
    });
  } else {
    for (const { from, to, dependencies } of shown.links)
      if (from !== to) measure[to] = (measure[to] ?? 0) + dependencies;
  }
  const kindOf = (group: number): 'file' | 'folder' =>
    shown.groups[group]?.kind === 'file' ? 'file' : 'folder';
  const most = { file: 1, folder: 1 };
  measure.forEach((value, group) => (most[kindOf(group)] = Math.max(most[kindOf(group)], value)));
  const count = shown.isOpen.reduce((sum, isOpen) => sum + 1 - isOpen, 0);
  const room = Math.min(fullSized.count, (picture.width * picture.height) / fullSized.area);
  const scale = Math.min(1, Math.max(0.3, Math.sqrt(room / Math.max(1, count))));
  return Float32Array.from(measure, (value, group) => {
    const [least, largest] = radii[kindOf(group)];
    return scale * (least + (largest - least) * Math.sqrt(value / most[kindOf(group)]));
  });
}

export function colourGroups(
  { groups, isOpen }: ShownGroups,
  colouring: Omit<Colouring, 'legend'>,
): Uint8Array {
  const { colourOf, palette } = colouring;
  return Uint8Array.from(groups, (group, number) => {
    if (isOpen[number] === 1) return 0;
    if (group.file !== -1) return colourOf[group.file] ?? 0;
    const counts = new Uint32Array(palette.length);
    for (const file of filesIn(group)) {
      const colour = colourOf[file] ?? 0;
      counts[colour] = (counts[colour] ?? 0) + 1;
    }
    // The last colour is that of packages.
    if ((counts.at(-1) ?? 0) > 0) return palette.length - 1;
    return summarizeColours(counts.subarray(0, -1), colouring);
  });
}
