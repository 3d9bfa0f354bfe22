// The colour of each node, by the measure that the user chose.
import { languageName } from '../../../src/model/language-name.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { Colour } from '../../state/view-state.ts';
import { type FolderScope, groupByVisibleFolder } from './folder-groups.ts';

/** The colours of nodes: a palette, and each node's index in it. */
export interface Colouring {
  readonly colourOf: Uint8Array;
  readonly palette: readonly string[];
  /** Whether the colours are steps from low to high, and not groups. */
  readonly isScale: boolean;
  /** What the colours mean, for the legend. */
  readonly legend: readonly { readonly colour: string; readonly text: string }[];
  /** One colour for many files, where neither a scale nor groups are right: the number of files of each → a colour. */
  readonly summarize?: (counts: Uint32Array) => number;
}

export type RiskPalette = readonly [string, string, string, string, string];

export interface ColouringTheme {
  readonly risk: RiskPalette;
  readonly package: string;
  /** What is not in question. */
  readonly same: string;
  readonly isDark: boolean;
}

/** `scope` is what a colour by folder divides; the whole project if there is none. */
export function colourNodes(
  index: ReportIndex,
  by: Colour,
  theme: ColouringTheme,
  scope: FolderScope = { shown: new Uint8Array(index.nodes.length).fill(1), path: '' },
): Colouring {
  const isScale = by !== 'folder' && by !== 'language';
  const { groupOf, names } = isScale ? stepsOf(index, by) : groupsOf(index, by, scope);
  const colours = isScale ? scaleOf(by, theme) : hues(names.length, theme.isDark);
  const palette = [...colours, theme.package];
  const colourOf = Uint8Array.from(index.nodes, (node, i) =>
    node.type === 'package' ? palette.length - 1 : (groupOf[i] ?? 0),
  );
  const legend = names.map((text, i) => ({ colour: palette[i] ?? theme.package, text }));
  return { colourOf, palette, isScale, legend };
}

function scaleOf(by: ScaledBy, { risk, same }: ColouringTheme): readonly string[] {
  return by === 'hotspots' ? [same, ...risk.slice(1)] : risk;
}

type ScaledBy = Exclude<Colour, 'folder' | 'language'>;

interface Groups {
  readonly groupOf: Uint8Array;
  readonly names: readonly string[];
}

/** For each step above the lowest: the share of files below it, and the least value that a file must have. */
const riskSteps = [
  { below: 0.4, least: 15 },
  { below: 0.7, least: 40 },
  { below: 0.9, least: 70 },
  { below: 0.97, least: 100 },
];
const importSteps = [
  { below: 0.4, least: 2 },
  { below: 0.7, least: 4 },
  { below: 0.9, least: 6 },
  { below: 0.97, least: 8 },
];

/** High compared with other files and in absolute terms: one extreme file does not make the others look safe, and a project
 * without risk has no red file. */
function stepsOf(index: ReportIndex, by: ScaledBy): Groups {
  const values = Float64Array.from({ length: index.fileCount }, (_, node) =>
    by === 'complexity' ? (index.nodes[node]?.outgoing ?? 0) : (index.riskScore[node] ?? 0),
  );
  // Tests have no risk score: a project with many of them should not look risky for it.
  const compared = by === 'complexity' ? values : values.filter((_, node) => index.isJudged[node] === 1);
  const sorted = compared.toSorted();
  const limits = (by === 'complexity' ? importSteps : riskSteps).map(({ below, least }) =>
    Math.max(least, sorted[Math.floor((sorted.length - 1) * below)] ?? 0),
  );
  const groupOf = Uint8Array.from(values, (value, node) =>
    by === 'hotspots' && !isTouched(index, node) ? 0 : limits.filter((limit) => value >= limit).length,
  );
  return { groupOf, names: stepNames[by] };
}

const stepNames: Readonly<Record<ScaledBy, readonly string[]>> = {
  risk: ['low risk', 'some', 'medium', 'more', 'high risk'],
  complexity: ['few imports', 'some', 'medium', 'more', 'many imports'],
  hotspots: ['no changes or low risk', 'some', 'medium', 'more', 'hotspot'],
};

/** A file that nobody changes is no hotspot, however risky it is. */
function isTouched({ nodes }: ReportIndex, number: number): boolean {
  const node = nodes[number];
  return node?.type === 'file' && node.changes > 0;
}

const groupLimit = 9;

/** The largest groups get a colour each; the rest share the last one. */
function groupsOf(index: ReportIndex, by: 'folder' | 'language', scope: FolderScope): Groups {
  const keyOf =
    by === 'language'
      ? index.nodes.map((node) => (node.type === 'package' ? '' : node.language))
      : groupByVisibleFolder(index, scope, groupLimit);
  const counts = new Map<string, number>();
  keyOf.forEach((key, node) => {
    if (key !== '' && scope.shown[node] === 1) counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  const named = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([key]) => key);
  const kept = named.slice(0, groupLimit);
  const shared = by === 'folder' ? sharedFolder(named) : '';
  const names = kept.map((key) => (by === 'language' ? languageName(key) : key.slice(shared.length) || './'));
  // Only files have a group at all.
  const hasOthers = keyOf.some((key, node) => node < index.fileCount && !kept.includes(key));
  const numberOf = new Map(kept.map((key, i) => [key, i]));
  const all = hasOthers ? [...names, 'others'] : names;
  return { groupOf: Uint8Array.from(keyOf, (key) => numberOf.get(key) ?? all.length - 1), names: all };
}

/** The folders that all of them start with, which add no information: `src/vs/`. */
function sharedFolder(paths: readonly string[]): string {
  const [first = ''] = paths;
  let end = first.length;
  for (const path of paths) {
    while (end > 0 && !(first.slice(0, end).endsWith('/') && path.startsWith(first.slice(0, end)))) end--;
  }
  return first.slice(0, end);
}

/** Around the colour wheel in steps of the golden angle, so that neighbours in the list differ clearly. */
function hues(count: number, isDark: boolean): string[] {
  const lightness = isDark ? 0.7 : 0.62;
  return Array.from({ length: count }, (_, i) => {
    const hue = (255 + i * 137.5) % 360;
    return `oklch(${lightness} 0.13 ${hue.toFixed(1)})`;
  });
}
