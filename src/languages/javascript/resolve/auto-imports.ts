// Which file a name means that another one calls without an import: Nuxt imports what `composables` and `utils` offer, and
// unplugin-auto-import what is in folders that its configuration lists.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { namesIn } from '../../kit/declarations.ts';
import { NearestUpward } from '../../kit/nearest-upward.ts';
import { nothing, toFile } from '../../kit/targets.ts';
import { addTo } from '../../../std/multi-map.ts';
import { folderOf, joinPath, relativeTo } from '../../../std/paths.ts';
import { isAliasConfig } from './manifests-named-by.ts';
import { isInstalled } from './package-name.ts';

/** A program with such a configuration. */
interface Root {
  readonly folder: string;
  readonly isNuxt: boolean;
  /** What the files of these folders offer: patterns of paths below the root. */
  readonly folders: readonly RegExp[];
  /** Other programs that it builds on. */
  readonly extended: readonly string[];
  readonly app: Names;
  /** Nuxt's server imports from folders of its own. */
  readonly server: Names;
}

type Names = Map<string, FilePath[]>;

export class AutoImports {
  readonly #roots = new Map<string, Root>();
  readonly #nearest: NearestUpward<Root>;

  constructor({ manifests }: Project, files: readonly ExtractedFile[]) {
    for (const [path, text] of manifests) {
      const root = readRoot(path, text);
      if (root !== undefined) this.#roots.set(root.folder, root);
    }
    this.#nearest = new NearestUpward((folder) => this.#roots.get(folder));
    if (!this.isEmpty)
      for (const { file, declares } of files)
        if (declares !== undefined) this.#add(file.path, namesIn(declares));
  }

  get isEmpty(): boolean {
    return this.#roots.size === 0;
  }

  find(from: FilePath, name: string): Target {
    for (const root of this.#around(from)) {
      const isOfServer = root.isNuxt && serverFolder.test(relativeTo(root.folder, from));
      const paths = (isOfServer ? root.server : root.app).get(name);
      if (paths === undefined) continue;
      // Those of the program go before those of its layers.
      const own = paths.filter((path) => !relativeTo(root.folder, path).startsWith('layers/'));
      const [path, ...others] = own.length > 0 ? own : paths;
      return path === from || others.length > 0 ? nothing : toFile(path!);
    }
    return nothing;
  }

  *#around(path: FilePath): Generator<Root> {
    const seen = new Set<Root>();
    for (const root of this.#nearest.around(folderOf(path))) {
      seen.add(root);
      for (const each of seen) {
        yield each;
        for (const folder of each.extended) {
          const other = this.#roots.get(folder);
          if (other !== undefined) seen.add(other);
        }
      }
    }
  }

  #add(path: FilePath, names: readonly string[]): void {
    for (const root of this.#nearest.around(folderOf(path))) {
      const inside = relativeTo(root.folder, path);
      const isOfServer = root.isNuxt && serverUtils.test(inside);
      const isOfBoth = root.isNuxt && sharedUtils.test(inside);
      const isOfApp = root.folders.some((folder) => folder.test(inside));
      for (const name of names) {
        if (isOfApp || isOfBoth) addTo(root.app, name, path);
        if (isOfServer || isOfBoth) addTo(root.server, name, path);
      }
    }
  }
}

const serverFolder = /^(?:layers\/[^/]+\/)?(?:src\/)?server\//;
const serverUtils = /^(?:layers\/[^/]+\/)?(?:src\/)?server\/utils\//;
const sharedUtils = /^(?:layers\/[^/]+\/)?shared\/utils\/(?:[^/]+\/index|[^/]+)\.\w+$/;

/** Those of Nuxt, of its layers, and of its modules, which add theirs. */
const ofNuxt = [
  /^(?:layers\/[^/]+\/)?(?:app\/|src\/)?(?:composables|utils)\/(?:[^/]+\/index|[^/]+)\.\w+$/,
  /(?:^|\/)runtime\/composables\/[^/]+\.\w+$/,
];
/** Those of `@pinia/nuxt`. */
const ofStores = /^(?:layers\/[^/]+\/)?(?:app\/|src\/)?stores\/[^/]+\.\w+$/;

const stringOrComment = /((['"`])(?:\\.|(?!\2)[^\\\n])*\2)|\/\/.*|\/\*[^]*?(?:\*\/|(?![^]))/g;
const extending = /\bextends\s{0,9}:\s{0,9}(\[[^\]]{0,2000}\]|(['"])[^'"\n]{1,200}\2)/;
/** `imports: { dirs: ['stores'] }` of Nuxt */
const ofImports = /\bimports\s{0,9}:\s{0,9}\{[^}]{0,2000}?\bdirs\s{0,9}:\s{0,9}\[([^\]]{0,2000})\]/;
/** `AutoImport({ dirs: ['src/stores'] })`, as it is called in all examples */
const ofPlugin = /\bAutoImports?\(\s{0,99}\{[^]{0,3000}?\bdirs\s{0,9}:\s{0,9}\[([^\]]{0,2000})\]/;

/** No configuration is larger. */
const sizeLimit = 100_000;

function readRoot(path: string, text: string): Root | undefined {
  if (!isAliasConfig(path) || isInstalled(path) || text.length > sizeLimit) return undefined;
  const isNuxt = /(?:^|\/)nuxt\.config\.\w+$/.test(path);
  if (!isNuxt && !text.includes('AutoImport')) return undefined;
  const config = text.replaceAll(stringOrComment, '$1');
  const [, dirs = ''] = (isNuxt ? ofImports : ofPlugin).exec(config) ?? [];
  const folders = [
    ...(isNuxt ? ofNuxt : []),
    ...(isNuxt && config.includes('@pinia/nuxt') ? [ofStores] : []),
    ...stringsIn(dirs).map(folderPattern),
  ];
  if (folders.length === 0) return undefined;
  const folder = folderOf(path);
  const [, list = ''] = extending.exec(config) ?? [];
  const extended = stringsIn(list).flatMap((each) =>
    each.startsWith('.') ? (joinPath(folder, each) ?? []) : [],
  );
  return { folder, isNuxt, folders, extended, app: new Map(), server: new Map() };
}

function stringsIn(list: string): readonly string[] {
  return Array.from(list.matchAll(/(['"`])([^'"`\n]{1,200})\1/g), ([, , text]) => text!);
}

/** `./src/stores`, `~/stores`, `composables/**` */
function folderPattern(written: string): RegExp {
  const [folder = '', pattern = ''] = written.replace(/^(?:\.\/|[~@]{1,2}\/|\/)/, '').split(/\/(?=\*)/, 2);
  const escaped = folder.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const inside = pattern.startsWith('**') ? '.+' : '(?:[^/]+/index|[^/]+)';
  return new RegExp(`^(?:layers/[^/]+/)?(?:app/|src/)?${escaped}/${inside}\\.\\w+$`);
}
