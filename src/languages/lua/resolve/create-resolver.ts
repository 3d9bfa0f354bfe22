// Where what a Lua file requires leads.
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { Modules } from './modules.ts';
import { toFile, toFiles, unresolved } from '../../kit/targets.ts';
import { wordSet } from '../../kit/word-set.ts';

export function createResolver(project: Project): Resolver {
  return new LuaResolver(new Modules(project));
}

class LuaResolver implements Resolver {
  /** What a rockspec says is taken or left; none of it is a mistake that hides anything. */
  readonly diagnostics = [];
  readonly #modules: Modules;

  constructor(modules: Modules) {
    this.#modules = modules;
  }

  resolve(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    if (detail?.kind === 'computed') return unresolved('its name is known only when the code runs');
    if (detail?.kind === 'file') return this.#file(from, specifier);
    // These are there before any file is looked for.
    if (isStandard(specifier)) return { kind: 'package', ...packageOf(specifier) };
    const found = this.#modules.find(from.path, specifier);
    switch (found.kind) {
      case 'file':
        return toFiles([found.path]);
      case 'several':
        return unresolved('several files of the project could be meant');
      case 'missing':
        return {
          kind: 'unresolved',
          reason: `${found.folder} has no such module; it may be written in another language`,
        };
      case 'outside':
        return { kind: 'package', ...packageOf(specifier) };
    }
  }

  #file(from: SourceFile, written: string): Target {
    const path = this.#modules.fileNamed(from.path, written);
    return path === undefined ? unresolved(`there is no file ${written}`) : toFile(path);
  }
}

/** Lua 5.1 to 5.4, and LuaJIT. */
const standard = wordSet('string table math io os coroutine debug package utf8 bit32 bit ffi jit _G');

/** First part of a module's name → the rock that brings it, where the two differ. */
const rocks = new Map([
  ['socket', 'luasocket'],
  ['ltn12', 'luasocket'],
  ['mime', 'luasocket'],
  ['ssl', 'luasec'],
  ['lfs', 'luafilesystem'],
  ['pl', 'penlight'],
  ['cjson', 'lua-cjson'],
  ['lxp', 'luaexpat'],
  ['posix', 'luaposix'],
  ['lgi', 'lgi'],
  ['term', 'lua-term'],
  ['zlib', 'lua-zlib'],
  ['yaml', 'lyaml'],
  ['resty', 'lua-resty-core'],
]);

function packageOf(module: string): { readonly name: string; readonly builtin: boolean } {
  const first = module.split(/[./]/, 1)[0] ?? module;
  if (standard.has(first)) return { name: first, builtin: true };
  return { name: rocks.get(first) ?? first, builtin: false };
}

function isStandard(module: string): boolean {
  return packageOf(module).builtin;
}
