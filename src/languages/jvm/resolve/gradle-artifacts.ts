// What Gradle builds publish and which versions they ask for. The build files are programs: only literals count, and what
// a build computes is left out.
import type { FilePath } from '../../../model/file-path.ts';
import { childPath, folderOf, foldersUpward, joinPath, nameOf } from '../../../std/paths.ts';
import type { Coordinates } from './maven.ts';

/** Of any build tool. Group, artifact and version are empty where they are computed, or nothing is published. */
export interface Artifact extends Coordinates {
  readonly folder: string;
  readonly manifest: FilePath;
}

const coordinate = /["']([A-Za-z][\w.-]*):([\w.-]+):([\w.+,()[\]-]+)["']/g;

export function readGradleVersions(text: string): readonly Coordinates[] {
  return Array.from(text.matchAll(coordinate), ([, group = '', artifact = '', version = '']) => ({
    group,
    artifact,
    version,
  }));
}

export function readGradleArtifacts(manifests: ReadonlyMap<FilePath, string>): readonly Artifact[] {
  const settings = new GradleSettings(manifests);
  const artifacts: Artifact[] = [];
  for (const [manifest, text] of manifests) {
    if (!/^build\.gradle(?:\.kts)?$/.test(nameOf(manifest))) continue;
    for (const { folder, block } of projectsIn(manifest, text, settings))
      artifacts.push({ ...settings.describe(folder, block), folder, manifest });
  }
  return artifacts;
}

interface ProjectBlock {
  readonly folder: string;
  readonly block: string;
}

const projectBlock = /^project\s*\(\s*["']:([\w:.-]{1,200})["']\s*\)\s*\{/gm;

/** The project of the file itself, and those that it configures: `project(':clients') { … }`. */
function projectsIn(manifest: FilePath, text: string, settings: GradleSettings): readonly ProjectBlock[] {
  const folder = folderOf(manifest);
  const starts = Array.from(text.matchAll(projectBlock), ({ index, 1: path = '' }) => ({ index, path }));
  const own = { folder, block: text.slice(0, starts[0]?.index ?? text.length) };
  const others = starts.flatMap(({ index, path }, i) => {
    const inner = settings.folderOf(folder, path) ?? joinPath(folder, path.replaceAll(':', '/'));
    return inner === undefined ? [] : [{ folder: inner, block: text.slice(index, starts[i + 1]?.index) }];
  });
  return [own, ...others];
}

/** Group, version and names that a build sets for all or some of its projects. */
class GradleSettings {
  readonly #texts: ReadonlyMap<string, string>;
  /** Folder with the settings and path of a project → the folder that the settings give it. */
  readonly #folders = new Map<string, string>();
  /** The other way round: its name. */
  readonly #names = new Map<string, string>();
  readonly #found = new Map<string, string | undefined>();

  constructor(manifests: ReadonlyMap<string, string>) {
    this.#texts = manifests;
    for (const [path, text] of manifests)
      if (/^settings\.gradle(?:\.kts)?$/.test(nameOf(path))) this.#placeProjects(folderOf(path), text);
  }

  #placeProjects(root: string, text: string): void {
    for (const [, path = '', written = ''] of text.matchAll(projectFolder)) {
      const folder = joinPath(root, written);
      if (folder === undefined) continue;
      this.#place(root, path, folder);
    }
    for (const [, path = '', name = ''] of text.matchAll(projectName)) {
      const folder = this.folderOf(root, path) ?? joinPath(root, path.replaceAll(':', '/'));
      const around = path.slice(0, path.lastIndexOf(':') + 1);
      if (folder !== undefined) this.#place(root, around + name, folder);
    }
  }

  #place(root: string, path: string, folder: string): void {
    this.#folders.set(`${root} ${path}`, folder);
    this.#names.set(folder, path.slice(path.lastIndexOf(':') + 1));
  }

  /** Where the settings say that a project lies. */
  folderOf(root: string, path: string): string | undefined {
    return this.#folders.get(`${root} ${path}`);
  }

  describe(folder: string, block: string): Coordinates {
    if (/com\.android\.application/.test(block)) return unpublished;
    const group = literalIn(block, ownGroup) ?? this.#inherited(folder, sharedGroup, /^(?:GROUP|group)$/);
    // The group of a task is a word: `verification`.
    if (group?.includes('.') !== true) return unpublished;
    const version =
      literalIn(block, ownVersion) ?? this.#inherited(folder, sharedVersion, /^(?:VERSION_NAME|version)$/);
    return { group, artifact: this.#artifact(folder, block) ?? '', version: version ?? '' };
  }

  #artifact(folder: string, block: string): string | undefined {
    const property = this.#property(folder, /^POM_ARTIFACT_ID$/);
    if (property !== undefined) return property;
    const written = archiveName.exec(block);
    if (written !== null) return /^[\w.-]+$/.test(written[1] ?? '') ? written[1] : undefined;
    const root = this.#inFolder(folder, /\brootProject\.name\s*=\s*["']([\w.-]+)["']/, 'settings.gradle');
    return root ?? this.#names.get(folder) ?? (folder === '.' ? undefined : nameOf(folder));
  }

  /** From the build files around a folder that say it for all their projects, or from gradle.properties. */
  #inherited(folder: string, shared: RegExp, property: RegExp): string | undefined {
    for (const at of foldersUpward(folder)) {
      const found = this.#property(at, property) ?? this.#inFolder(at, shared, 'build.gradle');
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #inFolder(folder: string, pattern: RegExp, name: string): string | undefined {
    return this.#once(`${name} ${folder} ${pattern.source}`, () =>
      this.#literalInFolder(folder, pattern, name),
    );
  }

  /** Each text is searched once for all projects around which it lies. */
  #once(key: string, find: () => string | undefined): string | undefined {
    if (!this.#found.has(key)) this.#found.set(key, find());
    return this.#found.get(key);
  }

  #literalInFolder(folder: string, pattern: RegExp, name: string): string | undefined {
    const [groovy, kotlin] = [name, `${name}.kts`].map((file) => this.#texts.get(childPath(folder, file)));
    return literalIn(groovy ?? kotlin ?? '', pattern);
  }

  #property(folder: string, name: RegExp): string | undefined {
    return this.#once(`${folder} ${name.source}`, () => this.#propertyInFolder(folder, name));
  }

  #propertyInFolder(folder: string, name: RegExp): string | undefined {
    const text = this.#texts.get(childPath(folder, 'gradle.properties')) ?? '';
    for (const [, key = '', value = ''] of text.matchAll(
      /^[ \t]*([\w.]+)[ \t]*[=:][ \t]*([\w.+-]+)[ \t\r]*$/gm,
    ))
      if (name.test(key)) return value;
    return undefined;
  }
}

