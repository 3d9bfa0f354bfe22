// The names of repositories, the most important first: in focus, then by how many use them and how large they are. None
// covers another.
import { toScreen } from '../../../web/views/map/camera/camera.ts';
import { shorten, visibleName } from '../../../web/state/visible-name.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import { type Box, isFree } from './boxes.ts';
import type { Scene, View } from './draw-map.ts';

const longest = 26;
/** More in one frame would take long and could not be read. */
const labelLimit = 220;
/** With more repositories in view, the titles of groups say more; where there are none, only the most important are named. */
const allNamed = 140;
const fewNamed = 14;
/** Pixels: smaller circles may be covered by names. */
const avoidedRadius = 4;
const lineHeight = 15;
const font = '12px system-ui, sans-serif';

export function drawLabels(context: CanvasRenderingContext2D, scene: Scene, view: View, taken: Box[]): void {
  const { whole, placement, highlight, theme } = scene;
  const { camera, screen } = view;
  const isFocused = highlight.nodes.size > 0;
  const inView = findInView(scene, view);
  const isCrowded = inView.length > allNamed;
  const few = placement.groups.length > 0 ? 0 : fewNamed;
  const limit = isCrowded && !isFocused ? few : labelLimit;
  const avoided = isFocused ? inView.filter((node) => highlight.nodes.has(node)) : inView;
  if (avoided.length <= allNamed) taken.push(...avoided.flatMap((node) => circleBox(scene, view, node)));
  let drawn = 0;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 3.5;
  context.strokeStyle = theme.ground;
  for (const node of orderByImportance(whole, highlight.chosen, highlight.nodes)) {
    if (drawn >= limit) break;
    if (isFocused && !highlight.nodes.has(node)) continue;
    const [x, y] = toScreen(camera, screen, placement.x[node] ?? 0, placement.y[node] ?? 0);
    if (x < 0 || y < 0 || x > screen.width || y > screen.height) continue;
    const isChosen = highlight.chosen.has(node);
    const text = shorten(visibleName(whole.repositories[node]?.name ?? ''), longest);
    context.font = `${isChosen ? 700 : 500} ${font}`;
    const width = context.measureText(text).width;
    const r = (placement.r[node] ?? 0) * camera.scale + (isChosen ? 9 : 5);
    const places = placesAround({ x, y, r, width });
    // What is in focus always has its name.
    const last = isChosen ? places[0] : undefined;
    const place = places.find((each) => isFree(each, taken, screen.width)) ?? last;
    if (place === undefined) continue;
    taken.push(place);
    drawn++;
    const at = [(place.left + place.right) / 2, (place.top + place.bottom) / 2] as const;
    context.strokeText(text, ...at);
    context.fillStyle = theme.text;
    context.fillText(text, ...at);
  }
}

function findInView({ whole, placement }: Scene, { camera, screen }: View): readonly number[] {
  return whole.repositories.flatMap((_, node) => {
    const [x, y] = toScreen(camera, screen, placement.x[node] ?? 0, placement.y[node] ?? 0);
    return x < 0 || y < 0 || x > screen.width || y > screen.height ? [] : [node];
  });
}

/** What a name must not cover: a little less than the circle. */
function circleBox({ placement }: Scene, { camera, screen }: View, node: number): readonly Box[] {
  const [x, y] = toScreen(camera, screen, placement.x[node] ?? 0, placement.y[node] ?? 0);
  const half = (placement.r[node] ?? 0) * camera.scale - 2;
  return half < avoidedRadius - 2
    ? []
    : [{ left: x - half + 5, right: x + half - 5, top: y - half, bottom: y + half }];
}

const orders = new WeakMap<OrganisationIndex, readonly number[]>();

function orderByImportance(
  whole: OrganisationIndex,
  chosen: ReadonlySet<number>,
  focused: ReadonlySet<number>,
): readonly number[] {
  const known = orders.get(whole) ?? rank(whole);
  orders.set(whole, known);
  if (focused.size === 0) return known;
  return [...chosen, ...known.filter((node) => focused.has(node) && !chosen.has(node))];
}

function rank({ repositories, incoming, outgoing }: OrganisationIndex): readonly number[] {
  const importance = repositories.map(
    ({ figures }, node) =>
      3 * (incoming[node]?.length ?? 0) + (outgoing[node]?.length ?? 0) + Math.sqrt(figures?.files ?? 0) / 4,
  );
  return repositories
    .map((_, node) => node)
    .toSorted((a, b) => (importance[b] ?? 0) - (importance[a] ?? 0) || a - b);
}

interface Label {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly width: number;
}

/** Below the circle, above it, right of it, left of it. */
function placesAround({ x, y, r, width }: Label): readonly Box[] {
  const box = (middleX: number, middleY: number): Box => ({
    left: middleX - width / 2,
    right: middleX + width / 2,
    top: middleY - lineHeight / 2,
    bottom: middleY + lineHeight / 2,
  });
  return [
    box(x, y + r + lineHeight / 2),
    box(x, y - r - lineHeight / 2),
    box(x + r + width / 2, y),
    box(x - r - width / 2, y),
  ];
}
