// Which part of a file others use, and what that part needs. Where it needs nothing that leads back, it can be moved to a file
// of its own, and nothing has to be inverted. Only files of cycles, and of dependencies to cut, are read.
import { sourcesOf } from '../graph/sources-of.ts';
import type { NamedImport, NameReader } from '../languages/language.ts';
import type { Evidence, Graph } from '../model/graph.ts';
import type { Project } from '../model/project.ts';
import type { SourceFile, SourceText, TopStatement } from '../model/source.ts';
import { groupBy } from '../std/group-by.ts';
import { Pacer } from '../std/pacer.ts';
import { nameOf } from '../std/paths.ts';
import type { FilePart } from '../model/file-part.ts';
import { findPart, linesOf, type PartOptions } from './find-part.ts';
import type { UseContext } from './read-uses.ts';

export class PartReader {
  readonly #project: Project;
  readonly #graph: Graph;
  readonly #context: UseContext;
  readonly #sourceOf: Uint32Array;
  /** Edge → the names that its source takes from its target; undefined if that is unclear. */
  readonly #names = new Map<number, readonly string[] | undefined>();
  /** Target → its statements; undefined if it has none. */
  readonly #statements = new Map<number, readonly TopStatement[] | undefined>();
  /** Target and names → the part. */
  readonly #parts = new Map<string, FilePart | undefined>();

  constructor(project: Project, graph: Graph, context: UseContext) {
    this.#project = project;
    this.#graph = graph;
    this.#context = context;
    this.#sourceOf = sourcesOf(graph);
  }

  /** What `partOf` then knows. Each file is read once. */
  async read(edges: readonly number[]): Promise<void> {
    const pacer = new Pacer(this.#context.signal);
    const { edgeTarget } = this.#graph;
    const unread = edges.filter((edge) => !this.#names.has(edge));
    const bySource = groupBy(unread, (edge) => this.#sourceOf[edge]!);
    const targets = new Set(unread.map((edge) => edgeTarget[edge]!));
    for (const file of new Set([...bySource.keys(), ...targets])) {
      if (pacer.isSliceOver()) await pacer.rest();
      const reader = this.#context.languageOf(this.#graph.files[file]!).names;
      const text = reader && (await this.#read(file));
      const asked = bySource.get(file) ?? [];
      const names = text === undefined ? [] : this.#readNames(text, { reader: reader!, asked });
      for (const [i, edge] of asked.entries()) this.#names.set(edge, names[i]);
      if (text !== undefined && targets.has(file) && !this.#statements.has(file))
        this.#statements.set(file, reader!.statements(text));
    }
  }

  /** The edges have the same target. */
  partOf(edges: readonly number[], withTypes = false): FilePart | undefined {
    const names = new Set<string>();
    for (const edge of edges) {
      const own = this.#names.get(edge);
      if (own === undefined) return undefined;
      for (const name of own) names.add(name);
    }
    const target = this.#graph.edgeTarget[edges[0]!]!;
    const key = [target, withTypes, ...names].join(' ');
    if (!this.#parts.has(key)) this.#parts.set(key, this.#findPart(target, [...names], { withTypes }));
    return this.#parts.get(key);
  }

  #findPart(target: number, asked: readonly string[], options: PartOptions): FilePart | undefined {
    const statements = this.#statements.get(target);
    const part = statements && findPart(statements, asked, options);
    // A type that stays can be imported as a type.
    const names = asked.filter((name) => part?.some(({ declares }) => declares.includes(name)));
    if (part === undefined || names.length === 0) return undefined;
    return { names, lines: linesOf(part), needs: this.#edgesAt(target, part) };
  }

  /** Edges with a line in one of the statements. */
  #edgesAt(file: number, statements: readonly TopStatement[]): readonly number[] {
    const { edgeStart, evidence } = this.#graph;
    const isInside = ({ line }: Evidence): boolean =>
      statements.some(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
    const found: number[] = [];
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++)
      if (evidence[edge]!.some(isInside)) found.push(edge);
    return found;
  }

  #readNames(
    text: SourceText,
    { reader, asked }: { readonly reader: NameReader; readonly asked: readonly number[] },
  ): readonly (readonly string[] | undefined)[] {
    if (asked.length === 0) return [];
    const { edgeTarget, evidence, files } = this.#graph;
    const list = reader.list(text);
    return asked.map((edge) => {
      const stem = nameOf(files[edgeTarget[edge]!]!.path).replace(/\.\w+$/, '');
      return namesTaken(text, evidence[edge]!, { reader, list, stem });
    });
  }

  async #read(file: number): Promise<SourceText | undefined> {
    const source: SourceFile = this.#graph.files[file]!;
    await this.#project.fetch?.([source]);
    const result = this.#project.read(source);
    return result.kind === 'text' ? result.text : undefined;
  }
}

interface NameContext {
  readonly reader: NameReader;
  readonly list: readonly NamedImport[];
  /** What the target is called as a module. */
  readonly stem: string;
}

/** All that a file takes from another one at load time; undefined if one of these imports is unclear. */
function namesTaken(
  text: SourceText,
  evidence: readonly Evidence[],
  { reader, list, stem }: NameContext,
): readonly string[] | undefined {
  const names = new Set<string>();
  for (const { line, specifier, kind, role } of evidence) {
    if (kind !== 'static' || role !== undefined) continue;
    const own = list.filter((each) => each.specifier === specifier && (each.line ?? line) === line);
    if (own.length === 0) return undefined;
    for (const { name } of own) {
      const isModule = name === '*' || (name === stem && reader.members !== undefined);
      const taken = isModule ? reader.members?.(text, name === '*' ? specifier : name) : [name];
      if (taken === undefined) return undefined;
      for (const each of taken) names.add(each);
    }
  }
  return names.size === 0 ? undefined : [...names];
}
