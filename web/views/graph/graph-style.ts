// The style of groups and links in the graph, from report, view and theme. Computed once per change, then read by sigma for
// each node and edge.
import { writeNumber } from '../../../src/std/words.ts';
import type { EdgeState } from '../../state/change/align-reports.ts';
import type { Group } from '../groups/group-tree.ts';
import { type LinkChanges, signLinkChange } from '../groups/link-changes.ts';
import type { ShownGroups } from '../groups/shown-groups.ts';
import type { DrawingTheme } from '../shared/drawing-theme.ts';
import { type Rgb, mixColours, readColour } from '../shared/opaque-colour.ts';
import type { GroupLooks } from './group-look.ts';
import type { LinkRole, Neighbourhood } from './neighbourhood.ts';

export interface GraphStyle {
  readonly shown: ShownGroups;
  readonly looks: GroupLooks;
  readonly neighbourhood: Neighbourhood;
  /** Selected, second and hovered groups. */
  readonly chosen: ReadonlySet<number>;
  /** The colours of the palette, and their faint versions for groups that are not near the focus. */
  readonly full: readonly string[];
  readonly faint: readonly string[];
  readonly highlight: Readonly<Record<LinkRole | EdgeState, string>>;
  /** What a change did to the links; undefined if there is no change. */
  readonly changes: LinkChanges | undefined;
  /** The colours of other links, from the lightest to the heaviest. */
  readonly plain: readonly string[];
  readonly circular: readonly string[];
  /** The number of dependencies in a link that is drawn thickest. */
  readonly most: number;
  /** Whether all groups have a label: only few are drawn. */
  readonly labelsAll: boolean;
  /** Whether only highlighted links are drawn. */
  readonly hidesPlainLinks: boolean;
}

export interface GraphStyleInput {
  readonly shown: ShownGroups;
  readonly looks: GroupLooks;
  readonly neighbourhood: Neighbourhood;
  readonly chosen: readonly number[];
  readonly palette: readonly string[];
  readonly theme: DrawingTheme;
  readonly isLayoutRunning: boolean;
  readonly changes: LinkChanges | undefined;
}

/** With more links, only highlighted ones are drawn while the layout runs: the rest would slow down every frame. */
const linksWhileRunning = 8000;
/** Steps of the weight that links are drawn with. */
const weightSteps = 5;
const labelLimit = 80;
/** Where no link has as many dependencies, none is thick. */
const heavy = 60;

export function computeStyle(parts: GraphStyleInput): GraphStyle {
  const { shown, looks, neighbourhood, chosen, palette, theme, isLayoutRunning, changes } = parts;
  const background = readColour(theme.ground);
  const colours = palette.map(readColour);
  const over = (colour: Rgb, part: number): string => mixColours(colour, background, part);
  const isFocused = neighbourhood.groups.size > 0;
  const drawn = shown.isOpen.reduce((sum, isOpen) => sum + 1 - isOpen, 0);
  const [muted, cycle] = [readColour(theme.muted), readColour(theme.cycle)];
  const opacities = stepsOf(shown.links.length).map((opacity) => opacity * (isFocused ? 0.35 : 1));
  return {
    shown,
    looks,
    neighbourhood,
    chosen: new Set(chosen),
    full: colours.map((colour) => over(colour, 1)),
    faint: colours.map((colour) => over(colour, theme.isDark ? 0.4 : 0.32)),
    highlight: {
      imports: over(readColour(theme.imports), 1),
      dependents: over(readColour(theme.dependents), 1),
      path: over(readColour(theme.accent), 1),
      cycle: over(cycle, 1),
      added: over(readColour(theme.added), 1),
      removed: over(readColour(theme.removed), 1),
    },
    changes,
    plain: opacities.map((opacity) => over(muted, opacity)),
    circular: opacities.map((opacity) => over(cycle, Math.min(1, 1.2 * opacity))),
    most: shown.links.reduce(
      (most, { from, to, dependencies }) => (from === to ? most : Math.max(most, dependencies)),
      heavy,
    ),
    labelsAll: drawn <= labelLimit,
    hidesPlainLinks: isLayoutRunning && shown.links.length > linksWhileRunning,
  };
}

/** The more links, the fainter the light ones. */
function stepsOf(linkCount: number): number[] {
  const least = Math.min(0.7, Math.max(0.14, 8 / Math.sqrt(Math.max(1, linkCount))));
  return Array.from(
    { length: weightSteps },
    (_, step) => least + ((0.85 - least) * step) / (weightSteps - 1),
  );
}

export function styleNode(style: GraphStyle, number: number) {
  const { shown, looks, neighbourhood, chosen } = style;
  const isNear = neighbourhood.groups.size === 0 || neighbourhood.groups.has(number);
  const colour = (isNear ? style.full : style.faint)[looks.colour[number] ?? 0];
  const isHighlighted = neighbourhood.groups.size > 0 && isNear;
  return {
    size: looks.radius[number] ?? 3,
    label: isNear || style.labelsAll ? (looks.labels[number] ?? '') : null,
    isFolder: isFolder(shown.groups[number]),
    isFaint: !isNear,
    color: colour ?? '#808080',
    zIndex: isNear ? 1 : 0,
    highlighted: chosen.has(number),
    forceLabel: style.labelsAll || (isHighlighted && neighbourhood.groups.size <= labelLimit),
  };
}

function isFolder(group: Group | undefined): boolean {
  return group !== undefined && group.kind !== 'file';
}

/** Thinner lines look dashed; among many they have to be thin. */
const thickness = { few: 1.6, many: 1, most: 4 };
const manyLinks = 500;
/** Labels of more links would cover each other. */
const countLimit = 40;

export function styleEdge(style: GraphStyle, number: number) {
  const link = style.shown.links[number];
  if (link === undefined) return { hidden: true };
  const share = Math.log(1 + link.dependencies) / Math.log(1 + style.most);
  const least = style.shown.links.length > manyLinks ? thickness.many : thickness.few;
  const size = least + (thickness.most - least) * share ** 2;
  const change = style.changes?.get(`${link.from}:${link.to}`);
  const role = style.neighbourhood.roleOf.get(number);
  if (change !== undefined && (role !== undefined || style.neighbourhood.groups.size === 0))
    return {
      color: style.highlight[change.added > 0 ? 'added' : 'removed'],
      size: Math.max(2.2, size),
      zIndex: 11,
      label: signLinkChange(change),
      forceLabel: true,
    };
  if (role !== undefined) {
    const hasCount = style.neighbourhood.roleOf.size <= countLimit;
    return {
      color: style.highlight[role],
      size: Math.max(1.6, size),
      zIndex: role === 'cycle' ? 12 : 10,
      label: hasCount ? writeNumber(link.dependencies) : null,
      forceLabel: hasCount,
    };
  }
  if (style.hidesPlainLinks) return { hidden: true };
  const step = Math.min(weightSteps - 1, Math.floor(share * weightSteps));
  // In a change, red is what was removed.
  const colours = link.isCircular && style.changes === undefined ? style.circular : style.plain;
  return { color: colours[step] ?? '#808080', size, zIndex: step + (link.isCircular ? 1 : 0), label: null };
}
