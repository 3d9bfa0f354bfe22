// An import whose names are used as types alone leaves nothing behind when the code is compiled, so it makes no cycle.
// Telling that takes a second look at a file. It is taken only where it matters: at the imports that would make a cycle.
import { findComponents } from './graph/find-components.ts';
import { linkPairs, type Pairs } from './graph/link-pairs.ts';
import type { Language, TypeUseReader } from './languages/language.ts';
import type { TypeUse, TypeUseCache, TypeUses } from './model/analysis-cache.ts';
import type { FilePath } from './model/file-path.ts';
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

/** The same imports; those inside a cycle that are used as types alone have the kind `type`. */
export async function dropTypeImports(
  project: Project,
  imports: Imports,
  { languageOf, cache, signal }: TypeUseContext,
): Promise<Imports> {
  const files = project.files.filter((file) => languageOf(file).createTypeUseReader !== undefined);
  const suspects = files.length === 0 ? [] : findSuspects(files, imports);
  if (suspects.length === 0) return imports;
  const fileAt = new Map(files.map((file) => [file.path, file]));
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

/** The places of the static imports that lead from one file of a cycle to another. */
function findSuspects(files: readonly SourceFile[], imports: Imports): readonly number[] {
  const { from, to, placeOf } = linkImports(files, imports);
  const links = linkPairs(files.length, { from, to });
  const componentOf = findComponents(links, new Uint8Array(from.length).fill(1));
  const suspects: number[] = [];
  for (let link = 0; link < from.length; link++) {
    const place = placeOf[link]!;
    if (componentOf[from[link]!] !== componentOf[to[link]!] || suspects.at(-1) === place) continue;
    if (imports[place]!.statement.kind === 'static') suspects.push(place);
  }
  return suspects;
}

interface ImportLinks extends Pairs {
  /** Pair → the place of the import that makes it. */
  readonly placeOf: Uint32Array;
}

/** Who imports whom, imports that are marked as types left out. */
function linkImports(files: readonly SourceFile[], imports: Imports): ImportLinks {
  const numberOf = new Map<FilePath, number>();
  for (let file = 0; file < files.length; file++) numberOf.set(files[file]!.path, file);
  const from: number[] = [];
  const to: number[] = [];
  const placeOf: number[] = [];
  let file: FilePath | undefined;
  let source: number | undefined;
  for (let place = 0; place < imports.length; place++) {
    const { from: path, statement, target } = imports[place]!;
    if (statement.kind === 'type' || target.kind !== 'files') continue;
    // The imports of a file follow each other.
    if (path !== file) source = numberOf.get((file = path));
    if (source === undefined) continue;
    for (let i = 0; i < target.paths.length; i++) {
      const other = numberOf.get(target.paths[i]!);
      if (other === undefined || other === source) continue;
      from.push(source);
      to.push(other);
      placeOf.push(place);
    }
  }
  return { from: new Uint32Array(from), to: new Uint32Array(to), placeOf: new Uint32Array(placeOf) };
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
