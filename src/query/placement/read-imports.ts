// Parses the imports of a new file as typed by the user: files, folders, globs and packages, or names as in its code.
import type { Report } from '../../model/report.ts';
import { UserError } from '../../model/user-error.ts';
import { nearestPaths } from '../../std/nearest-paths.ts';
import { goPackages, ModuleNames, withoutEnding } from './module-names.ts';
import { folderOf } from '../../std/paths.ts';
import { pathInProject, selectPaths, type StartFolders } from '../files/select-files.ts';

export interface ImportPlace {
  /** Path of the new file. */
  readonly path: string;
  readonly from: StartFolders;
}

export interface ReadImport {
  readonly written: string;
  /** IDs of files and packages. */
  readonly ids: readonly string[];
  /** Whether it is a name in the language, not a path. */
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
  // Names are resolved by the rules of the language: `redis` does not match `cache/redis.py`.
  if (!path.endsWith('.go')) return selectPaths(report, written, { from: start });
  // A folder is a package. If it contains no files, all packages below it are meant.
  const packages = goPackages(report.detailed.nodes.filter((node) => node.type === 'file'));
  return selectPaths(report, written, {
    from: start,
    inFolder: (folder, below) => packages.get(folder) ?? below,
  });
}

function isRelative(written: string): boolean {
  return /^\.\.?\//.test(written);
}

/**
 * Resolves relative imports: `./cart` and `../tax/rate` from the folder of the new file; `.cart` and `..tax.rate` in Python.
 */
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

/** `src/cart` matches `src/cart.ts` or `src/cart/index.ts`, and so does the compiled name `src/cart.js`. */
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
  /** The name converted to a path. */
  readonly path: string;
}

/** Compares an unknown name with paths, for suggestions. It may also be a package. */
function explain(error: UserError, { nodes, written, path }: Unknown): UserError {
  if (!error.message.startsWith('No source file or folder')) return error;
  const files = nodes.filter((id) => !id.startsWith('pkg:'));
  const isTold = /[/*]/.test(written) || /Did you mean/.test(error.message);
  const meant = isTold ? [] : nearestPaths(path, files);
  const message =
    meant.length === 0
      ? error.message
      : `No source file or folder "${written}" in the project. Did you mean ${meant.join(', ')}?`;
  if (!couldBePackage(written, path, files)) return new UserError(message);
  // The name of a module differs from that of its package: `YamlElixir` is in `yaml_elixir`.
  const id = /[A-Z:\\]/.test(written) ? 'pkg: and its name' : `pkg:${packageOf(written, path)}`;
  return new UserError(`${message} For a package that nothing uses yet, write ${id}.`);
}

/** `lodash/fp` is a part of `lodash`, and `@acme/ui/button` of `@acme/ui`; in other languages a name with slashes is one. */
function packageOf(written: string, path: string): string {
  const isScript = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/.test(path);
  return isScript ? (/^(?:@[^/]+\/)?[^/]+/.exec(written)?.[0] ?? written) : written;
}

/** False for names that start like a folder of the project or end like its files. */
function couldBePackage(written: string, path: string, files: readonly string[]): boolean {
  // In Java names begin with a domain, which many share: `org`.
  const own = /^[a-z]{2,3}\/[^/]+(?=\/.*\.(?:java|kts?|scala)$)/.exec(path) ?? /^[^/]*/.exec(path)!;
  const ending = /\.[^./]+$/.exec(path)?.[0] ?? '';
  if (/^[./]|\*/.test(written) || written.endsWith(ending)) return false;
  return !files.some((id) => `/${id}`.includes(`/${own[0]}/`));
}
