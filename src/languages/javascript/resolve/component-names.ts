// Which file a tag in a template of Vue means, if its scripts do not say. Frameworks import components by their names
// (Nuxt, unplugin-vue-components, easycom of uni-app), programs register them in a loop, mixins bring them along. Whoever
// does it, a component is called like its file: a tag means a file of its package if no other has that name.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { addTo, getOrAdd } from '../../../std/multi-map.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import { folderOf, nameOf, relativeTo } from '../../../std/paths.ts';
import { nothing, toFile } from '../../kit/targets.ts';
import type { ProjectPackages } from './project-packages.ts';

/** Names as `keyOf` writes them → files. */
type Names = Map<string, FilePath[]>;

interface NuxtRoot {
  readonly folder: string;
  /** Its configuration says which folders have components, and how they are called. */
  readonly isConfigured: boolean;
  readonly names: Names;
}

export class ComponentNames {
  readonly #packages: ProjectPackages;
  readonly #homes = new Map<string, string>();
  /** Folder of a package → its files, by their own names. */
  readonly #inPackage = new Map<string, Names>();
  readonly #nuxtRoots: NearestUpward<NuxtRoot>;

  constructor({ manifests }: Project, files: readonly ExtractedFile[], packages: ProjectPackages) {
    this.#packages = packages;
    const roots = new Map<string, NuxtRoot>();
    for (const [path, text] of manifests) {
      if (!/(?:^|\/)nuxt\.config\.\w+$/.test(path)) continue;
      const folder = folderOf(path);
      roots.set(folder, { folder, isConfigured: /\bcomponents\s*:/.test(text), names: new Map() });
    }
    this.#nuxtRoots = new NearestUpward((folder) => roots.get(folder));
    for (const { file } of files) if (file.language === 'vue') this.#add(file.path);
  }

  /** `specifier` is a tag: `<AppHeader>`, `<app-header>`. */
  find(from: FilePath, specifier: string): Target {
    const tag = specifier.slice(1, -1);
    const path = this.#named(from, tag) ?? this.#named(from, tag.replace(/^Lazy(?=[A-Z])|^lazy-/, ''));
    return path === undefined || path === from || ofVue.has(keyOf(tag)) ? nothing : toFile(path);
  }

  #add(path: FilePath): void {
    const folder = folderOf(path);
    const own = componentName(path);
    addTo(
      getOrAdd(this.#inPackage, this.#homeOf(folder), () => new Map()),
      keyOf(own === 'index' && isComponentFile(path) ? nameOf(folder) : own),
      path,
    );
    for (const root of this.#nuxtRoots.around(folder)) {
      const [, inside] = nuxtFolder.exec(relativeTo(root.folder, path)) ?? [];
      if (inside !== undefined) addTo(root.names, keyOf(nuxtName(inside)), path);
    }
  }

  /**
   * The folder of its package. Modules of uni-app are parts of the program around them, and a package.json may only say what
   * `.js` means in its folder.
   */
  #homeOf(folder: string): string {
    return getOrAdd(this.#homes, folder, () => {
      const [program = ''] = folder.split(/(?:^|\/)uni_modules(?:\/|$)/, 1);
      for (const manifest of this.#packages.around(program === '' ? '.' : program))
        if (manifest.name !== undefined || manifest.dependencies.size > 0) return manifest.folder;
      return '.';
    });
  }

  #named(from: FilePath, tag: string): FilePath | undefined {
    const folder = folderOf(from);
    const key = keyOf(tag);
    // Libraries have components of one word too: `<Button>`.
    const isSpecific = /[-\w][A-Z]|-/.test(tag);
    for (const { names, isConfigured } of this.#nuxtRoots.around(folder)) {
      const files = isSpecific || !isConfigured ? names.get(key) : undefined;
      if (files !== undefined) return only(files);
    }
    const path = only(this.#inPackage.get(this.#homeOf(folder))?.get(key));
    return path !== undefined && (isSpecific || this.#isImportedByName(path)) ? path : undefined;
  }

  #isImportedByName(path: FilePath): boolean {
    const manifest = this.#packages.nearest(folderOf(path));
    return isComponentFile(path) && manifest?.dependencies.has('unplugin-vue-components') === true;
  }
}

/** What Vue and its router register. */
const ofVue = new Set(['keepalive', 'transitiongroup', 'routerlink', 'routerview']);

/** `AppHeader`, `appHeader` and `app-header` are the same name. */
function keyOf(name: string): string {
  return name.replaceAll(/[-_/]/g, '').toLowerCase();
}

/** `Cart` of `shop/Cart.vue` and `shop/Cart.client.vue`. */
function componentName(path: string): string {
  return nameOf(path).replace(/(?:\.(?:client|server|global))?\.vue$/, '');
}

function isComponentFile(path: string): boolean {
  return /(?:^|\/)components\//.test(path);
}

/** Where Nuxt looks for components, from its root. */
const nuxtFolder = /^(?:layers\/[^/]+\/)?(?:app\/|src\/)?components\/(.*)$/;

/** The folders and the file, without words that are there twice: `BaseButton` for `base/Button.vue` and `base/BaseButton.vue`. */
function nuxtName(path: string): string {
  const folders = path.split('/').slice(0, -1).map(wordsOf);
  const own = componentName(path);
  if (own === 'index') return folders.join('-');
  const name = wordsOf(own);
  const repeated = folders.findIndex((_, i) => `${name}-`.startsWith(`${folders.slice(i).join('-')}-`));
  return [...(repeated === -1 ? folders : folders.slice(0, repeated)), name].join('-');
}

/** `app-header` for `AppHeader`. */
function wordsOf(name: string): string {
  return name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
}

function only(files: readonly FilePath[] = []): FilePath | undefined {
  return files.length === 1 ? files[0] : undefined;
}
