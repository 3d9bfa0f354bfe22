// Which part of a file others use, and what that part needs; and which part of it uses another file. Where such a part can be
// moved to a file of its own, nothing has to be inverted. Only files of cycles, and of dependencies to cut, are read.
import { sourcesOf } from '../graph/sources-of.ts';
import type { NamedImport, NameReader, NamesTaken } from '../languages/language.ts';
import type { Evidence, Graph } from '../model/graph.ts';
import type { Project } from '../model/project.ts';
import type { SourceFile, SourceText, TopStatement } from '../model/source.ts';
import { groupBy } from '../std/group-by.ts';
import { getOrAdd } from '../std/multi-map.ts';
import { Pacer } from '../std/pacer.ts';
import { stemOf } from '../std/paths.ts';
import type { FileParts, UsedPart, UsingPart } from '../model/file-part.ts';
import { type DeclaredStatements, findPart, indexDeclared, linesOf, type PartOptions } from './find-part.ts';
import {
  findUsingPart,
  indexByName,
  leavesWith,
  statementAt,
  type StatementsByName,
} from './find-using-part.ts';
import type { UseContext } from './read-uses.ts';

export class PartReader implements FileParts {
  readonly #project: Project;
  readonly #graph: Graph;
  readonly #context: UseContext;
  readonly #sourceOf: Uint32Array;
  /** Edge → the names that its source takes from its target; undefined if that is unclear. */
  readonly #names = new Map<number, readonly string[] | undefined>();
  /** File → its statements; undefined if it has none. */
  readonly #statements = new Map<number, readonly TopStatement[] | undefined>();
  readonly #declared = new Map<number, DeclaredStatements>();
  readonly #byName = new Map<number, StatementsByName>();
  /** Target and names → the part. */
  readonly #used = new Map<string, UsedPart | undefined>();
  /** Edge → the part of its source. */
  readonly #using = new Map<number, UsingPart | undefined>();

  constructor(project: Project, graph: Graph, context: UseContext) {
    this.#project = project;
    this.#graph = graph;
    this.#context = context;
    this.#sourceOf = sourcesOf(graph);
  }

