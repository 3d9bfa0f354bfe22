// The colour of each node, by the measure that the user chose.
import type { ReportIndex } from '../../state/report-index.ts';
import type { Colour } from '../../state/view-state.ts';

/** The colours of nodes: a palette, and each node's index in it. */
export interface Colouring {
  readonly colourOf: Uint8Array;
  readonly palette: readonly string[];
  /** Whether the colours are steps from low to high, and not groups. */
  readonly isScale: boolean;
  /** What the colours mean, for the legend. */
  readonly legend: readonly { readonly colour: string; readonly text: string }[];
}

export type RiskPalette = readonly [string, string, string, string, string];

export interface ColouringTheme {
  readonly risk: RiskPalette;
  readonly package: string;
  readonly isDark: boolean;
}

export function colourNodes(index: ReportIndex, by: Colour, theme: ColouringTheme): Colouring {
  const isScale = by === 'risk' || by === 'complexity';
  const { groupOf, names } = isScale ? stepsOf(index, by) : groupsOf(index, by);
  const palette = [...(isScale ? theme.risk : hues(names.length, theme.isDark)), theme.package];
  const colourOf = Uint8Array.from(index.nodes, (node, i) =>
    node.type === 'package' ? palette.length - 1 : (groupOf[i] ?? 0),
  );
  const legend = names.map((text, i) => ({ colour: palette[i] ?? theme.package, text }));
  return { colourOf, palette, isScale, legend };
}

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
function stepsOf(index: ReportIndex, by: 'risk' | 'complexity'): Groups {
  const values = Float64Array.from({ length: index.fileCount }, (_, node) =>
    by === 'risk' ? (index.riskScore[node] ?? 0) : (index.nodes[node]?.outgoing ?? 0),
  );
  // Tests have no risk score: a project with many of them should not look risky for it.
  const compared = by === 'risk' ? values.filter((_, node) => index.isJudged[node] === 1) : values;
  const sorted = compared.toSorted();
  const limits = (by === 'risk' ? riskSteps : importSteps).map(({ below, least }) =>
    Math.max(least, sorted[Math.floor((sorted.length - 1) * below)] ?? 0),
  );
  const names =
    by === 'risk'
      ? ['low risk', 'some', 'medium', 'more', 'high risk']
      : ['few imports', 'some', 'medium', 'more', 'many imports'];
  const groupOf = Uint8Array.from(values, (value) => limits.filter((limit) => value >= limit).length);
  return { groupOf, names };
}

const groupLimit = 9;

/** The largest groups get a colour each; the rest share the last one. */
function groupsOf(index: ReportIndex, by: 'folder' | 'language'): Groups {
  const keyOf = index.nodes.map((node) => {
    if (node.type === 'package') return '';
    return by === 'language' ? node.language : topFolder(node.folder);
  });
  const counts = new Map<string, number>();
  for (const key of keyOf) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  const named = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([key]) => key);
  const kept = named.slice(0, groupLimit);
  // A prefix that all of them share adds no information.
  const [shared] = (named[0] ?? '').split('/', 1);
  const isShared = named.length > 1 && named.every((key) => key.startsWith(`${shared}/`));
  const short = (key: string): string => (isShared ? key.slice((shared ?? '').length + 1) : key);
  const names = named.length > kept.length ? [...kept.map(short), 'others'] : kept.map(short);
  const numberOf = new Map(kept.map((key, i) => [key, i]));
  return { groupOf: Uint8Array.from(keyOf, (key) => numberOf.get(key) ?? names.length - 1), names };
}

/** The first two parts of the path: `packages/core` says more than `packages`. */
function topFolder(folder: string): string {
  return folder.split('/').slice(0, 2).join('/');
}

/** Around the colour wheel in steps of the golden angle, so that neighbours in the list differ clearly. */
function hues(count: number, isDark: boolean): string[] {
  const lightness = isDark ? 0.7 : 0.62;
  return Array.from({ length: count }, (_, i) => {
    const hue = (255 + i * 137.5) % 360;
    return `oklch(${lightness} 0.13 ${hue.toFixed(1)})`;
  });
}
