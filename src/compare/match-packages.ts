// Packages that have another name for the same imports. A manifest says which package `backports.zoneinfo` is of; where none
// does, the name is taken from the import.
import type { DetailedEdge, Report } from '../model/report.ts';
import { importKey } from './find-lost-imports.ts';

export interface RenamedPackage {
  readonly from: string;
  readonly to: string;
}

/** `toAfter` gives the name of a file afterwards. */
export function matchPackages(
  before: Report,
  after: Report,
  toAfter: (id: string) => string,
): readonly RenamedPackage[] {
  const [old, fresh] = [isDeclaredOf(before), isDeclaredOf(after)];
  const gone = edgesTo(before, (id) => old.has(id) && !fresh.has(id));
  const added = gone.length === 0 ? [] : edgesTo(after, (id) => fresh.has(id) && !old.has(id));
  const packageOf = new Map<string, string>();
  for (const { source, target, imports } of gone) {
    for (const { specifier } of imports) packageOf.set(importKey(toAfter(source), specifier), target);
  }
  const pairs = new Map<string, RenamedPackage>();
  for (const { source, target, imports } of added) {
    for (const { specifier } of imports) {
      const from = packageOf.get(importKey(source, specifier));
      if (from === undefined || !(isPrefix(from, specifier) || isPrefix(target, specifier))) continue;
      pairs.set(JSON.stringify([from, target]), { from, to: target });
    }
  }
  const all = [...pairs.values()];
  // If manifests ask for both, one package was replaced by the other.
  return all.filter(
    ({ from, to }) =>
      !(old.get(from) === true && fresh.get(to) === true) &&
      all.filter((other) => other.from === from || other.to === to).length === 1,
  );
}

/** Whether the name of the package is the beginning of what is imported. */
function isPrefix(id: string, specifier: string): boolean {
  const name = id.slice('pkg:'.length);
  return specifier === name || (specifier.startsWith(name) && /[^\w-]/.test(specifier[name.length]!));
}

/** By package, whether a manifest asks for a version of it. */
function isDeclaredOf({ detailed }: Report): ReadonlyMap<string, boolean> {
  return new Map(
    detailed.nodes.flatMap((node) =>
      node.type === 'package' ? [[node.id, node.versionRanges !== undefined]] : [],
    ),
  );
}

function edgesTo({ detailed }: Report, isWanted: (id: string) => boolean): readonly DetailedEdge[] {
  return detailed.edges.filter(({ target }) => isWanted(target));
}
