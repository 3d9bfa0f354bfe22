// Converts the user's input for a file to IDs: an ID, a path from the current folder, a folder, a glob, the end of a path, or
// a name as written in imports.
import type { Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { compileGlob, type Glob, GlobError } from '../../std/glob.ts';
import { nearestPaths } from '../../std/nearest-paths.ts';
import { nearestWord } from '../../std/nearest-word.ts';
import { nameOf } from '../../std/paths.ts';
import { snakeCase } from '../../std/snake-case.ts';

export type SelectableReport = Pick<Report, 'projectRoot'> & {
  readonly detailed: Pick<Report['detailed'], 'nodes'>;
};

/** Absolute paths of the folders that a path may be relative to, tried in this order. Usually the current folder. */
export type StartFolders = string | readonly string[];

/**
 * The IDs of files, without duplicates, in the order of the input. What is not found from the start folders is searched from
 * the root of the project.
 */
export function selectFiles(
  report: SelectableReport,
  written: readonly string[],
  from: StartFolders = report.projectRoot,
): readonly string[] {
  const selection = new FileSelection(report, from);
  return [...new Set(written.flatMap((text) => selection.files(text)))];
}

/** Which of the files below a folder its name stands for. */
type InFolder = (folder: string, below: readonly string[]) => readonly string[];

export interface FolderReading {
  readonly from: StartFolders;
  /** Undefined for all. */
  readonly inFolder?: InFolder | undefined;
}

/** The same for paths only, where a folder need not stand for all files below it. */
export function selectPaths(
  report: SelectableReport,
  written: string,
  { from, inFolder }: FolderReading,
): readonly string[] {
  return new FileSelection(report, from, { inFolder, takesNames: false }).files(written);
}

/** The same, including packages by ID: `pkg:lodash`. */
export function selectNodes(
  report: SelectableReport,
  written: readonly string[],
  from: StartFolders = report.projectRoot,
): readonly string[] {
  const selection = new FileSelection(report, from);
  return [...new Set(written.flatMap((text) => selection.nodes(text)))];
}

/** The path relative to the project root, `.` for the root itself; undefined outside the project. */
export function pathInProject(
  written: string,
  { projectRoot }: Pick<Report, 'projectRoot'>,
  from = projectRoot,
): string | undefined {
  const path = withSlashes(written);
  const whole = normalize(isAbsolute(path) ? path : `${withSlashes(from)}/${path}`);
  const root = normalize(withSlashes(projectRoot));
  if (whole === root) return '.';
  const folder = root.endsWith('/') ? root : `${root}/`;
  return whole.startsWith(folder) ? whole.slice(folder.length) : undefined;
}

const maxCandidates = 8;

/** In `src/cart.ts:12`, as answers and compilers have it. */
const lineNumber = /(?<=.)(?::\d+){1,2}$/;

interface SelectionOptions {
  readonly inFolder?: InFolder | undefined;
  /** Whether names as written in imports are accepted. */
  readonly takesNames?: boolean;
}

class FileSelection {
  readonly #projectRoot: string;
  readonly #from: readonly string[];
  /** In code-point order, so that the files of a folder are consecutive. */
  readonly #files: readonly string[];
  readonly #packages: ReadonlySet<string>;
  readonly #isFile: ReadonlySet<string>;
  readonly #narrow: InFolder;
  readonly #takesNames: boolean;
  #folders: ReadonlySet<string> | undefined;

  constructor(
    { projectRoot, detailed }: SelectableReport,
    from: StartFolders,
    { inFolder = (_, below) => below, takesNames = true }: SelectionOptions = {},
  ) {
    this.#projectRoot = projectRoot;
    this.#narrow = inFolder;
    this.#takesNames = takesNames;
    this.#from = [from].flat();
    this.#files = detailed.nodes.filter(({ type }) => type === 'file').map(({ id }) => id);
    this.#isFile = new Set(this.#files);
    this.#packages = new Set(detailed.nodes.filter(({ type }) => type === 'package').map(({ id }) => id));
  }

  nodes(written: string): readonly string[] {
    if (this.#packages.has(written)) return [written];
    if (!written.startsWith('pkg:')) return this.#filesOrPackage(written);
    const meant = nearestWord(written, this.#packages);
    const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
    throw new UserError(`No file of the project uses a package "${written.slice('pkg:'.length)}".${hint}`);
  }

  /** `react` is the package unless it names one file or folder. */
  #filesOrPackage(written: string): readonly string[] {
    const id = `pkg:${written}`;
    try {
      return this.files(written);
    } catch (error) {
      if (!(error instanceof UserError) || !this.#packages.has(id)) throw error;
      return [id];
    }
  }

  files(written: string): readonly string[] {
    if (written === '') throw new UserError('The name of the file is empty.');
    if (this.#packages.has(written)) throw new UserError(`${written} is a package. Give a file or a folder.`);
    const found =
      this.#atPath(written) ??
      this.#byGlob(written) ??
      this.#byEnd(withSlashes(written).replace(/\/+$/, '')) ??
      (this.#takesNames ? this.#byName(written) : undefined) ??
      this.#byEquivalent(written);
    if (found !== undefined) return found;
    const withoutLine = written.replace(lineNumber, '');
    if (withoutLine !== written) return this.files(withoutLine);
    throw new UserError(this.#explainUnknown(written));
  }

  /** A file or folder, relative to a start folder or to the root. */
  #atPath(written: string): readonly string[] | undefined {
    for (const path of this.#pathsOf(written)) {
      if (this.#isFile.has(path)) return [path];
      const inside = this.#inFolder(path);
      if (inside.length > 0) return inside;
    }
    return undefined;
  }

  #pathsOf(written: string): readonly string[] {
    const project = { projectRoot: this.#projectRoot };
    const whole = [...this.#from, this.#projectRoot].map((from) => pathInProject(written, project, from));
    return [...whole, written].filter((path) => path !== undefined);
  }

  #inFolder(folder: string): readonly string[] {
    const isBelow = (file: string): boolean => folder === '.' || file.startsWith(`${folder}/`);
    return this.#narrow(folder, this.#files.filter(isBelow));
  }

  #byGlob(written: string): readonly string[] | undefined {
    if (!/[*?[{]/.test(written)) return undefined;
    const below = this.#from.map((from) => this.#below(from, written)).find(({ length }) => length > 0);
    const found = below ?? this.#matching(compile(written));
    if (found.length > 0) return found;
    throw new UserError(`No source file of the project matches ${written}.`);
  }

  #below(from: string, written: string): readonly string[] {
    const project = { projectRoot: this.#projectRoot };
    if (isAbsolute(written) || written.startsWith('../')) {
      const pattern = pathInProject(written, project, from);
      return pattern === undefined ? [] : this.#matching(compile(`/${pattern}`));
    }
    const current = pathInProject('.', project, from);
    return this.#matching(compile(written), current === undefined || current === '.' ? '' : `${current}/`);
  }

  #matching(glob: Glob, prefix = ''): readonly string[] {
    return this.#files.filter((file) => file.startsWith(prefix) && glob.matches(file.slice(prefix.length)));
  }

  /** `cart.ts` or `orders/cart.ts` for `src/orders/cart.ts`, `orders` for the folder. */
  #byEnd(end: string): readonly string[] | undefined {
    const isMeant = (path: string): boolean => path.endsWith(`/${end}`);
    const files = this.#files.filter(isMeant);
    const folders = [...(this.#folders ??= foldersOf(this.#files))].filter(isMeant);
    if (files.length + folders.length === 0) return undefined;
    if (files.length === 0 && folders.length === 1) return this.#inFolder(folders[0]!);
    return theOnly([...files, ...folders.map((folder) => `${folder}/`)], end);
  }

  /**
   * `orders/cart` for `src/orders/cart.ts`, `shop.tax` for `shop/tax/__init__.py`, `App\Cart` for `lib/App/Cart.php`,
   * `Shop.OrderItem` for `lib/shop/order_item.ex`.
   */
  #byName(written: string): readonly string[] | undefined {
    const name = `/${written.replaceAll(/::|[.\\]/g, '/')}`;
    const inSmall = snakeCase(name);
    const found = this.#files.filter((file) =>
      namesOf(file).some((each) => `/${each}`.endsWith(/\.(?:exs?|rb)$/.test(file) ? inSmall : name)),
    );
    if (found.length === 0) return undefined;
    const paths = this.#pathsOf(written);
    const whole = found.filter((file) => namesOf(file).some((each) => paths.includes(each)));
    return theOnly(whole.length === 1 ? whole : found, written);
  }

  /** `ü` is one character or two, depending on system and keyboard, and looks the same. */
  #byEquivalent(written: string): readonly string[] | undefined {
    const wanted = `/${withSlashes(written).replace(/^\.\//, '').normalize()}`;
    const found = this.#files.filter((file) => `/${file.normalize()}`.endsWith(wanted));
    return found.length === 0 ? undefined : theOnly(found, written);
  }

  #explainUnknown(written: string): string {
    const project = { projectRoot: this.#projectRoot };
    // From outside the project, a path may be relative to its root.
    const wanted =
      pathInProject(written, project, this.#from[0]) ?? pathInProject(written, project, this.#projectRoot);
    if (wanted === undefined) return `${written} is outside of the project ${this.#projectRoot}.`;
    const unknown = `No source file or folder "${written}" in the project`;
    const near = nearestPaths(wanted, this.#files);
    const [ending] = /\.[a-z\d]+$/.exec(wanted) ?? [];
    if (ending !== undefined && !this.#files.some((file) => file.endsWith(ending))) {
      const stem = nameOf(wanted).slice(0, -ending.length);
      if (!near.some((file) => nameOf(file).startsWith(`${stem}.`)))
        return `${unknown}: none of its source files ends in ${ending}.`;
    }
    const folders = [...foldersOf(this.#files)];
    const nearFolder = near.length > 0 ? [] : nearestPaths(wanted, folders);
    // `cart.Total` is how Go names what is in a folder.
    const inPackage = folders.filter((folder) => nameOf(folder) === wanted.replace(/\.[A-Z]\w*$/, ''));
    const meant = [...near, ...[...new Set([...nearFolder, ...inPackage])].map((folder) => `${folder}/`)];
    const hint =
      meant.length > 0
        ? `Did you mean ${meant.join(', ')}?`
        : 'Give the path of a source file, a folder or a glob.';
    return `${unknown}. ${hint}`;
  }
}

function theOnly(candidates: readonly string[], written: string): readonly string[] {
  if (candidates.length === 1) return candidates;
  const shown = candidates.slice(0, maxCandidates).join(', ');
  const more = candidates.length - maxCandidates;
  throw new UserError(
    `"${written}" is ambiguous: ${shown}${more > 0 ? ` and ${more} more` : ''}. Give more of the path.`,
  );
}

/** Its path without the extension, and the folder that it is the entry of. */
function namesOf(file: string): readonly string[] {
  const path = file.replace(/\.[^./]+$/, '');
  return [path, path.replace(/\/(?:index|__init__|mod)$/, '')];
}

function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const file of files) {
    for (let slash = file.lastIndexOf('/'); slash > 0; slash = file.lastIndexOf('/', slash - 1)) {
      const folder = file.slice(0, slash);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}

function compile(written: string): Glob {
  try {
    return compileGlob(written);
  } catch (error) {
    if (error instanceof GlobError) throw new UserError(`${error.message}.`, { cause: error });
    throw error;
  }
}

/** Users type Windows paths with backslashes. */
function withSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

function isAbsolute(path: string): boolean {
  return path.startsWith('/') || /^[A-Za-z]:\//.test(path);
}

function normalize(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `${path.startsWith('/') ? '/' : ''}${parts.join('/')}`;
}
