// An import whose names are used as types alone leaves nothing behind when the code is compiled, so it makes no cycle.
// Telling that takes a second look at a file. It is taken only where it matters: at the imports that would make a cycle.
import { findComponents } from './graph/find-components.ts';
import type { LinkedNodes } from './graph/link-nodes.ts';
import { linkPairs, type Pairs } from './graph/link-pairs.ts';
import type { Language, TypeUseReader } from './languages/language.ts';
import type { TypeUse, TypeUseCache, TypeUses } from './model/analysis-cache.ts';
import type { Project } from './model/project.ts';
import type { ResolvedImport } from './model/resolution.ts';
import type { Run } from './model/run.ts';
import type { ImportStatement, NamedFile, SourceFile } from './model/source.ts';
import { groupBy } from './std/group-by.ts';
import { Pacer } from './std/pacer.ts';

export interface TypeUseContext extends Run {
  readonly languageOf: (file: NamedFile) => Language;
  readonly cache?: TypeUseCache | undefined;
}

type Imports = readonly ResolvedImport[];

export interface ImportsToCheck {
  readonly imports: Imports;
  /** Made only if it is needed. */
  readonly linkNodes: () => LinkedNodes;
}

/** The same imports; those inside a cycle that are used as types alone have the kind `type`. */
export async function dropTypeImports(
  project: Project,
  { imports, linkNodes }: ImportsToCheck,
  { languageOf, cache, signal }: TypeUseContext,
): Promise<Imports> {
  const canRead = (file: NamedFile): boolean => languageOf(file).createTypeUseReader !== undefined;
  if (!project.files.some(canRead)) return imports;
  const suspects = findSuspects({ imports, linked: linkNodes(), canRead });
  if (suspects.length === 0) return imports;
  const fileAt = new Map(project.files.map((file) => [file.path, file]));
  const readers = new Map<Language, TypeUseReader>();
  const uses = cache?.typeUsesFor(project.manifests) ?? new WeakMap<ImportStatement, TypeUse>();
  const pacer = new Pacer(signal);
  const decided = [...imports];
  for (const [path, places] of groupBy(suspects, (place) => imports[place]!.from)) {
    if (pacer.isSliceOver()) await pacer.rest();
    const own = places.map((place) => imports[place]!);
    if (own.some(({ statement }) => uses.get(statement) === undefined)) {
      const file = fileAt.get(path)!;
      const language = languageOf(file);
      const reader = readers.get(language) ?? (await language.createTypeUseReader!(project));
      readers.set(language, reader);
      await project.fetch?.([file]);
      readUses(project, { file, reader }, { statements: own.map(({ statement }) => statement), uses });
    }
    for (const place of places) decided[place] = decide(imports[place]!, uses);
  }
  return decided;
}

/** Import → what was made of it. In a process that analyses repeatedly, the imports of an unchanged file are the same objects. */
const typeImports = new WeakMap<ResolvedImport, { readonly use: TypeUse; readonly made: ResolvedImport }>();

function decide(each: ResolvedImport, uses: TypeUses): ResolvedImport {
  const use = uses.get(each.statement) ?? 'needed';
  if (use === 'needed') return each;
  const known = typeImports.get(each);
  if (known?.use === use) return known.made;
  const mark = use === 'dropped' ? ({ kind: 'type' } as const) : ({ usesOnlyTypes: true } as const);
  const made = { ...each, statement: { ...each.statement, ...mark } };
  typeImports.set(each, { use, made });
  return made;
}

interface LinkedImports {
  readonly imports: Imports;
  readonly linked: LinkedNodes;
  readonly canRead: (file: NamedFile) => boolean;
}

/** The places of the static imports that lead from one file of a cycle to another, if their language reads uses. */
function findSuspects({ imports, linked, canRead }: LinkedImports): readonly number[] {
  const { nodes, source, target, place } = linked;
  const fileCount = nodes.files.length;
  const isLoaded = (link: number): boolean =>
    target[link]! < fileCount && imports[place[link]!]!.statement.kind !== 'type';
  const links = linkPairs(fileCount, keepPairs(linked, isLoaded));
  const componentOf = findComponents(links, new Uint8Array(links.edgeTarget.length).fill(1));
  const suspects: number[] = [];
  for (let link = 0; link < source.length; link++) {
    if (source[link] === target[link] || componentOf[source[link]!] !== componentOf[target[link]!]) continue;
    if (imports[place[link]!]!.statement.kind !== 'static' || suspects.at(-1) === place[link]) continue;
    if (canRead(nodes.files[source[link]!]!)) suspects.push(place[link]!);
  }
  return suspects;
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

/** Of a file that cannot be read any more nothing is known; what has just changed stays as it was. */
function readUses(project: Project, { file, reader }: FileToRead, { statements, uses }: UsesToFind): void {
  const result = project.read(file);
  if (result.kind !== 'text') return;
  const asked = new Set(statements.map(({ specifier }) => specifier));
  const found = new Map<string, TypeUse>();
  for (const statement of reader.read(result.text, (specifier) => asked.has(specifier))) {
    const key = keyOf(statement);
    // Of two on one line, the one that is needed at run time decides.
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
