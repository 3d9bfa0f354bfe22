// Reads tsconfigs and what they extend. Each file is read once.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { filePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import { configsInPackage, installFolders, parseExtends } from './extended-config.ts';
import { complainAbout, readJsonManifest } from './manifest-fields.ts';
import { childPath, folderOf, joinPath } from '../../../std/paths.ts';
import type { ProjectPackages } from './project-packages.ts';
import { completeTsconfig, type Tsconfig } from './tsconfig.ts';
import { type ConfigSettings, readExtends, readSettings } from './tsconfig-settings.ts';

/** Deeper than real chains, and far from a stack overflow. */
const depthLimit = 10;

export class TsconfigReader {
  readonly #project: Project;
  readonly #packages: ProjectPackages;
  readonly #diagnostics: Diagnostic[];
  readonly #configs = new Map<string, Tsconfig | undefined>();
  /** Merged settings; `undefined` while a file is being read, to detect cycles. */
  readonly #settings = new Map<string, ConfigSettings | undefined>();

  constructor(project: Project, packages: ProjectPackages, diagnostics: Diagnostic[]) {
    this.#project = project;
    this.#packages = packages;
    this.#diagnostics = diagnostics;
  }

  /** Undefined if there is no such file. */
  read(path: string): Tsconfig | undefined {
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
    const settings: ConfigSettings = { references: [] };
    for (const written of readExtends(json, complain)) {
      const base = this.#findExtended(path, written);
      const extended =
        base === undefined || depth === depthLimit ? undefined : this.#settingsOf(base, depth + 1);
      if (extended !== undefined) Object.assign(settings, extended);
      else if (base === undefined && this.#isInstalledBase(path, written)) {
        const message = `Its base \`${written}\` is not installed; only its own settings are used.`;
        this.#diagnostics.push({ kind: 'missing-base', file: path, message });
      } else if (base !== undefined || !this.#isIgnored(path, written))
        complain(`Extends \`${written}\`, ${describeFailure(base, depth)}.`);
    }
    Object.assign(settings, readSettings(json, folderOf(path), complain));
    this.#settings.set(path, settings);
    return settings;
  }

  #findExtended(path: string, written: string): string | undefined {
    const folder = folderOf(path);
    const extended = parseExtends(written, folder, this.#project.root);
    if (extended.kind === 'file') return this.#firstExisting(extended.candidates);
    const member = this.#packages.findMember(folder, extended.name);
    const installed = installFolders(folder, extended.name);
    const places = member === undefined ? installed : [member.folder, ...installed];
    return this.#firstExisting(places.flatMap((place) => this.#configsIn(place, extended.subpath)));
  }

  /** Whether a package manager brings it: a fresh clone does not have it, and nothing is wrong with that. */
  #isInstalledBase(path: string, written: string): boolean {
    const folder = folderOf(path);
    const extended = parseExtends(written, folder, this.#project.root);
    return extended.kind === 'package' && this.#packages.findMember(folder, extended.name) === undefined;
  }

  /** `.nuxt/tsconfig.json`: a framework makes it, and no checkout has it. */
  #isIgnored(path: string, written: string): boolean {
    const { root, gitRules } = this.#project;
    const extended = parseExtends(written, folderOf(path), root);
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

function describeFailure(base: string | undefined, depth: number): string {
  if (base === undefined) return 'which was not found; only its own settings are used';
  return depth === depthLimit
    ? 'too many configs away; it was left out'
    : 'which extends it in turn; it was left out';
}

/** Config names that editors search for, in order of preference. */
export function configsOf(folder: string): readonly string[] {
  return [childPath(folder, 'tsconfig.json'), childPath(folder, 'jsconfig.json')];
}
