// Resolves the imports and references of a Go file. Names used from a package resolve to the files that declare them, at
// the line of use. The import itself runs every `init`. It resolves to the files whose `init` adds to what is used of the package;
// if no name of the package is used, to all files with an `init`, or else to one that represents the package.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import type { Target } from '../../../model/resolution.ts';
import type { Project } from '../../../model/project.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { type AssumedModule, assumeModules } from './assume-modules.ts';
import { ImportPaths } from './import-paths.ts';
import { Modules } from './modules.ts';
import { type GoFile, PackageIndex } from './package-index.ts';
import { asset, nothing, toFiles } from '../../kit/targets.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { childPath } from '../../../std/paths.ts';
import { aliasOf } from '../../kit/import-statement.ts';

/** A package is a folder, not a node. */
const folderOnly = asset;

interface Imported {
  readonly folder: string;
  readonly used: Set<FilePath>;
}

interface Visit {
  readonly path: FilePath;
  readonly targetOf: ReadonlyMap<ImportStatement, Target>;
}

export class GoResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #index: PackageIndex;
  readonly #paths: ImportPaths;
  /** Cache for the last file: its imports arrive one after the other. */
  #last: Visit | undefined;

  constructor({ entries, manifests }: Project, files: readonly ExtractedFile[]) {
    const modules = new Modules(manifests);
    this.#index = new PackageIndex(files);
    const assumed = assumeModules(files, this.#index, modules);
    this.#paths = new ImportPaths(entries, this.#index, modules, assumed);
    this.diagnostics = [...modules.diagnostics, ...assumed.map(missing)];
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    if (this.#last?.path !== from.path) this.#last = this.#visit(from.path);
    return this.#last.targetOf.get(statement) ?? nothing;
  }

  /** A whole file at once: the target of an import depends on the references after it. */
  #visit(path: FilePath): Visit {
    const targetOf = new Map<ImportStatement, Target>();
    const from = this.#index.fileAt(path);
    if (from === undefined) return { path, targetOf };
    const { imports: statements } = from.extracted;
    const byName = new Map<string, Imported>();
    const dotted: Imported[] = [];
    const own: [ImportStatement, Imported][] = [];
    for (const statement of statements) {
      if (statement.kind === 'reference' || statement.specifier === 'C') continue;
      const place = this.#paths.find(from.folder, statement.specifier);
      if (place.kind !== 'folder') {
        targetOf.set(statement, place);
        continue;
      }
      const imported: Imported = { folder: place.folder, used: new Set() };
      own.push([statement, imported]);
      const name = aliasOf(statement) ?? this.#index.packageIn(place.folder) ?? '';
      if (name === '.') dotted.push(imported);
      else if (name !== '_') byName.set(name, imported);
    }
    for (const statement of statements) {
      if (statement.kind === 'reference') {
        targetOf.set(statement, this.#refer(from, statement.specifier, byName, dotted));
      }
    }
    for (const [statement, imported] of own) targetOf.set(statement, this.#bare(from, imported));
    return { path, targetOf };
  }

  #refer(
    from: GoFile,
    specifier: string,
    byName: ReadonlyMap<string, Imported>,
    dotted: readonly Imported[],
  ): Target {
    const dot = specifier.indexOf('.');
    const name = dot === -1 ? withoutReceiver(specifier) : specifier.slice(0, dot);
    const imported = dot === -1 ? undefined : byName.get(name);
    if (imported !== undefined) return this.#use(from, imported, specifier.slice(dot + 1));
    const neighbours = this.#index.neighbours(from, name);
    if (neighbours.length > 0) return toFiles(neighbours);
    for (const one of dotted) {
      const target = this.#use(from, one, name);
      if (target !== nothing) return target;
    }
    return nothing;
  }

  #use(from: GoFile, imported: Imported, name: string): Target {
    const paths = this.#index.imported(from, imported.folder, name);
    if (paths.length === 0) return nothing;
    for (const path of paths) imported.used.add(path);
    return toFiles(paths);
  }

  #bare(from: GoFile, imported: Imported): Target {
    const { folder, used } = imported;
    const paths =
      used.size > 0
        ? this.#index.contributors(from, folder, used)
        : this.#index.representatives(from, folder);
    return paths.length === 0 ? folderOnly : toFiles(paths);
  }
}

function missing({ path, folder }: AssumedModule): Diagnostic {
  const file = childPath(folder, 'go.mod');
  const message = `There is no ${file}; judging by imports, the module is assumed to be ${path}`;
  return invalidManifest(file, message);
}

/** `func (Cart)` where the file declares methods of it. */
function withoutReceiver(specifier: string): string {
  return specifier.startsWith('func (') ? specifier.slice('func ('.length, -1) : specifier;
}