  /** What is then known. Each file is read once. */
  async read(edges: readonly number[]): Promise<void> {
    const pacer = new Pacer(this.#context.signal);
    const { edgeTarget } = this.#graph;
    const unread = edges.filter((edge) => !this.#names.has(edge));
    const bySource = groupBy(unread, (edge) => this.#sourceOf[edge]!);
    const targets = unread.map((edge) => edgeTarget[edge]!);
    for (const file of new Set([...bySource.keys(), ...targets])) {
      if (pacer.isSliceOver()) await pacer.rest();
      const reader = this.#context.languageOf(this.#graph.files[file]!).names;
      const text = reader && (await this.#read(file));
      const asked = bySource.get(file) ?? [];
      const names = text === undefined ? [] : this.#readNames(text, { reader: reader!, asked });
      for (const [i, edge] of asked.entries()) this.#names.set(edge, names[i]);
      if (text !== undefined && !this.#statements.has(file))
        this.#statements.set(file, reader!.statements(text));
    }
  }

  namesTaken(edge: number): readonly string[] | undefined {
    return this.#names.get(edge);
  }

  usedBy(edges: readonly number[], withTypes = false): UsedPart | undefined {
    const names = new Set<string>();
    for (const edge of edges) {
      const own = this.#names.get(edge);
      if (own === undefined) return undefined;
      for (const name of own) names.add(name);
    }
    const target = this.#graph.edgeTarget[edges[0]!]!;
    const key = [target, withTypes, ...names].join(' ');
    if (!this.#used.has(key)) this.#used.set(key, this.#findUsed(target, [...names], { withTypes }));
    return this.#used.get(key);
  }

  using(edge: number): UsingPart | undefined {
    if (!this.#using.has(edge)) this.#using.set(edge, this.#findUsing(edge));
    return this.#using.get(edge);
  }

  #findUsed(target: number, asked: readonly string[], options: PartOptions): UsedPart | undefined {
    const statements = this.#statements.get(target);
    if (statements === undefined || asked.includes('*')) return undefined;
    const declared = getOrAdd(this.#declared, target, () => indexDeclared(statements));
    const part = findPart(declared, asked, options);
    // A type that stays can be imported as a type.
    const isMoved = (name: string): boolean =>
      part?.some(({ declares }) => declares.includes(declared.localNames.get(name) ?? name)) === true;
    const names = asked.filter(isMoved);
    if (part === undefined || names.length === 0) return undefined;
    return { names, lines: linesOf(part), needs: this.#edgesAt(target, part) };
  }

  #findUsing(edge: number): UsingPart | undefined {
    const file = this.#sourceOf[edge]!;
    const statements = this.#statements.get(file);
    if (statements === undefined) return undefined;
    const byName = getOrAdd(this.#byName, file, () => indexByName(statements));
    const part = findUsingPart(statements, byName, loadedLines(this.#graph.evidence[edge]!));
    if (part === undefined) return undefined;
    const moved = new Set(part);
    const isFreed = (line: number): boolean => {
      const statement = statementAt(statements, line);
      return statement !== undefined && leavesWith(moved, statement, byName);
    };
    const { edgeStart, evidence } = this.#graph;
    const edges: number[] = [];
    for (let other = edgeStart[file]!; other < edgeStart[file + 1]!; other++) {
      const lines = loadedLines(evidence[other]!);
      if (lines.length > 0 && lines.every(isFreed)) edges.push(other);
    }
    const declared = new Set(part.flatMap(({ isChange, declares }) => (isChange ? [] : declares)));
    const listed = new Set(statements.flatMap(({ offers }) => [...(offers?.values() ?? [])]));
    const open = part.flatMap(({ isPrivate, declares }) =>
      declares.filter((name) => declared.has(name) && (isPrivate !== true || listed.has(name))),
    );
    return {
      names: open.length > 0 ? [...new Set(open)] : [...declared],
      offered: offeredAs(declared, statements),
      lines: linesOf(part),
      edges,
    };
  }

  /** Edges with a line in one of the statements. */
  #edgesAt(file: number, statements: readonly TopStatement[]): readonly number[] {
    const { edgeStart, evidence } = this.#graph;
    const sorted = statements.toSorted((a, b) => a.firstLine - b.firstLine);
    const isInside = ({ line }: Evidence): boolean => statementAt(sorted, line) !== undefined;
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
    const imports = groupBy(reader.list(text), ({ specifier }) => specifier);
    const takes = reader.takenFrom(text);
    return asked.map((edge) =>
      namesTaken(evidence[edge]!, { imports, takes, stem: stemOf(files[edgeTarget[edge]!]!.path) }),
    );
  }

  async #read(file: number): Promise<SourceText | undefined> {
    const source: SourceFile = this.#graph.files[file]!;
    await this.#project.fetch?.([source]);
    const result = this.#project.read(source);
    return result.kind === 'text' ? result.text : undefined;
  }
}

/** Of imports that are loaded with the file. */
function loadedLines(evidence: readonly Evidence[]): readonly number[] {
  return evidence.flatMap(({ kind, line }) => (kind === 'static' ? [line] : []));
}

function offeredAs(names: ReadonlySet<string>, statements: readonly TopStatement[]): readonly string[] {
  const lists = statements.flatMap(({ offers, declares }) => {
    const own = Array.from(offers ?? []).filter(([, local]) => names.has(local));
    // Also in an object, which has them as members.
    return own.length === 0 ? [] : [...own.map(([offered]) => offered), ...declares];
  });
  const hasMain = statements.some(({ isImport, declares }) => !isImport && declares.includes('*'));
  return [...new Set([...names, ...lists, ...(hasMain ? [] : ['*'])])];
}

interface NameContext {
  /** By their specifiers. */
  readonly imports: ReadonlyMap<string, readonly NamedImport[]>;
  readonly takes: NamesTaken;
  /** What the target is called as a module. */
  readonly stem: string;
}

/** All that a file takes from another one at load time; undefined if one of these imports is unclear. */
function namesTaken(
  evidence: readonly Evidence[],
  { imports, takes, stem }: NameContext,
): readonly string[] | undefined {
  const names = new Set<string>();
  for (const { line, specifier, kind, role } of evidence) {
    if (kind !== 'static' || role !== undefined) continue;
    const own = (imports.get(specifier) ?? []).filter((each) => (each.line ?? line) === line);
    if (own.length === 0) return undefined;
    for (const each of own) {
      const taken = takes(each, stem);
      if (taken === undefined) return undefined;
      for (const name of taken) names.add(name);
    }
  }
  return names.size === 0 ? undefined : [...names];
}
