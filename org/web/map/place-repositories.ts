// Up to a few dozen repositories lie in layers, users above what they use. More of them lie close to what they use, because
// layers of hundreds would show no groups. Those without any dependency between repositories stand in a block below.
import { healthOf } from '../state/health-of.ts';
import type { OrganisationIndex } from '../state/organisation.ts';
import type { Caption, Placement } from './placement.ts';
import { placeByForce } from './place-by-force.ts';
import { placeInLayers } from './place-in-layers.ts';

const layeredLimit = 90;
const radii = [9, 30] as const;
const manyRadii = [4, 24] as const;

export function placeRepositories(whole: OrganisationIndex): Placement {
  const { repositories, outgoing, incoming } = whole;
  const r = measure(whole);
  const x = new Float64Array(repositories.length);
  const y = new Float64Array(repositories.length);
  const isLinked = (node: number): boolean =>
    (outgoing[node]?.length ?? 0) + (incoming[node]?.length ?? 0) > 0;
  const nodes = repositories.map((_, node) => node);
  const linked = nodes.filter(isLinked);
  const alone = nodes.filter((node) => !isLinked(node));
  const { points, groups } =
    linked.length <= layeredLimit
      ? { points: placeInLayers(whole, linked, r), groups: [] }
      : placeByForce(whole, linked, r);
  linked.forEach((node, at) => {
    x[node] = points[at]?.x ?? 0;
    y[node] = points[at]?.y ?? 0;
  });
  const captions = placeBlock(whole, { linked, alone }, { x, y, r });
  return { x, y, r, groups, captions };
}

/** Their areas are as their numbers of files. */
function measure({ repositories }: OrganisationIndex): Float64Array {
  const [least, largest] = repositories.length <= layeredLimit ? radii : manyRadii;
  const files = repositories.map(({ figures }) => figures?.files ?? 0);
  const most = files.reduce((a, b) => Math.max(a, b), 1);
  return Float64Array.from(files, (count) => least + (largest - least) * Math.sqrt(count / most));
}

type Circles = Pick<Placement, 'x' | 'y' | 'r'>;

/** Healthy ones last: what needs attention comes first. */
function placeBlock(
  { repositories }: OrganisationIndex,
  { linked, alone }: { readonly linked: readonly number[]; readonly alone: readonly number[] },
  { x, y, r }: Circles,
): readonly Caption[] {
  if (alone.length === 0) return [];
  const largest = alone.reduce((most, node) => Math.max(most, r[node] ?? 0), 0);
  const [across, down] = repositories.length <= layeredLimit ? [170, 70] : [2.2 * largest, 2.2 * largest];
  const left = linked.reduce((least, node) => Math.min(least, (x[node] ?? 0) - (r[node] ?? 0)), 0);
  const right = linked.reduce((most, node) => Math.max(most, (x[node] ?? 0) + (r[node] ?? 0)), 0);
  const bottom = linked.reduce((most, node) => Math.max(most, (y[node] ?? 0) + (r[node] ?? 0)), 0);
  const columns = Math.max(
    Math.floor((right - left) / across),
    Math.ceil(Math.sqrt((alone.length * 1.8 * down) / across)),
  );
  const width = Math.min(columns, alone.length) * across;
  const start = linked.length === 0 ? -width / 2 : (left + right) / 2 - width / 2;
  const top = linked.length === 0 ? 0 : bottom + 90;
  const scoreOf = (node: number): number => healthOf(repositories[node]?.figures)?.score ?? -1;
  const sorted = alone.toSorted((a, b) => scoreOf(a) - scoreOf(b) || a - b);
  sorted.forEach((node, at) => {
    x[node] = start + ((at % columns) + 0.5) * across;
    y[node] = top + (Math.floor(at / columns) + 0.5) * down;
  });
  return [{ text: 'No dependencies between repositories', x: start, y: top - 12 }];
}
