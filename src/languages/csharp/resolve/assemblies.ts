// Which files are compiled together, and which assemblies see each other. Without a .csproj, all files are one assembly.
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf, foldersUpward } from '../../../std/paths.ts';
import type { CsProject } from './build-files.ts';
import { Lists, getOrAdd } from '../../../std/multi-map.ts';
import { compileWholePathGlob, type Glob } from '../../../std/glob.ts';

/** Files compiled by the same projects. */
export interface Compilation {
  /** Project numbers; empty for files outside any project. */
  readonly projects: readonly number[];
  readonly sees: ReadonlySet<Compilation>;
}

interface MutableCompilation extends Compilation {
  readonly sees: Set<Compilation>;
}

export class Assemblies {
  readonly #projects: readonly CsProject[];
  readonly #inFolder = new Lists<string, number>();
  readonly #listed = new Lists<string, number>();
  /** Folder → projects with patterns for files in it. */
  readonly #trees = new Lists<string, number>();
  readonly #globs = new Map<string, Glob>();
  readonly #compilations = new Map<string, MutableCompilation>();
  readonly #ofFile = new Map<FilePath, Compilation>();

  constructor(projects: readonly CsProject[], files: readonly FilePath[]) {
    const known = new Set<string>(files);
    this.#projects = projects.map((project) => withoutStaleList(project, known));
    for (const [number, { folder, compileItems }] of projects.entries()) {
      this.#inFolder.add(folder, number);
      for (const source of compileItems.flatMap(({ include }) => include)) {
        const wild = source.search(/[*?]/);
        if (wild === -1) this.#listed.add(source, number);
        else this.#trees.add(folderOf(source.slice(0, wild)), number);
      }
    }
    for (const file of files) this.#ofFile.set(file, this.#compilationOf(this.#ownersOf(file)));
    this.#link();
  }

  of(file: FilePath): Compilation {
    return this.#ofFile.get(file) ?? this.#compilationOf([]);
  }

  get compilations(): readonly Compilation[] {
    return [...this.#compilations.values()];
  }

  projectsOf(compilation: Compilation): readonly CsProject[] {
    return compilation.projects.flatMap((number) => this.#projects[number] ?? []);
  }

  /** The projects that list the file, and those of its nearest folder, unless they remove it. */
  #ownersOf(file: FilePath): readonly number[] {
    const listers = new Set(this.#listed.get(file));
    let nearest: readonly number[] | undefined;
    for (const folder of foldersUpward(folderOf(file))) {
      for (const number of this.#trees.of(folder)) listers.add(number);
      nearest ??= this.#inFolder.get(folder);
    }
    const owners = new Set([...listers, ...(nearest ?? [])]);
    return [...owners].filter((number) => this.#compiles(number, file, nearest)).toSorted((a, b) => a - b);
  }

  #compiles(number: number, file: FilePath, nearest: readonly number[] | undefined): boolean {
    const { compileItems, hasDefaultItems } = this.#projects[number]!;
    let isCompiled = hasDefaultItems && nearest?.includes(number) === true;
    for (const { include, remove } of compileItems) {
      if (!isCompiled) isCompiled = include.some((pattern) => this.#matches(pattern, file));
      else if (remove.some((pattern) => this.#matches(pattern, file))) isCompiled = false;
    }
    return isCompiled;
  }

  #matches(pattern: string, file: FilePath): boolean {
    if (pattern === file) return true;
    if (!/[*?]/.test(pattern)) return false;
    // MSBuild does not treat brackets and braces as special.
    const escaped = pattern.replaceAll(/[[\]{}!]/g, String.raw`\$&`);
    return getOrAdd(this.#globs, pattern, () => compileWholePathGlob(escaped)).matches(file);
  }

  #compilationOf(projects: readonly number[]): MutableCompilation {
    return getOrAdd(this.#compilations, projects.join(' '), () => ({ projects, sees: new Set() }));
  }

  #link(): void {
    const reach = reachOf(this.#projects);
    for (const from of this.#compilations.values()) {
      from.sees.add(from);
      const reached = new Set(from.projects.flatMap((number) => [...(reach[number] ?? [])]));
      for (const to of this.#compilations.values()) {
        if (to.projects.some((number) => reached.has(number))) from.sees.add(to);
      }
    }
  }
}

/** If more of the listed files are missing, the list is for another layout: source packages move files. */
const maxMissing = 0.1;

/** Ignores a file list that does not match the layout: the project then has the files of its folder. */
function withoutStaleList(project: CsProject, files: ReadonlySet<string>): CsProject {
  if (project.hasDefaultItems) return project;
  const listed = project.compileItems.filter(({ remove }) => remove.length === 0);
  // Paths outside the project are not counted.
  const missing = listed.filter(({ include }) =>
    include.every((path) => !/[*?]/.test(path) && !files.has(path)),
  ).length;
  return missing <= maxMissing * listed.length ? project : { ...project, hasDefaultItems: true };
}

/** Per project: itself and its direct and indirect references. */
function reachOf(projects: readonly CsProject[]): readonly ReadonlySet<number>[] {
  const byPath = new Map(projects.map(({ path }, number) => [path.toLowerCase(), number]));
  const byAssembly = new Lists<string, number>();
  for (const [number, { assemblyName }] of projects.entries())
    byAssembly.add(assemblyName.toLowerCase(), number);
  const direct = projects.map((project) => [
    ...project.projects.flatMap((path) => byPath.get(path.toLowerCase()) ?? []),
    ...[...project.assemblies, ...project.packages].flatMap((name) => byAssembly.of(name.toLowerCase())),
  ]);
  return projects.map((_, number) => {
    const reached = new Set([number]);
    for (const at of reached) for (const next of direct[at] ?? []) reached.add(next);
    return reached;
  });
}
