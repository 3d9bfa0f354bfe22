// What a person typed as the imports of a new file: files, folders, globs and packages, or names as its code would have them.
import type { Report } from '../model/report.ts';
import { UserError } from '../model/user-error.ts';
import { nearestPaths } from '../std/nearest-paths.ts';
import { goPackages, ModuleNames, withoutEnding } from './module-names.ts';
import { folderOf } from '../std/paths.ts';
import { pathInProject, selectPaths, type StartFolders } from './select-files.ts';

export interface ImportPlace {
  /** Of the new file. */
  readonly path: string;
  readonly from: StartFolders;
}

export interface ReadImport {
  readonly written: string;
  /** Of files and packages. */
  readonly ids: readonly string[];
  /** Whether it is a name of the language, not a path. */
  readonly isName: boolean;
}

export function readImports(
  report: Report,
  written: readonly string[],
  place: ImportPlace,
): readonly ReadImport[] {
  const nodes = report.detailed.nodes.map(({ id }) => id);
  let names: ModuleNames | undefined;
  return written.map((each) => {
    const ids = readPackage(nodes, each);
    if (ids !== undefined) return { written: each, ids, isName: false };
    try {
      return { written: each, ids: readPath(report, each, place), isName: false };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      const relative = readRelative(report, each, place.path);
      if (relative !== undefined) return { written: each, ids: [relative], isName: false };
      names ??= new ModuleNames(report, place.path);
      const found = names.find(each);
      if (found !== undefined) return { written: each, ids: found, isName: true };
      throw explain(error, { nodes, path: names.asPath(each), written: each });
    }
  });
}

/** A package by its ID, or by its name if the project uses it. */
function readPackage(ids: readonly string[], written: string): readonly string[] | undefined {
  if (written.startsWith('pkg:')) return [written];
  const isPath = ids.some((id) => id === written || id.startsWith(`${written}/`));
  return !isPath && ids.includes(`pkg:${written}`) ? [`pkg:${written}`] : undefined;
}

function readPath(report: Report, written: string, { path, from }: ImportPlace): readonly string[] {
  const start = isRelative(written) ? [from].flat().slice(0, 1) : from;
  // Names are read by the rules of the language: `redis` is not `cache/redis.py`.
  if (!path.endsWith('.go')) return selectPaths(report, written, { from: start });
  // A folder is its package. Where it holds none, all packages below it are meant.
  const packages = goPackages(report.detailed.nodes.filter((node) => node.type === 'file'));
  return selectPaths(report, written, {
    from: start,
    inFolder: (folder, below) => packages.get(folder) ?? below,
  });
}

function isRelative(written: string): boolean {
  return /^\.\.?\//.test(written);
}

/** `./cart` and `../tax/rate` from the folder of the new file; `.cart` and `..tax.rate` in Python. */
function readRelative(report: Report, written: string, path: string): string | undefined {
  const python = path.endsWith('.py') ? /^\.(\.*)(\w[\w.]*)$/.exec(written) : null;
  const steps =
    python === null ? written : `./${'../'.repeat(python[1]!.length)}${python[2]!.replaceAll('.', '/')}`;
  if (!isRelative(steps)) return undefined;
  const target = pathInProject(steps, report, `${report.projectRoot}/${folderOf(path)}`);
  if (target === undefined) return undefined;
  const ids = report.detailed.nodes.map(({ id }) => id);
  return findModule(ids, target);
}

/** `src/cart` is `src/cart.ts` or `src/cart/index.ts`, and so is `src/cart.js`, what it is compiled to. */
function findModule(ids: readonly string[], target: string): string | undefined {
  const bare = target.replace(/\.[cm]?jsx?$/, '');
  return (
    ids.find((id) => id === target) ??
    ids.find((id) => withoutEnding(id) === bare) ??
    ids.find((id) => [`${bare}/index`, `${bare}/__init__`].includes(withoutEnding(id)))
  );
}

interface Unknown {
  readonly nodes: readonly string[];
  readonly written: string;
  /** What the name would be as a path. */
  readonly path: string;
}

/** A name that is no path is compared with paths as if it were one. */
function explain(error: UserError, { nodes, written, path }: Unknown): UserError {
  if (/[/*]/.test(written) || /Did you mean/.test(error.message)) return error;
  const meant = nearestPaths(
    path,
    nodes.filter((id) => !id.startsWith('pkg:')),
  );
  if (meant.length === 0) return error;
  return new UserError(
    `No source file or folder "${written}" in the project. Did you mean ${meant.join(', ')}?`,
  );
}
