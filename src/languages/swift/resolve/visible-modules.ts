// What a file sees: its own module and the public parts of imported modules, including those they re-export.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import { firstPart } from '../../kit/dotted-names.ts';
import type { Declarations } from './declarations.ts';
import type { Module, Modules } from './modules.ts';

interface Imported {
  readonly module: Module;
  readonly isTestable: boolean;
}

export class VisibleModules {
  readonly #declarations: Declarations;
  readonly #own: Module;
  readonly #modules: Modules;
  readonly #imported: readonly Imported[];

  constructor(
    file: ExtractedFile,
    modules: Modules,
    declarations: Declarations,
    exportsOf: ReadonlyMap<Module, ReadonlySet<Module>>,
  ) {
    this.#declarations = declarations;
    this.#modules = modules;
    this.#own = modules.of(file.file.path);
    const imported = new Map<Module, Imported>();
    for (const { specifier, detail, kind } of file.imports) {
      if (kind === 'reference') continue;
      const module = modules.byName.get(firstPart(specifier));
      if (module === undefined || module === this.#own) continue;
      imported.set(module, { module, isTestable: detail?.kind === 'testable' });
      for (const exported of exportsOf.get(module) ?? [])
        imported.set(exported, { module: exported, isTestable: false });
    }
    this.#imported = [...imported.values()];
  }

  find(name: string): readonly FilePath[] {
    const own = this.#declarations.inside(this.#own, name);
    if (own.length > 0) return own;
    for (const { module, isTestable } of this.#imported) {
      const found = isTestable
        ? this.#declarations.inside(module, name)
        : this.#declarations.outside(module, name);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** `Shop.Cart`, where the first part is the name of the module. */
  findQualified(module: string, name: string): readonly FilePath[] {
    const named = this.#modules.byName.get(module);
    if (named === undefined) return [];
    const isSeen = named === this.#own || this.#imported.some((imported) => imported.module === named);
    return isSeen ? this.#declarations.inside(named, name) : [];
  }
}

/** Module → modules it re-exports with `@_exported import`. */
export function readExports(
  files: readonly ExtractedFile[],
  modules: Modules,
): ReadonlyMap<Module, ReadonlySet<Module>> {
  const found = new Map<Module, Set<Module>>();
  for (const { file, imports } of files) {
    for (const { specifier, detail } of imports) {
      const target = detail?.kind === 'exported' ? modules.byName.get(firstPart(specifier)) : undefined;
      if (target === undefined) continue;
      const module = modules.of(file.path);
      found.set(module, (found.get(module) ?? new Set()).add(target));
    }
  }
  return found;
}
