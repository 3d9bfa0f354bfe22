// The files of a module that declare a name.
import type { FilePath } from '../../../model/file-path.ts';
import type { ExtractedFile } from '../../../model/source.ts';
import type { Module, Modules } from './modules.ts';
import type { Declaration } from '../../../model/declaration.ts';

interface Declarers {
  readonly all: FilePath[];
  readonly public: FilePath[];
}

export class Declarations {
  readonly #byModule = new Map<Module, Map<string, Declarers>>();
  /** Last parts of all names: rules out most references early. */
  readonly #lastParts = new Set<string>();

  constructor(files: readonly ExtractedFile[], modules: Modules) {
    for (const { file, declares } of files) {
      if (declares === undefined || declares.length === 0) continue;
      const module = modules.of(file.path);
      const names = this.#byModule.get(module) ?? new Map<string, Declarers>();
      this.#byModule.set(module, names);
      for (const declared of declares) this.#add(names, declared, file.path);
    }
  }

  isDeclaredSomewhere(name: string): boolean {
    return this.#lastParts.has(name);
  }

  inside(module: Module, name: string): readonly FilePath[] {
    return this.#byModule.get(module)?.get(name)?.all ?? [];
  }

  outside(module: Module, name: string): readonly FilePath[] {
    return this.#byModule.get(module)?.get(name)?.public ?? [];
  }

  #add(names: Map<string, Declarers>, declared: Declaration, path: FilePath): void {
    if (declared.kind !== 'name' && declared.kind !== 'public') return;
    const isPublic = declared.kind === 'public';
    const { name } = declared;
    this.#lastParts.add(name.slice(name.lastIndexOf('.') + 1));
    const declarers = names.get(name) ?? { all: [], public: [] };
    names.set(name, declarers);
    if (declarers.all.at(-1) !== path) declarers.all.push(path);
    if (isPublic && declarers.public.at(-1) !== path) declarers.public.push(path);
  }
}
