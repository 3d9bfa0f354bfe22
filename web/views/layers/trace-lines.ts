// The dependencies between boxes as lines. Those that go against the order point up and carry their number of file
// dependencies: of product files, for tests may use whatever they test.
import { writeNumber } from '../../../src/std/words.ts';
import { type LinkChange, type LinkChanges, signLinkChange } from '../groups/link-changes.ts';
import { type RuleBreaks, hasNew } from '../groups/rule-breaks.ts';
import type { Link } from '../groups/shown-groups.ts';
import type { Box, Layers } from './place-layers.ts';
import type { Violation } from './violations.ts';

export interface Line {
  readonly key: string;
  readonly role: LineRole;
  /** The `d` of an SVG path. */
  readonly path: string;
  /** Whether it goes against the order. */
  readonly isUp: boolean;
  /** Number of file dependencies. */
  readonly dependencies: number;
  /** For a line that points up: the number of its file dependencies; for one that changed: what changed. And where to write it. */
  readonly count?: { readonly text: string; readonly x: number; readonly y: number };
}

export type LineRole = (typeof lineRoles)[number];

/** Highlighted lines are drawn last. */
export const lineRoles = [
  'plain',
  'back',
  'dependents',
  'imports',
  'violation',
  'known',
  'broken',
  'removed',
  'added',
  'cycle',
] as const;

interface Dependencies {
  readonly links: readonly Link[];
  readonly violations: readonly Violation[];
  /** The rules that they break. */
  readonly breaks: readonly RuleBreaks[];
  /** The group whose dependencies are highlighted, -1 for none. */
  readonly focus: number;
  /** The links of the cycle in focus. */
  readonly inCycle: readonly (readonly [from: number, to: number])[];
  readonly changes?: LinkChanges | undefined;
}

export function traceLines(
  { boxes }: Layers,
  { links, violations, breaks, focus, inCycle, changes }: Dependencies,
): Line[] {
  const boxOf = new Map(boxes.map((box) => [box.number, box]));
  const broken = new Set(violations.map(({ from, to }) => `${from}:${to}`));
  const roleOfRule = new Map(
    breaks.map((each) => [
      `${each.from}:${each.to}`,
      hasNew(each) ? ('broken' as const) : ('known' as const),
    ]),
  );
  const circular = new Set(inCycle.map(([from, to]) => `${from}:${to}`));
  const spans = links.flatMap(({ from, to, dependencies: all, judged }): Span[] => {
    const [source, target] = [boxOf.get(from), boxOf.get(to)];
    return from === to || source === undefined || target === undefined
      ? []
      : [{ source, target, dependencies: source.level < target.level ? judged : all }];
  });
  const up = spans.filter(isUp);
  const starts = spread(up, 'source', 'target');
  const ends = spread(up, 'target', 'source');
  const lines = spans
    .map((span): Line => {
      const { dependencies } = span;
      const key = `${span.source.number}:${span.target.number}`;
      const change = changes?.get(key);
      const usual = roleOfRule.get(key) ?? (broken.has(key) ? 'violation' : roleOf(span, focus));
      const role = circular.has(key) ? 'cycle' : (roleOfChange(change) ?? usual);
      const changed = change === undefined ? undefined : signLinkChange(change);
      if (!isUp(span)) {
        const count = changed === undefined ? {} : { count: { text: changed, ...placeBeside(span) } };
        return { key, role, path: traceDown(span), isUp: false, dependencies, ...count };
      }
      const [fromX, toX] = [starts.get(span) ?? 0, ends.get(span) ?? 0];
      const text = changed ?? (dependencies === 0 ? undefined : writeNumber(dependencies));
      const count = text === undefined ? {} : { count: { text, x: fromX + 4, y: span.source.y - 5 } };
      return { key, role, path: traceUp(span, fromX, toX), isUp: true, dependencies, ...count };
    })
    .toSorted((a, b) => lineRoles.indexOf(a.role) - lineRoles.indexOf(b.role));
  return changes === undefined ? lines : separateCounts(lines);
}

/** Lines that end at one place have their counts above each other. */
function separateCounts(lines: readonly Line[]): Line[] {
  const taken: { readonly x: number; readonly y: number }[] = [];
  return lines.map((line) => {
    if (line.count === undefined) return line;
    const { text, x } = line.count;
    let { y } = line.count;
    while (taken.some((other) => Math.abs(other.x - x) < 40 && Math.abs(other.y - y) < 12)) y -= 12;
    taken.push({ x, y });
    return { ...line, count: { text, x, y } };
  });
}

function roleOfChange(change: LinkChange | undefined): LineRole | undefined {
  if (change === undefined) return undefined;
  return change.added > 0 ? 'added' : 'removed';
}

/** On a line that points down, above its lower end, where no box is in the way. */
function placeBeside(span: Span): { readonly x: number; readonly y: number } {
  const [[fromX, fromY], [toX, toY]] = endsDown(span);
  // Of a curve like that of `curve`, the part before its end is nearly straight down.
  const part = 14 / Math.max(28, toY - fromY);
  return { x: toX - (toX - fromX) * 3 * part ** 2 + 5, y: toY - 12 };
}

interface Span {
  readonly source: Box;
  readonly target: Box;
  /** Of a span that points up, those of the product. */
  readonly dependencies: number;
}

function isUp({ source, target }: Span): boolean {
  return source.level < target.level;
}

function roleOf(span: Span, focus: number): LineRole {
  if (span.source.number === focus) return 'imports';
  if (span.target.number === focus) return 'dependents';
  return isUp(span) && span.dependencies > 0 ? 'back' : 'plain';
}

/** Line → its x at one end: the lines at a box share its width, in the order of their other ends. */
function spread(lines: readonly Span[], end: 'source' | 'target', other: 'source' | 'target') {
  const atBox = new Map<Box, Span[]>();
  for (const line of lines) {
    const known = atBox.get(line[end]);
    if (known === undefined) atBox.set(line[end], [line]);
    else known.push(line);
  }
  const places = new Map<Span, number>();
  for (const [{ x, width }, own] of atBox) {
    own
      .toSorted((a, b) => centreOf(a[other]) - centreOf(b[other]))
      .forEach((line, i) => places.set(line, x + (width * (i + 1)) / (own.length + 1)));
  }
  return places;
}

/** From the bottom of a box to the top of a lower one. */
function traceDown(span: Span): string {
  return curve(...endsDown(span));
}

function endsDown({ source, target }: Span): readonly [from: Point, to: Point] {
  const lean = Math.sign(centreOf(target) - centreOf(source));
  const fromX = centreOf(source) + (lean * source.width) / 5;
  const toX = centreOf(target) - (lean * target.width) / 5;
  return [
    [fromX, source.y + source.height],
    [toX, target.y - 2],
  ];
}

/** From the top of a box to the bottom of a higher one. */
function traceUp({ source, target }: Span, fromX: number, toX: number): string {
  return curve([fromX, source.y], [toX, target.y + target.height + 2]);
}

type Point = readonly [x: number, y: number];

function curve([fromX, fromY]: Point, [toX, toY]: Point): string {
  const half = (fromY + toY) / 2;
  return `M${fromX} ${fromY}C${fromX} ${half} ${toX} ${half} ${toX} ${toY}`;
}

function centreOf({ x, width }: Box): number {
  return x + width / 2;
}
