// The tsconfigs of the project, with what they extend, and which one is for a file. Each is read once.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { firstFound } from '../../../std/first-found.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { childPath, folderOf, joinPath } from '../../../std/paths.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import { configsInPackage, type Extended, installFolders, parseExtends } from './extended-config.ts';
import { complainAbout, readJsonManifest } from './manifest-fields.ts';
import type { ProjectPackages } from './project-packages.ts';
import { completeTsconfig, type Tsconfig } from './tsconfig.ts';
import { type ConfigSettings, readExtends, readSettings } from './tsconfig-settings.ts';

/** Deeper than real chains, and far from a stack overflow. */
const depthLimit = 10;

export class Tsconfigs {
  readonly #project: Project;
  readonly #packages: ProjectPackages;
  readonly #diagnostics: Diagnostic[];
  readonly #configs = new Map<string, Tsconfig | undefined>();
  /** Merged settings; `undefined` while a file is being read, to detect cycles. */
  readonly #settings = new Map<string, ConfigSettings | undefined>();
  /** In order of preference, as editors search for them. */
  readonly #nearest = new NearestUpward((folder) =>
    firstFound(['tsconfig.json', 'jsconfig.json'], (name) => this.#read(childPath(folder, name))),
  );
  /** Config → itself and its direct and transitive references. */
  readonly #groups = new Map<Tsconfig, readonly Tsconfig[]>();

  constructor(project: Project, packages: ProjectPackages, diagnostics: Diagnostic[]) {
    this.#project = project;
    this.#packages = packages;
    this.#diagnostics = diagnostics;
  }

  /** Like an editor: the nearest one upwards, or, if it excludes the file, the first of its references that includes it. */
  configFor(path: string): Tsconfig | undefined {
    const configs = this.configsAround(folderOf(path));
    if (configs.length < 2) return configs[0];
    // Tests and scripts outside of all configs still follow the nearest one.
    return configs.find(({ selection }) => selection.has(path)) ?? configs[0];
  }

  /** The nearest config of a folder and its references. */
  configsAround(folder: string): readonly Tsconfig[] {
    const nearest = this.#nearest.of(folder);
    return nearest === undefined ? noConfigs : getOrAdd(this.#groups, nearest, () => this.#follow(nearest));
  }

  #follow(start: Tsconfig): readonly Tsconfig[] {
    const seen = new Set([start]);
    // Iterating a Set includes what is added on the way.
    for (const { references } of seen) {
      for (const path of references.flat()) {
        const referenced = this.#read(path);
        if (referenced !== undefined) seen.add(referenced);
      }
    }
    return [...seen];
  }

  /** Undefined if there is no such file. */
  #read(path: string): Tsconfig | undefined {
    if (!this.#configs.has(path)) {
      const settings = this.#textOf(path) !== undefined ? this.#settingsOf(path, 0) : undefined;
      this.#configs.set(path, settings && completeTsconfig(path, settings));
    }
    return this.#configs.get(path);
  }

  #settingsOf(path: string, depth: number): ConfigSettings | undefined {
    if (this.#settings.has(path)) return this.#settings.get(path);
    this.#settings.set(path, undefined);
    const json = readJsonManifest(path, this.#textOf(path) ?? '', this.#diagnostics);
    const complain = complainAbout(path, this.#diagnostics);
    const folder = folderOf(path);
    const settings: ConfigSettings = { references: [] };
    for (const written of readExtends(json, complain)) {
      const extended = parseExtends(written, folder, this.#project.root);
      const base = this.#findExtended(extended, folder);
      const inherited =
        base === undefined || depth === depthLimit ? undefined : this.#settingsOf(base, depth + 1);
      if (inherited !== undefined) Object.assign(settings, inherited);
      else if (base === undefined && this.#isInstalled(extended, folder)) {
        const message = `Its base \`${written}\` is not installed; only its own settings are used.`;
        this.#diagnostics.push({ kind: 'missing-base', file: path, message });
      } else if (base !== undefined || !this.#isIgnored(extended))
        complain(
          `Extends \`${written}\`, ${base === undefined ? describeAbsence(extended) : describeFailure(depth)}.`,
        );
    }
    Object.assign(settings, readSettings(json, folder, complain));
    this.#settings.set(path, settings);
    return settings;
  }

  #findExtended(extended: Extended, folder: string): string | undefined {
    if (extended.kind === 'file') return this.#firstExisting(extended.candidates);
    const member = this.#packages.findMember(folder, extended.name);
    const installed = installFolders(folder, extended.name);
    const places = member === undefined ? installed : [member.folder, ...installed];
    return this.#firstExisting(places.flatMap((place) => this.#configsIn(place, extended.subpath)));
  }

  /** Whether a package manager brings it: a fresh clone does not have it, and nothing is wrong with that. */
  #isInstalled(extended: Extended, folder: string): boolean {
    return extended.kind === 'package' && this.#packages.findMember(folder, extended.name) === undefined;
  }

  /** `.nuxt/tsconfig.json`: a framework makes it, and no checkout has it. */
  #isIgnored(extended: Extended): boolean {
    const { gitRules } = this.#project;
    return (
      extended.kind === 'file' &&
      extended.candidates.some((place) => gitRules?.ignoredAt(place) !== undefined)
    );
  }

  #configsIn(folder: string, subpath: string): readonly string[] {
    const manifest = this.#packages.in(folder);
    const exported = manifest?.exports?.targetsOf(subpath, 'require')?.paths ?? [];
    return [
      ...exported.flatMap((target) => joinPath(folder, target) ?? []),
      ...configsInPackage(folder, subpath, manifest?.tsconfig),
    ];
  }

  #firstExisting(candidates: readonly string[]): string | undefined {
    return candidates.find((candidate) => this.#textOf(candidate) !== undefined);
  }

  #textOf(path: string): string | undefined {
    return this.#project.manifests.get(filePath(path));
  }
}

const noConfigs: readonly Tsconfig[] = [];

function describeAbsence(extended: Extended): string {
  const isOutside = extended.kind === 'file' && extended.candidates.length === 0;
  return `which ${isOutside ? 'is outside of the project' : 'was not found'}; only its own settings are used`;
}

function describeFailure(depth: number): string {
  return depth === depthLimit
    ? 'too many configs away; it was left out'
    : 'which extends it in turn; it was left out';
}
