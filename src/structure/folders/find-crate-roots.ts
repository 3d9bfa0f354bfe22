// Files that represent their folder although their names do not say so: they declare the modules next to them.
import type { ConventionsOf, LanguageConventions } from '../../model/conventions.ts';
import type { Graph } from '../../model/graph.ts';

/** The numbers of these files. */
export function findCrateRoots(
  { fileCount, files, edgeStart, edgeTarget, evidence }: Graph,
  conventionsOf: ConventionsOf,
): ReadonlySet<number> {
  const roots = new Set<number>();
  for (let file = 0; file < fileCount; file++) {
    const { path, language } = files[file]!;
    const conventions = conventionsOf(language);
    if (conventions.modulesBeside === undefined) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = files[edgeTarget[edge]!]?.path ?? '';
      const dependency = { source: path, target, imports: evidence[edge]! };
      if (declaresBeside(conventions, dependency)) roots.add(file);
    }
  }
  return roots;
}

interface Declaring {
  readonly source: string;
  readonly target: string;
  readonly imports: readonly { readonly specifier: string }[];
}

export function declaresBeside(
  { modulesBeside }: LanguageConventions,
  { source, target, imports }: Declaring,
): boolean {
  const slash = source.lastIndexOf('/') + 1;
  if (modulesBeside === undefined || !target.startsWith(source.slice(0, slash))) return false;
  return imports.some(({ specifier }) => modulesBeside(specifier).includes(target.slice(slash)));
}
