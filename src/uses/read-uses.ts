// What a dependency is used for, in languages where that requires a second reading of the file. It is read only for
// dependencies to cut, to say how, and for files that declare only interfaces, where there is nothing left to invert.
import { sourcesOf } from '../graph/sources-of.ts';
import type { Language } from '../languages/language.ts';
import type { Graph } from '../model/graph.ts';
import type { Project } from '../model/project.ts';
import type { Run } from '../model/run.ts';
import type { ImportUse, NamedFile, SourceFile, SourceText } from '../model/source.ts';
import { groupBy } from '../std/group-by.ts';
import { Pacer } from '../std/pacer.ts';

export interface UseContext extends Run {
  readonly languageOf: (file: NamedFile) => Language;
}

export interface EdgesToRead {
  readonly graph: Graph;
  readonly edges: readonly number[];
}

/** Edge → what it is used for. Edges of other languages, and those with another use, are not in the map. */
export async function readUses(
  project: Project,
  { graph, edges }: EdgesToRead,
  { languageOf, signal }: UseContext,
): Promise<ReadonlyMap<number, ImportUse>> {
  const uses = new Map<number, ImportUse>();
  if (edges.length === 0) return uses;
  const sourceOf = sourcesOf(graph);
  const pacer = new Pacer(signal);
  const read = async (file: SourceFile): Promise<SourceText | undefined> => {
    if (pacer.isSliceOver()) await pacer.rest();
    await project.fetch?.([file]);
    const result = project.read(file);
    return result.kind === 'text' ? result.text : undefined;
  };

  const own = edges.filter(
    (edge) =>
      // An import inside a function is hardly ever used for a base class or an annotation.
      graph.evidence[edge]!.some(({ kind }) => kind === 'static') &&
      languageOf(graph.files[sourceOf[edge]!]!).readUses !== undefined,
  );
  for (const [source, asked] of groupBy(own, (edge) => sourceOf[edge]!)) {
    const file = graph.files[source]!;
    const text = await read(file);
    if (text === undefined) continue;
    const dependencies = asked.map((edge) => ({
      target: graph.files[graph.edgeTarget[edge]!]!.path,
      imports: graph.evidence[edge]!,
    }));
    for (const [i, use] of languageOf(file).readUses!(text, dependencies).entries())
      if (use !== undefined) uses.set(asked[i]!, use);
  }

  for (const [target, asked] of groupBy(edges, (edge) => graph.edgeTarget[edge]!)) {
    const file = graph.files[target]!;
    const language = languageOf(file);
    const text = language.declaresOnlyInterfaces && (await read(file));
    if (text !== undefined && language.declaresOnlyInterfaces!(text))
      for (const edge of asked) uses.set(edge, 'types');
  }
  return uses;
}