const unpublished: Coordinates = { group: '', artifact: '', version: '' };

/** `project(':storage:api').projectDir = file('storage/api')` */
const projectFolder =
  /\bproject\s*\(\s*["']:([\w:.-]{1,200})["']\s*\)\.projectDir\s*=\s*(?:file|(?:new\s+)?File)\s*\(\s*(?:\w+\s*,\s*)?["']([^"'\n$]+)["']/g;

/** `project(':storage:api').name = 'storage-api'` */
const projectName = /\bproject\s*\(\s*["']:([\w:.-]{1,200})["']\s*\)\.name\s*=\s*["']([\w.-]+)["']/g;

// Tasks have groups too: those of a project are at the top of the file, or directly in the block of a project.
const ownGroup =
  /^(?:project[ \t]*\([^)\n]*\)[ \t]*\{[^{}]*?^[ \t]+)?group\s*=?\s*["']([\w.-]+)["'][ \t\r]*$/m;
const ownVersion =
  /^(?:project[ \t]*\([^)\n]*\)[ \t]*\{[^{}]*?^[ \t]+)?version\s*=?\s*["']([\w.+-]+)["'][ \t\r]*$/m;
const sharedGroup =
  /^(?:allprojects|subprojects)[ \t]*\{[^{}]*?^[ \t]+group\s*=?\s*["']([\w.-]+)["'][ \t\r]*$/m;
const sharedVersion =
  /^(?:allprojects|subprojects)[ \t]*\{[^{}]*?^[ \t]+version\s*=?\s*["']([\w.+-]+)["'][ \t\r]*$/m;
const archiveName = /\b(?:archivesName|archivesBaseName)\s*(?:=|\.set\s*\()\s*["']([^"'\n]*)["']/;

function literalIn(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1];
}
