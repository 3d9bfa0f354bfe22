// What Gradle builds publish and which versions they ask for. The build files are programs: only literals count, and what
// a build computes is left out.
import type { FilePath } from '../../../model/file-path.ts';
import { childPath, folderOf, foldersUpward, joinPath, nameOf } from '../../kit/paths.ts';
import type { Coordinates } from './maven.ts';

export interface GradleArtifact extends Coordinates {
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

export function readGradleArtifacts(manifests: ReadonlyMap<FilePath, string>): readonly GradleArtifact[] {
  const settings = new GradleSettings(manifests);
  const artifacts: GradleArtifact[] = [];
  for (const [manifest, text] of manifests) {
    if (!/^build\.gradle(?:\.kts)?$/.test(nameOf(manifest))) continue;
    for (const { folder, block } of projectsIn(manifest, text)) {
      const artifact = settings.describe(folder, block);
      if (artifact !== undefined) artifacts.push({ ...artifact, folder, manifest });
    }
  }
  return artifacts;
}

interface ProjectBlock {
  readonly folder: string;
  readonly block: string;
}

const projectBlock = /^project\s*\(\s*["']:([\w:.-]+)["']\s*\)\s*\{/gm;

/** The project of the file itself, and those that it configures: `project(':clients') { … }`. */
function projectsIn(manifest: FilePath, text: string): readonly ProjectBlock[] {
  const folder = folderOf(manifest);
  const starts = Array.from(text.matchAll(projectBlock), ({ index, 1: path = '' }) => ({ index, path }));
  const own = { folder, block: text.slice(0, starts[0]?.index ?? text.length) };
  const others = starts.flatMap(({ index, path }, i) => {
    const inner = joinPath(folder, path.replaceAll(':', '/'));
    return inner === undefined ? [] : [{ folder: inner, block: text.slice(index, starts[i + 1]?.index) }];
  });
  return [own, ...others];
}

/** Group, version and names that a build sets for all or some of its projects. */
class GradleSettings {
  readonly #texts: ReadonlyMap<string, string>;

  constructor(manifests: ReadonlyMap<string, string>) {
    this.#texts = manifests;
  }

  /** Undefined if it is a program, or its group is not written anywhere. */
  describe(folder: string, block: string): Coordinates | undefined {
    if (/com\.android\.application/.test(block)) return undefined;
    const group = literalIn(block, ownGroup) ?? this.#inherited(folder, sharedGroup, /^(?:GROUP|group)$/);
    if (group === undefined || !group.includes('.')) return undefined;
    const version =
      literalIn(block, ownVersion) ?? this.#inherited(folder, sharedVersion, /^(?:VERSION_NAME|version)$/);
    const artifact = this.#artifact(folder, block);
    return artifact === undefined ? undefined : { group, artifact, version: version ?? '' };
  }

  #artifact(folder: string, block: string): string | undefined {
    const property = this.#property(folder, /^POM_ARTIFACT_ID$/);
    if (property !== undefined) return property;
    const written = archiveName.exec(block);
    if (written !== null) return /^[\w.-]+$/.test(written[1] ?? '') ? written[1] : undefined;
    const root = this.#inFolder(folder, /\brootProject\.name\s*=\s*["']([\w.-]+)["']/, 'settings.gradle');
    return root ?? (folder === '.' ? undefined : nameOf(folder));
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
    const [groovy, kotlin] = [name, `${name}.kts`].map((file) => this.#texts.get(childPath(folder, file)));
    return literalIn(groovy ?? kotlin ?? '', pattern);
  }

  #property(folder: string, name: RegExp): string | undefined {
    const text = this.#texts.get(childPath(folder, 'gradle.properties')) ?? '';
    for (const [, key = '', value = ''] of text.matchAll(
      /^[ \t]*([\w.]+)[ \t]*[=:][ \t]*([\w.+-]+)[ \t\r]*$/gm,
    ))
      if (name.test(key)) return value;
    return undefined;
  }
}

// Tasks have groups too: those of a project are at the top of the file, or directly in the block of a project.
const ownGroup = /^(?:project\s*\([^)]*\)\s*\{[^{}]*?^\s+)?group\s*=?\s*["']([\w.-]+)["']\s*$/m;
const ownVersion = /^(?:project\s*\([^)]*\)\s*\{[^{}]*?^\s+)?version\s*=?\s*["']([\w.+-]+)["']\s*$/m;
const sharedGroup = /^(?:allprojects|subprojects)\s*\{[^{}]*?^\s+group\s*=?\s*["']([\w.-]+)["']\s*$/m;
const sharedVersion = /^(?:allprojects|subprojects)\s*\{[^{}]*?^\s+version\s*=?\s*["']([\w.+-]+)["']\s*$/m;
const archiveName = /\b(?:archivesName|archivesBaseName)\s*(?:=|\.set\s*\()\s*["']([^"'\n]*)["']/;

function literalIn(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1];
}
