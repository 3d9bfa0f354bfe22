// Which file of a folder declares a name. A folder holds one package, its external tests (`cart_test`), and sometimes
// single-file programs that no build includes.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { type Condition, canBuildTogether, conditionOf } from './build-condition.ts';
import { folderOf, nameOf } from '../../../std/paths.ts';
import { namesIn } from '../../kit/declarations.ts';
import { addTo } from '../../../std/multi-map.ts';

export interface GoFile {
  readonly path: FilePath;
  readonly folder: string;
  /** The package it declares. */
  readonly scope: string;
  readonly isTest: boolean;
  readonly condition: Condition;
  readonly variables: ReadonlySet<string>;
  readonly extracted: ExtractedFile;
}

/** A file whose `init` adds to what its package does for those who import it. */
interface Contributor {
  readonly file: GoFile;
  /** It runs for those who use one of these files, which have the functions that it calls; undefined: for all. */
  readonly to: ReadonlySet<FilePath> | undefined;
}

interface GoFolder {
  readonly files: readonly GoFile[];
  readonly declarers: ReadonlyMap<string, readonly GoFile[]>;
  readonly contributors: readonly Contributor[];
  /** The package that an import of the folder means; undefined if it only has tests. */
  readonly importable: string | undefined;
}

export class PackageIndex {
  readonly #fileAt: ReadonlyMap<string, GoFile>;
  readonly #folders: ReadonlyMap<string, GoFolder>;

  constructor(files: readonly ExtractedFile[]) {
    const all = files.map(goFileOf);
    this.#fileAt = new Map(all.map((file) => [file.path, file]));
    const inFolder = new Map<string, GoFile[]>();
    for (const file of all) addTo(inFolder, file.folder, file);
    this.#folders = new Map(Array.from(inFolder, ([folder, own]) => [folder, goFolder(own)]));
  }

  fileAt(path: FilePath): GoFile | undefined {
    return this.#fileAt.get(path);
  }

  get folders(): Iterable<string> {
    return this.#folders.keys();
  }

  packageIn(folder: string): string | undefined {
    return this.#folders.get(folder)?.importable;
  }

  /** Files of the same package that declare the name. */
  neighbours(from: GoFile, name: string): readonly FilePath[] {
    const declarers = this.#folders.get(from.folder)?.declarers.get(name) ?? [];
    return compatibleFiles(
      from,
      declarers.filter((file) => file.scope === from.scope && (from.isTest || !file.isTest)),
    );
  }

  /** Files of an imported package that declare the name. */
  imported(from: GoFile, folder: string, name: string): readonly FilePath[] {
    const declarers = this.#folders.get(folder)?.declarers.get(name) ?? [];
    return compatibleFiles(from, this.#visible(from, folder, declarers));
  }

  /** Files of an imported package whose `init` adds to the files of it that `from` uses, if they can be built with it. */
  contributors(from: GoFile, folder: string, used: ReadonlySet<FilePath>): readonly FilePath[] {
    const running = (this.#folders.get(folder)?.contributors ?? [])
      .filter(({ to }) => to === undefined || [...used].some((path) => to.has(path)))
      .map(({ file }) => file);
    return this.#visible(from, folder, running)
      .filter(({ condition }) => canBuildTogether(from.condition, condition))
      .map(({ path }) => path);
  }

  /** Files that represent a package of which no name is used: those that an import runs. */
  representatives(from: GoFile, folder: string): readonly FilePath[] {
    const running = this.imported(from, folder, 'init');
    if (running.length > 0) return running;
    const files = compatibleFiles(from, this.#visible(from, folder, this.#folders.get(folder)?.files ?? []));
    const named = (name: string): FilePath | undefined => files.find((path) => nameOf(path) === name);
    const first = named('doc.go') ?? named(`${this.packageIn(folder) ?? ''}.go`) ?? files[0];
    return first === undefined ? [] : [first];
  }

  /** Tests of a package are visible only to its external tests. */
  #visible(from: GoFile, folder: string, files: readonly GoFile[]): readonly GoFile[] {
    const importable = this.packageIn(folder);
    const seesTests = from.isTest && from.folder === folder;
    return files.filter((file) => file.scope === importable && (seesTests || !file.isTest));
  }
}

/** If several files declare a name for different systems, those that can be built with `from`. */
function compatibleFiles(from: GoFile, files: readonly GoFile[]): readonly FilePath[] {
  const fit =
    files.length > 1 ? files.filter((file) => canBuildTogether(from.condition, file.condition)) : files;
  return (fit.length > 0 ? fit : files).map(({ path }) => path);
}

function goFileOf(extracted: ExtractedFile): GoFile {
  const { path } = extracted.file;
  return {
    path,
    folder: folderOf(path),
    scope: extracted.scope ?? '',
    isTest: path.endsWith('_test.go'),
    condition: conditionOf(path, extracted.condition),
    variables: new Set(
      (extracted.declares ?? []).flatMap((each) => (each.kind === 'variable' ? each.name : [])),
    ),
    extracted,
  };
}

function goFolder(files: readonly GoFile[]): GoFolder {
  const declarers = new Map<string, GoFile[]>();
  for (const file of files) {
    for (const name of namesIn(file.extracted.declares)) addTo(declarers, name, file);
  }
  const contributors = files.flatMap((file) => contributorOf(file, declarers) ?? []);
  return { files, declarers, contributors, importable: importableOf(files) };
}

/** Its `init` uses a variable of another file, or calls a function of another file for its effect: `register(Cart{})`. */
function contributorOf(
  file: GoFile,
  declarers: ReadonlyMap<string, readonly GoFile[]>,
): Contributor | undefined {
  const init = file.extracted.declares?.find(({ kind }) => kind === 'go-init');
  if (init?.kind !== 'go-init') return undefined;
  const others = (name: string): readonly GoFile[] =>
    (declarers.get(name) ?? []).filter(({ scope }) => scope === file.scope);
  const usesVariable = init.uses.some((name) => others(name).some(({ variables }) => variables.has(name)));
  if (usesVariable) return { file, to: undefined };
  const to = new Set(init.calls.flatMap((name) => others(name).map(({ path }) => path)));
  return to.size === 0 ? undefined : { file, to };
}

/** The package of most files; `main` only if there is nothing else. */
function importableOf(files: readonly GoFile[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { scope, isTest } of files) if (!isTest) counts.set(scope, (counts.get(scope) ?? 0) + 1);
  if (counts.size > 1) counts.delete('main');
  return [...counts].reduce<[string, number] | undefined>(
    (most, entry) => (most === undefined || entry[1] > most[1] ? entry : most),
    undefined,
  )?.[0];
}
