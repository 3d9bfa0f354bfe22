// A file can import something from a file that only re-exports it, such as an `__init__.py`. To cut that dependency, it can
// import from the origin instead. Origins are looked up only for dependencies that are candidates for a cut.
import { sourcesOf } from '../graph/sources-of.ts';
import type { NamedImport, NameReader, NamesTaken } from '../languages/language.ts';
import type { Graph } from '../model/graph.ts';
import type { Project } from '../model/project.ts';
import type { SourceText } from '../model/source.ts';
import type { EdgesToRead, UseContext } from './read-uses.ts';
import { getOrAdd } from '../std/multi-map.ts';
import { stemOf } from '../std/paths.ts';

/**
 * Edge → the origins of everything that its source imports from its target at load time, if the target declares none of it.
 */
export async function readOrigins(
  project: Project,
  { graph, edges }: EdgesToRead,
  { languageOf, signal }: UseContext,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const origins = new Map<number, readonly number[]>();
  const sourceOf = edges.length === 0 ? [] : sourcesOf(graph);
  const read = async <Found>(node: number, readNames: ReadNames<Found>): Promise<Found | undefined> => {
    const file = graph.files[node]!;
    const { names } = languageOf(file);
    if (names === undefined) return undefined;
    signal?.throwIfAborted();
    await project.fetch?.([file]);
    const result = project.read(file);
    return result.kind === 'text' ? readNames(names, result.text) : undefined;
  };
  const lists = new Map<number, Promise<NameList | undefined>>();
  const files: ReadableGraph = {
    graph,
    namesOf: (file) => getOrAdd(lists, file, () => read(file, (names, text) => names.list(text))),
    declares: async (file, name) => (await read(file, (names, text) => names.declares(text, name))) === true,
    taken: (file, imports, stem) =>
      read(file, (names, text) => {
        const takes = names.takenFrom(text);
        return imports.map((each) => takes(each, stem));
      }),
  };
  for (const edge of edges) {
    const [source, target] = [sourceOf[edge]!, graph.edgeTarget[edge]!];
    const { names } = languageOf(graph.files[source]!);
    if (names === undefined || !usesOther(graph, target, source)) continue;
    if (names.loadsFolders && !folderContains(graph, target, source)) continue;
    const found = await originsOf(files, source, target);
    if (found !== undefined) origins.set(edge, found);
  }
  return origins;
}

/** Whether the first file can re-export something from a file other than the second. */
function usesOther({ fileCount, edgeStart, edgeTarget }: Graph, one: number, other: number): boolean {
  const targets = edgeTarget.subarray(edgeStart[one], edgeStart[one + 1]);
  return targets.some((target) => target < fileCount && target !== other);
}

/**
 * Whether the second file lies in the folder of the first. If so, the packages around that folder are loaded before it
 * anyway.
 */
function folderContains({ files }: Graph, one: number, other: number): boolean {
  const { path } = files[one]!;
  return files[other]!.path.startsWith(path.slice(0, path.lastIndexOf('/') + 1));
}

interface ReadableGraph {
  readonly graph: Graph;
  /** Undefined if the file cannot be read. */
  readonly namesOf: (file: number) => Promise<NameList | undefined>;
  readonly declares: (file: number, name: string) => Promise<boolean>;
  /** What each of these imports takes from a file with this name. */
  readonly taken: (file: number, imports: NameList, stem: string) => Promise<TakenNames | undefined>;
}

type NameList = readonly NamedImport[];

type TakenNames = readonly ReturnType<NamesTaken>[];

/** The text is valid only during the call. */
type ReadNames<Found> = (names: NameReader, text: SourceText) => Found;

async function originsOf(
  files: ReadableGraph,
  source: number,
  target: number,
): Promise<readonly number[] | undefined> {
  const all = (await files.namesOf(source)) ?? [];
  const imports = all.filter((each) => importsFrom(files.graph, each, [source, target]));
  const taken = await files.taken(source, imports, stemOf(files.graph.files[target]!.path));
  const names = taken?.flatMap((each) => each ?? '*');
  if (names === undefined || names.length === 0 || names.includes('*')) return undefined;
  const origins = new Set<number>();
  for (const name of new Set(names)) {
    const origin = await findOrigin(files, target, { name, seen: new Set() });
    if (origin === undefined || origin === target) return undefined;
    origins.add(origin);
  }
  return [...origins];
}

/** A name passes through few files. The limit keeps a file that re-exports everything from being followed completely. */
const maxFiles = 50;

interface WantedName {
  readonly name: string;
  /** Files already visited. */
  readonly seen: Set<number>;
}

/** The file that declares a name offered by another file. Undefined if it is outside the project or unknown. */
async function findOrigin(
  files: ReadableGraph,
  file: number,
  wanted: WantedName,
): Promise<number | undefined> {
  const { name, seen } = wanted;
  seen.add(file);
  const all = (await files.namesOf(file)) ?? [];
  const own = all.filter(({ offered }) => offered === name);
  if (own.length === 0 && (await files.declares(file, name))) return file;
  const imports = own.length > 0 ? own : all.filter(({ offered }) => offered === '*');
  for (const each of imports.toReversed()) {
    for (const target of targetsOf(files.graph, file, each)) {
      if (seen.has(target) || seen.size > maxFiles || !importsFrom(files.graph, each, [file, target]))
        continue;
      const isNamed = each.offered === name;
      const origin =
        isNamed && each.name === '*'
          ? target
          : await findOrigin(files, target, { name: isNamed ? each.name : name, seen });
      // An imported name exists in that module, even if its declaration was not found.
      if (origin !== undefined || isNamed) return origin ?? target;
    }
  }
  return undefined;
}

/**
 * Whether the name comes from this target: `from . import cart, total` leads to a module and to what the package declares.
 */
function importsFrom(graph: Graph, each: NamedImport, [file, target]: readonly [number, number]): boolean {
  const targets = targetsOf(graph, file, each);
  if (targets.length === 1) return targets[0] === target;
  const module = targets.find((other) => stemOf(graph.files[other]!.path) === each.name);
  return targets.includes(target) && (module === undefined || module === target);
}

/** The files that an import resolves to. */
function targetsOf(
  { fileCount, edgeStart, edgeTarget, evidence }: Graph,
  file: number,
  { line, specifier }: NamedImport,
): readonly number[] {
  const found: number[] = [];
  for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
    const isOf = evidence[edge]!.some(
      (each) => each.line === (line ?? each.line) && each.specifier === specifier && each.role === undefined,
    );
    if (isOf && edgeTarget[edge]! < fileCount) found.push(edgeTarget[edge]!);
  }
  return found;
}
