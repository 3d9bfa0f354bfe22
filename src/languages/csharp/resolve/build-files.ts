// The build files of a project folder, merged with their imports.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { type FilePath, filePath } from '../../../model/file-path.ts';
import { childPath, folderOf, foldersUpward, joinPath, nameOf } from '../../../std/paths.ts';
import { type BuildFile, type CompileItem, type GlobalUsing, readBuildFile } from './build-file.ts';
import { invalidManifest } from '../../kit/parsed.ts';

/** A .csproj merged with its imports. Paths are relative to the project folder. */
export interface CsProject {
  readonly path: FilePath;
  readonly folder: string;
  readonly sdk: string;
  readonly assemblyName: string;
  /** Its own, then those that it imports and does not set itself. As written. */
  readonly properties: ReadonlyMap<string, string>;
  readonly implicitUsings: boolean;
  readonly projects: readonly string[];
  readonly compileItems: readonly CompileItem[];
  /** Whether all source files of its folder are compiled by default. */
  readonly hasDefaultItems: boolean;
  readonly packages: readonly string[];
  readonly assemblies: readonly string[];
  readonly usings: readonly GlobalUsing[];
}

/** Files that projects import implicitly: from their folder or above. */
const implied = ['Directory.Build.props', 'Directory.Build.targets', 'Directory.Packages.props'];
/** More imports than this are recursive. */
const maxImports = 100;

export class BuildFiles {
  readonly diagnostics: Diagnostic[] = [];
  readonly projects: readonly CsProject[];
  readonly #files = new Map<FilePath, BuildFile>();

  get files(): ReadonlyMap<FilePath, BuildFile> {
    return this.#files;
  }

  constructor(manifests: ReadonlyMap<FilePath, string>) {
    for (const [path, text] of manifests)
      if (isBuildFile(path) && !isForMake(path, text)) this.#read(path, text);
    this.projects = [...this.#files.keys()]
      .filter((path) => /\.csproj$/i.test(path))
      .map((path) => this.#project(path));
  }

  #read(path: FilePath, text: string): void {
    const result = readBuildFile(text);
    if (result.ok) this.#files.set(path, result.value);
    else {
      const message = `Not valid XML (${result.reason}); the file is ignored.`;
      this.diagnostics.push(invalidManifest(path, message, result.line));
    }
  }

  #project(path: FilePath): CsProject {
    const folder = folderOf(path);
    const parts = this.#withImports(path);
    const all = parts.map(({ file }) => file);
    const inProject = (from: string, paths: readonly string[]): string[] =>
      paths.flatMap((written) => joinPath(from, written) ?? []);
    // Without an SDK, a project that lists files of its own folder compiles only those.
    const isOldStyle =
      all[0]?.sdk === '' && all[0].compileItems.some(({ include }) => include.some(isInside));
    return {
      path,
      folder,
      sdk: all[0]?.sdk ?? '',
      assemblyName: all[0]?.assemblyName ?? nameOf(path).replace(/\.csproj$/i, ''),
      properties: new Map(all.toReversed().flatMap(({ properties }) => [...properties])),
      implicitUsings: all.some(({ implicitUsings }) => implicitUsings),
      projects: parts.flatMap((part) => inProject(part.folder, part.file.projects)),
      // Imported items come first.
      compileItems: parts.toReversed().flatMap((part) =>
        part.file.compileItems.map(({ include, remove }) => ({
          include: inProject(part.folder, include),
          remove: inProject(part.folder, remove),
        })),
      ),
      hasDefaultItems: all.find((file) => file.hasDefaultItems !== undefined)?.hasDefaultItems ?? !isOldStyle,
      packages: all.flatMap(({ packages }) => packages),
      assemblies: all.flatMap(({ assemblies }) => assemblies),
      usings: all.flatMap(({ usings }) => usings),
    };
  }

  /** The file itself is first. */
  #withImports(path: string): { readonly folder: string; readonly file: BuildFile }[] {
    const found: { folder: string; file: BuildFile }[] = [];
    const seen = new Set<string>();
    const ahead = [path, ...impliedBy(folderOf(path))];
    const properties = this.#files.get(filePath(path))?.properties;
    for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
      const file = this.#files.get(filePath(next));
      if (file === undefined || seen.has(next) || seen.size > maxImports) continue;
      seen.add(next);
      const folder = folderOf(next);
      found.push({ folder, file });
      ahead.push(...importsIn(folder, file, properties));
    }
    return found;
  }
}

/** A `Makefile.targets` is not for MSBuild. */
function isForMake(path: string, text: string): boolean {
  return path.endsWith('.targets') && !/^\uFEFF?\s*</.test(text);
}

export function importedBuildFiles(path: FilePath, text: string): readonly FilePath[] {
  if (!isBuildFile(path)) return [];
  const result = readBuildFile(text);
  if (!result.ok) return [];
  const folder = folderOf(path);
  return importsIn(folder, result.value).filter(isBuildFile).map(filePath);
}

/** Those whose paths are known, given the properties that the project itself sets. */
function importsIn(
  folder: string,
  { imports }: BuildFile,
  properties?: ReadonlyMap<string, string>,
): readonly string[] {
  return imports
    .map((written) => written.replaceAll(/\$\((\w+)\)/g, (use, name: string) => properties?.get(name) ?? use))
    .flatMap((path) => (path.includes('$(') ? [] : (joinPath(folder, path) ?? [])));
}

function isInside(path: string): boolean {
  return !path.startsWith('../');
}

function isBuildFile(path: string): boolean {
  return /\.(?:csproj|projitems|props|targets)$/i.test(path) || nameOf(path) === 'packages.config';
}

function impliedBy(folder: string): string[] {
  const inherited = [...foldersUpward(folder)].flatMap((at) => implied.map((name) => childPath(at, name)));
  return [childPath(folder, 'packages.config'), ...inherited];
}
