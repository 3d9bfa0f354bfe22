// Where an import leads, by the rules of Python's import system as far as a checkout can tell.
import type { Target } from '../../../model/resolution.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { AbsoluteImports } from './absolute-imports.ts';
import { nameOf, parentOf } from './folders.ts';
import type { Module, ModuleTree } from './module-tree.ts';
import { descend } from './descend.ts';
import type { RelativeImports } from './relative-imports.ts';

const nothing: Target = { kind: 'asset' };

export class PythonResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #tree: ModuleTree;
  readonly #absolute: AbsoluteImports;
  readonly #relative: RelativeImports;
  /** Folder of the importing file → what it asks for → where that leads. */
  readonly #known = new Map<string, Map<string, Target>>();

  constructor(
    tree: ModuleTree,
    absolute: AbsoluteImports,
    relative: RelativeImports,
    diagnostics: readonly Diagnostic[],
  ) {
    this.#tree = tree;
    this.#absolute = absolute;
    this.#relative = relative;
    this.diagnostics = diagnostics;
  }

  resolve(from: SourceFile, statement: ImportStatement): Target {
    const target = this.#lookUp(parentOf(from.path), statement);
    // `from . import name` in the package's own file reads an attribute of the package that is just being made: no
    // other file takes part, and no edge from the file to itself would tell anything.
    const isOwnAttribute =
      target.kind === 'files' && target.paths[0] === from.path && statement.name !== undefined;
    return isOwnAttribute && nameOf(from.path).startsWith('__init__.') ? nothing : target;
  }

  #lookUp(folder: string, { specifier, name }: ImportStatement): Target {
    let known = this.#known.get(folder);
    if (known === undefined) this.#known.set(folder, (known = new Map<string, Target>()));
    const key = name === undefined ? specifier : `${specifier} ${name}`;
    let target = known.get(key);
    if (target === undefined) known.set(key, (target = this.#find(folder, specifier, name)));
    return target;
  }

  #find(folder: string, specifier: string, name: string | undefined): Target {
    const found = specifier.startsWith('.')
      ? this.#relative.find(folder, specifier)
      : this.#absolute.find(folder, specifier);
    if (found.kind === 'target') return found.target;
    return name === undefined || name === '*' ? targetOf(found.module) : this.#findName(found.module, name);
  }

  /**
   * `from package import name`: the submodule of that name where there is one, else the package's own file. Python asks
   * for the attribute first; but where both exist, the attribute is the submodule or something the package took from it
   * in nearly every case, and whether it is set is known only at run time.
   */
  #findName(module: Module, name: string): Target {
    if (module.kind !== 'package' && module.kind !== 'namespace') return targetOf(module);
    const found = descend(this.#tree, module, [name]);
    const isModule =
      found.kind === 'module' && found.module.kind !== 'namespace' && !isIgnoredFolder(found.module);
    if (isModule) return targetOf(found.module);
    if (module.kind === 'package') return targetOf(module);
    return found.kind === 'module' ? targetOf(found.module) : found.target;
  }
}

function targetOf(module: Module): Target {
  if (module.kind === 'file' || module.kind === 'package') return { kind: 'files', paths: [module.path] };
  if (module.kind !== 'ignored') return nothing;
  return { kind: 'unresolved', reason: `it leads to ${module.path}, which is ignored` };
}

/** Nobody looked inside: a package may as well have an attribute of that name. */
function isIgnoredFolder(module: Module): boolean {
  return module.kind === 'ignored' && !/\.pyi?$/.test(module.path);
}
