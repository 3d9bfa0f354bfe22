// The compiler removes an import that is used only for types, so it forms no cycle. Finding these requires a second, slower
// reading of a file. It is done only for imports that would form a cycle, point back between folders, or extend the reach of
// a file so far that it costs health.
import { findComponents } from '../graph/find-components.ts';
import type { LinkedNodes } from '../graph/link-nodes.ts';
import { linkPairs, type Pairs } from '../graph/link-pairs.ts';
import type { Language, TypeUseReader } from '../languages/language.ts';
import type { TypeUse, TypeUseCache, TypeUses } from '../model/analysis-cache.ts';
import type { Project } from '../model/project.ts';
import type { CostlyImports, CostlyLinks, ResolvedImport } from '../model/resolution.ts';
import type { Run } from '../model/run.ts';
import type { ImportStatement, NamedFile, SourceFile } from '../model/source.ts';
import { groupBy } from '../std/group-by.ts';
import { Pacer } from '../std/pacer.ts';

interface DroppingLanguages {
  readonly languageOf: (file: NamedFile) => Language;
}

export interface TypeUseContext extends Run, DroppingLanguages {
  readonly cache?: TypeUseCache | undefined;
}

type Imports = readonly ResolvedImport[];

/** Sample size. If compilers drop nothing in the sampled files, they drop next to nothing in the rest. */
const sampledFiles = 40;

/** Gives the kind `type` to imports that are used only for types. No import is looked up twice. */
export class TypeImportDropper {
  readonly #project: Project;
  readonly #context: TypeUseContext;
  readonly #readers = new Map<Language, TypeUseReader>();
  #fileAt: ReadonlyMap<string, SourceFile> | undefined;
  #uses: TypeUses | undefined;

  constructor(project: Project, context: TypeUseContext) {
    this.#project = project;
    this.#context = context;
  }

  /** Whether compilers drop imports of this project that are not marked as type-only. */
  mayDrop(): boolean {
    return this.#project.files.some((file) => this.#context.languageOf(file).dropsTypes?.(file) === true);
  }

