// Resolves what a Lua file requires.
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { readManifestPackages } from './manifest-packages.ts';
import { Modules } from './modules.ts';
import {
  type PackageTarget,
  computed,
  toBuiltin,
  toFile,
  toFiles,
  toPackage,
  asset,
  unresolved,
} from '../../kit/targets.ts';
import { ownersIn } from '../../kit/word-owners.ts';
import { wordSet } from '../../kit/word-set.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const required = readManifestPackages(project).required.map(({ name }) => name);
  return new LuaResolver(new Modules(project, files), new Set(required));
}

class LuaResolver implements Resolver {
  /** Rockspecs are read leniently: nothing in them is an error. */
  readonly diagnostics = [];
  readonly #modules: Modules;

  /** Rocks that the project asks for. */
  readonly #required: ReadonlySet<string>;

  constructor(modules: Modules, required: ReadonlySet<string>) {
    this.#modules = modules;
    this.#required = required;
  }

  resolve(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    if (detail?.kind === 'computed') return computed;
    if (detail?.kind === 'file') return this.#file(from, specifier);
    // Preloaded: no file is searched.
    const external = packageOf(specifier);
    if (external.builtin) return external;
    const found = this.#modules.find(from.path, specifier);
    switch (found.kind) {
      case 'file':
        return toFiles([found.path]);
      case 'several':
        return unresolved('several files match');
      case 'missing':
        if (detail?.kind === 'may-fail') return asset;
        return unresolved(
          `${found.folder} does not contain this module; it may be written in another language`,
        );
      case 'outside':
        return this.#alone(from, specifier, external);
    }
  }

  /** A folder that the program puts on its search path is known only by the modules in it. */
  #alone(from: SourceFile, specifier: string, external: PackageTarget): Target {
    if (this.#required.has(external.name)) return external;
    const path = this.#modules.onlyCalled(from.path, specifier);
    return path === undefined ? external : toFiles([path]);
  }

  #file(from: SourceFile, written: string): Target {
    const path = this.#modules.fileNamed(from.path, written);
    return path === undefined ? unresolved(`there is no file ${written}`) : toFile(path);
  }
}

/** Lua 5.1 to 5.4, and LuaJIT. */
const standard = wordSet('string table math io os coroutine debug package utf8 bit32 bit ffi jit _G');

/** Rocks and the first parts of the names of their modules, where they differ. */
const rocks =
  ownersIn(`luasocket socket ltn12 mime; luasec ssl; luafilesystem lfs; penlight pl; lua-cjson cjson;
  luaexpat lxp; luaposix posix; lua-term term; lua-zlib zlib; lyaml yaml; lua-resty-core resty`);

function packageOf(module: string): PackageTarget {
  const first = module.split(/[./]/, 1)[0] ?? module;
  return standard.has(first) ? toBuiltin(first) : toPackage(rocks.get(first) ?? first);
}
