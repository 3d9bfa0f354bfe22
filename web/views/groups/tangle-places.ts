// Which files a tangle consists of: those below its members, and those at the ends of its back dependencies, as a member may
// have files in another folder (headers).
import type { Tangle } from '../../../src/model/report.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import type { ShownGroups } from './shown-groups.ts';

/** Node → the place of its member in the tangle's order, 0 at the top; -1 if it is in none. */
export type TanglePlaces = Int32Array;

export function findTanglePlaces(
  { nodes, numberOf, fileCount }: Pick<ReportIndex, 'nodes' | 'numberOf' | 'fileCount'>,
  { members, back }: Pick<Tangle, 'members' | 'back'>,
): TanglePlaces {
  const placeOf = new Map(members.map((member, place) => [member, place]));
  const several = members.flatMap((member, place) =>
    member.includes('*') ? [{ place, isIn: matchMember(member) }] : [],
  );
  const places = new Int32Array(nodes.length).fill(-1);
  for (let file = 0; file < fileCount; file++) {
    const id = nodes[file]?.id ?? '';
    places[file] =
      placeOf.get(id) ?? findAbove(placeOf, id) ?? several.find(({ isIn }) => isIn(id))?.place ?? -1;
  }
  for (const { from, to, edges } of back) {
    for (const [source, target] of edges) {
      add(source, from);
      add(target, to);
    }
  }
  function add(id: string, member: string): void {
    const file = numberOf.get(id) ?? -1;
    if (places[file] === -1) places[file] = placeOf.get(member) ?? -1;
  }
  return places;
}

function findAbove(placeOf: ReadonlyMap<string, number>, id: string): number | undefined {
  for (
    let slash = id.lastIndexOf('/');
    slash !== -1;
    slash = slash === 0 ? -1 : id.lastIndexOf('/', slash - 1)
  ) {
    const place = placeOf.get(id.slice(0, slash + 1));
    if (place !== undefined) return place;
  }
  return undefined;
}

/** Whether a path is the member or below it. `*` stands where several folders or files are one. */
export function matchMember(member: string): (path: string) => boolean {
  if (!member.includes('*'))
    return (path) => path === member || (member.endsWith('/') && path.startsWith(member));
  const parts = member.split('*').map((part) => part.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('[^/]*')}${member.endsWith('/') ? '' : '$'}`);
  return (path) => pattern.test(path);
}

/** Group → the lowest place of its files; -1 if none of them is in the tangle. */
export function placeGroups(
  { groupOf, groups, parent }: Pick<ShownGroups, 'groupOf' | 'groups' | 'parent'>,
  places: TanglePlaces | undefined,
): Int32Array | undefined {
  if (places === undefined) return undefined;
  const found = new Int32Array(groups.length).fill(-1);
  places.forEach((place, file) => {
    for (
      let group = groupOf[file] ?? -1;
      group !== -1 && (found[group] ?? 0) < place;
      group = parent[group] ?? -1
    )
      found[group] = place;
  });
  return found;
}