  /** Handles the imports inside cycles. Returns the given list if there is nothing to drop. */
  dropInCycles(imports: Imports, linked: LinkedNodes): Promise<Imports> {
    const places = findImportsInCycles({ imports, linked, languageOf: this.#context.languageOf });
    return this.#dropAt(imports, places);
  }

  /** Handles imports outside cycles. */
  async dropCostly(imports: Imports, { back, reaching }: CostlyImports): Promise<Imports> {
    const ofFiles = [...groupBy(reaching, (place) => imports[place]!.from).values()];
    const step = Math.max(1, ofFiles.length / sampledFiles);
    const sample = ofFiles.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).flat();
    const sampled = await this.#dropAt(imports, sample);
    const dropsSome = sample.some((place) => sampled[place]!.statement.kind === 'type');
    return this.#dropAt(imports, dropsSome ? [...reaching, ...back] : back);
  }

  async #dropAt(imports: Imports, places: readonly number[]): Promise<Imports> {
    if (places.length === 0) return imports;
    const uses = (this.#uses ??= this.#context.cache?.typeUsesFor(this.#project.manifests) ?? new WeakMap());
    const pacer = new Pacer(this.#context.signal);
    const decided = imports.slice();
    let isChanged = false;
    for (const [path, ofFile] of groupBy(places, (place) => imports[place]!.from)) {
      if (pacer.isSliceOver()) await pacer.rest();
      const statements = ofFile.map((place) => imports[place]!.statement);
      if (statements.some((statement) => uses.get(statement) === undefined))
        await this.#readFile(path, { statements, uses });
      for (const place of ofFile) {
        decided[place] = decide(imports[place]!, uses);
        if (decided[place] !== imports[place]) isChanged = true;
      }
    }
    return isChanged ? decided : imports;
  }

  async #readFile(path: string, asked: UsesToFind): Promise<void> {
    this.#fileAt ??= new Map(this.#project.files.map((file) => [file.path, file]));
    const file = this.#fileAt.get(path)!;
    const language = this.#context.languageOf(file);
    const reader = this.#readers.get(language) ?? (await language.createTypeUseReader!(this.#project));
    this.#readers.set(language, reader);
    await this.#project.fetch?.([file]);
    readUses(this.#project, { file, reader }, asked);
  }
}

export function findCostlyImports(linked: LinkedImports, { back, isReaching }: CostlyLinks): CostlyImports {
  const { source, target } = linked.linked;
  return {
    back:
      back.size === 0 ? [] : placesOf(linked, (link) => back.get(source[link]!)?.has(target[link]!) === true),
    reaching:
      isReaching === undefined
        ? []
        : placesOf(linked, (link) => isReaching[source[link]!] === 1 && isReaching[target[link]!] === 1),
  };
}

/** Import → its copy. In a process that analyses repeatedly, the imports of an unchanged file are the same objects. */
const markedImports = new WeakMap<ResolvedImport, { readonly use: TypeUse; readonly made: ResolvedImport }>();

function decide(each: ResolvedImport, uses: TypeUses): ResolvedImport {
  const use = uses.get(each.statement) ?? 'needed';
  if (use === 'needed') return each;
  const known = markedImports.get(each);
  if (known?.use === use) return known.made;
  const mark = use === 'dropped' ? ({ kind: 'type' } as const) : ({ usesOnlyTypes: true } as const);
  const made = { ...each, statement: { ...each.statement, ...mark } };
  markedImports.set(each, { use, made });
  return made;
}

interface LinkedImports extends DroppingLanguages {
  readonly imports: Imports;
  readonly linked: LinkedNodes;
}

/** The indexes of static imports between files of the same cycle, in languages that tell type uses. */
function findImportsInCycles({ imports, linked, languageOf }: LinkedImports): readonly number[] {
  const { nodes, source, target, importIndex } = linked;
  const fileCount = nodes.files.length;
  const isLoaded = (link: number): boolean =>
    target[link]! < fileCount && imports[importIndex[link]!]!.statement.kind !== 'type';
  const links = linkPairs(fileCount, keepPairs(linked, isLoaded));
  const componentOf = findComponents(links, new Uint8Array(links.edgeTarget.length).fill(1));
  return placesOf(
    { imports, linked, languageOf },
    (link) => componentOf[source[link]!] === componentOf[target[link]!],
  );
}

/** The indexes of static imports that compilers may drop, among the requested links. */
function placesOf(
  { imports, linked, languageOf }: LinkedImports,
  isAsked: (link: number) => boolean,
): readonly number[] {
  const { nodes, source, importIndex } = linked;
  const places: number[] = [];
  for (let link = 0; link < source.length; link++) {
    if (!isAsked(link) || places.at(-1) === importIndex[link]) continue;
    const { kind, usesOnlyTypes } = imports[importIndex[link]!]!.statement;
    if (kind !== 'static' || usesOnlyTypes !== undefined) continue;
    const file = nodes.files[source[link]!]!;
    if (languageOf(file).dropsTypes?.(file) === true) places.push(importIndex[link]!);
  }
  return places;
}

function keepPairs({ source, target }: LinkedNodes, isKept: (link: number) => boolean): Pairs {
  const from = new Uint32Array(source.length);
  const to = new Uint32Array(source.length);
  let count = 0;
  for (let link = 0; link < source.length; link++) {
    if (!isKept(link)) continue;
    from[count] = source[link]!;
    to[count++] = target[link]!;
  }
  return { from: from.subarray(0, count), to: to.subarray(0, count) };
}

interface FileToRead {
  readonly file: SourceFile;
  readonly reader: TypeUseReader;
}

interface UsesToFind {
  readonly statements: readonly ImportStatement[];
  readonly uses: TypeUses;
}

/** If the file can no longer be read, nothing is known of its imports. If it has just changed, they stay as they were. */
function readUses(project: Project, { file, reader }: FileToRead, { statements, uses }: UsesToFind): void {
  const result = project.read(file);
  if (result.kind !== 'text') return;
  const asked = new Set(statements.map(({ specifier }) => specifier));
  const lastLine = Math.max(...statements.map(({ line }) => line));
  const found = new Map<string, TypeUse>();
  for (const statement of reader.read(result.text, (specifier) => asked.has(specifier), lastLine)) {
    const key = keyOf(statement);
    // Of two imports on one line, one that is needed at run time decides.
    if (found.get(key) !== 'needed') found.set(key, useOf(statement));
  }
  for (const statement of statements) uses.set(statement, found.get(keyOf(statement)) ?? 'needed');
}

function useOf({ kind, usesOnlyTypes }: ImportStatement): TypeUse {
  if (kind === 'type') return 'dropped';
  return usesOnlyTypes === undefined ? 'needed' : 'kept';
}

function keyOf({ line, specifier }: ImportStatement): string {
  return `${line} ${specifier}`;
}
