// The modules of Maven, Gradle and sbt builds: which need which, and what they take from outside.
import { foldersUpward } from '../../../std/paths.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { addTo } from '../../../std/multi-map.ts';
import type { SourceSetDependency } from './gradle-source-sets.ts';

/** One module, as a manifest tells of it. */
export interface BuildModule {
  readonly folder: string;
  /** What others call it: `com.shop:cart`, `:cart`, `cart`. */
  readonly names: readonly string[];
  /** Names of the modules it needs; what no module of the project is called comes from outside. */
  readonly needs: readonly string[];
}

export interface BuildFacts {
  readonly modules: readonly BuildModule[];
  /** Group ids of what is taken from outside. */
  readonly groups: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
  readonly sourceSets?: readonly SourceSetDependency[];
  /** The package that the plugin for Android writes classes into. */
  readonly androidNamespace?: string | undefined;
  /** Whether it speaks of something that writes classes. */
  readonly generatesCode?: boolean;
  /** The group id of what it builds. */
  readonly ownGroup?: string | undefined;
  /** The name of the module that it inherits dependencies from. */
  readonly parent?: string | undefined;
}

export const noFacts: BuildFacts = { modules: [], groups: [], diagnostics: [] };

/** What the plugin for Android writes into the namespace of a module. */
const ofAndroid = /^(.+?)\.(?:R|BR|BuildConfig|Manifest|databinding)(?:\.|$)/;

export class Builds {
  readonly diagnostics: readonly Diagnostic[];
  /** Group ids of what is taken from outside. */
  readonly groups: ReadonlySet<string>;
  /** Those of multiplatform builds that depend on others. */
  readonly sourceSets: readonly SourceSetDependency[];
  /** Whether some build speaks of something that writes classes. */
  readonly generateCode: boolean;
  readonly #androidNamespaces: ReadonlySet<string>;
  readonly #ownGroups: readonly string[];
  readonly #byFolder = new Map<string, BuildModule[]>();
  readonly #folderOf = new Map<string, string>();
  readonly #needed = new Map<string, ReadonlySet<string>>();

  constructor(facts: readonly BuildFacts[]) {
    this.diagnostics = facts.flatMap(({ diagnostics }) => diagnostics);
    this.groups = new Set(facts.flatMap(({ groups }) => groups));
    this.sourceSets = facts.flatMap(({ sourceSets = [] }) => sourceSets);
    this.#androidNamespaces = new Set(facts.flatMap(({ androidNamespace = [] }) => androidNamespace));
    this.generateCode = facts.some(({ generatesCode }) => generatesCode);
    for (const module of facts.flatMap(({ modules }) => modules)) {
      addTo(this.#byFolder, module.folder, module);
      for (const name of module.names) this.#folderOf.set(name, module.folder);
    }
    this.#ownGroups = this.#findOwnGroups(facts);
  }

  /** Whether nothing from outside can declare the name: it is in the group of a module, and no library is. */
  owns(name: string): boolean {
    return this.#ownGroups.some((group) => name.startsWith(`${group}.`));
  }

  #findOwnGroups(facts: readonly BuildFacts[]): readonly string[] {
    const outside = new Set(this.groups);
    for (const { modules, parent = [] } of facts)
      for (const name of [...modules.flatMap(({ needs }) => needs), parent].flat())
        if (!this.#folderOf.has(name)) outside.add(name.slice(0, Math.max(name.indexOf(':'), 0)));
    return [...new Set(facts.flatMap(({ ownGroup = [] }) => ownGroup))].filter(
      (own) =>
        /^[\w-]+\.[\w.-]+$/.test(own) &&
        ![...outside].some((group) => group === own || group.startsWith(`${own}.`)),
    );
  }

  /** Whether a class, or a package, is made by a plugin of the build. */
  makes(name: string): boolean {
    return this.#androidNamespaces.size > 0 && this.#androidNamespaces.has(ofAndroid.exec(name)?.[1] ?? '');
  }

  /** The folder of the module that a folder belongs to; itself where no manifest stands above it. */
  folderAround(folder: string): string {
    return [...foldersUpward(folder)].find((at) => this.#byFolder.has(at)) ?? folder;
  }

  /** The folders of the modules that a module needs, and those that they need in turn. */
  neededBy(folder: string): ReadonlySet<string> {
    const around = this.folderAround(folder);
    const known = this.#needed.get(around);
    if (known !== undefined) return known;
    const needed = new Set([around]);
    for (const at of needed) {
      for (const { needs } of this.#byFolder.get(at) ?? []) {
        for (const name of needs) {
          const other = this.#folderOf.get(name);
          if (other !== undefined) needed.add(other);
        }
      }
    }
    needed.delete(around);
    this.#needed.set(around, needed);
    return needed;
  }
}
