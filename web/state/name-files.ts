// The short name of a file: the last part of its path. A name that several files have, or that says nothing alone
// (`index.ts`, `mod.rs`, `__init__.py`), has as many folders before it as tell it apart.

import type { ReportIndex } from './report-index.ts';

const commonNames = /^(?:index|mod|lib|main|__init__|__main__|package-info|module-info|conftest|setup)\./;

/** Of a path of more folders the name would be as long as the path. */
const mostParts = 4;

/** File → its short name, for those whose name is not simply the last part of the path. */
export function nameFiles(ids: Iterable<string>): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const name = lastParts(id, 1);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [id]);
    else group.push(id);
  }
  const names = new Map<string, string>();
  for (const [name, group] of groups) {
    if (group.length > 1 || commonNames.test(name)) nameGroup(group, names);
  }
  return names;
}

function nameGroup(group: readonly string[], names: Map<string, string>): void {
  let open = group;
  for (let parts = 2; parts <= mostParts && open.length > 0; parts++) {
    const counts = new Map<string, number>();
    for (const id of open) {
      const name = lastParts(id, parts);
      names.set(id, name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    open = open.filter((id) => (counts.get(lastParts(id, parts)) ?? 0) > 1);
  }
}

/** `core/cart.ts` are the last two parts of `src/core/cart.ts`. */
function lastParts(id: string, count: number): string {
  let slash = id.length;
  for (let i = 0; i < count && slash !== -1; i++) slash = slash === 0 ? -1 : id.lastIndexOf('/', slash - 1);
  return id.slice(slash + 1);
}

const namesOf = new WeakMap<ReportIndex['nodes'], ReadonlyMap<string, string>>();

/** The short name of a file, or the name of a package. */
export function nameNode({ nodes, fileCount }: Pick<ReportIndex, 'nodes' | 'fileCount'>, id: string): string {
  if (id.startsWith('pkg:')) return id.slice('pkg:'.length);
  const known = namesOf.get(nodes) ?? nameFiles(nodes.slice(0, fileCount).map((node) => node.id));
  namesOf.set(nodes, known);
  return known.get(id) ?? lastParts(id, 1);
}
