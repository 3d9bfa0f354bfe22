// An import whose names are used as types alone leaves nothing behind when the code is compiled, so it makes no cycle.
// Telling that takes a second look at a file. It is taken only where it matters: at the imports that would make a cycle.
import { findComponents } from './graph/find-components.ts';
import { linkPairs, type Pairs } from './graph/link-pairs.ts';
import type { Language, TypeUseReader } from './languages/language.ts';
import type { FilePath } from './model/file-path.ts';
import type { Project } from './model/project.ts';
import type { ResolvedImport } from './model/resolution.ts';
import type { Run } from './model/run.ts';
import type { ImportStatement, NamedFile, SourceFile } from './model/source.ts';
import { groupBy } from './std/group-by.ts';
import { Pacer } from './std/pacer.ts';

export interface TypeUseContext extends Run {
  readonly languageOf: (file: NamedFile) => Language;
  /** The files that were read in this run: what an earlier run decided of them may be wrong now. */
  readonly readNow: ReadonlySet<FilePath>;
}

type Imports = readonly ResolvedImport[];

/** The same imports; those inside a cycle that are used as types alone have the kind `type`. */
export async function dropTypeImports(
  project: Project,
  imports: Imports,
  { languageOf, readNow, signal }: TypeUseContext,
): Promise<Imports> {
  const files = project.files.filter((file) => languageOf(file).createTypeUseReader !== undefined);
  const suspects = files.length === 0 ? [] : findSuspects(files, imports);
  if (suspects.length === 0) return imports;
  const fileAt = new Map(files.map((file) => [file.path, file]));
  const readers = new Map<Language, TypeUseReader>();
  const pacer = new Pacer(signal);
  const decided = [...imports];
  for (const [path, places] of groupBy(suspects, (place) => imports[place]!.from)) {
    if (pacer.isSliceOver()) await pacer.rest();
    const own = places.map((place) => imports[place]!);
    if (readNow.has(path) || !own.every((each) => decisions.has(each))) {
      const file = fileAt.get(path)!;
      const language = languageOf(file);
      const reader = readers.get(language) ?? (await language.createTypeUseReader!(project));
      readers.set(language, reader);
      await project.fetch?.([file]);
      decide(project, { file, reader }, own);
    }
    for (const place of places) decided[place] = decisions.get(imports[place]!)!;
  }
  return decided;
}

/** Import → what was decided. In a process that analyses repeatedly, the imports of an unchanged file are the same objects. */
const decisions = new WeakMap<ResolvedImport, ResolvedImport>();

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

/** What cannot be read any more, or has just changed, stays as it was. */
function decide(project: Project, { file, reader }: FileToRead, imports: Imports): void {
  const asked = new Set(imports.map(({ statement }) => statement.specifier));
  const result = project.read(file);
  const statements =
    result.kind === 'text' ? reader.read(result.text, (specifier) => asked.has(specifier)) : [];
  const found = new Map<string, ImportStatement>();
  for (const statement of statements) {
    const key = keyOf(statement);
    // Of two on one line, the one that is needed at run time decides.
    if (!isNeeded(found.get(key))) found.set(key, statement);
  }
  for (const each of imports) {
    const { kind = 'static', usesOnlyTypes } = found.get(keyOf(each.statement)) ?? {};
    const statement = { ...each.statement, kind, ...(usesOnlyTypes !== undefined && { usesOnlyTypes }) };
    const isChanged = kind === 'type' || usesOnlyTypes !== undefined;
    decisions.set(each, isChanged ? { ...each, statement } : each);
  }
}

function keyOf({ line, specifier }: ImportStatement): string {
  return `${line} ${specifier}`;
}

function isNeeded(statement: ImportStatement | undefined): boolean {
  return statement !== undefined && statement.kind !== 'type' && statement.usesOnlyTypes === undefined;
}
