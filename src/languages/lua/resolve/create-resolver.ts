// Resolves what a Lua file requires.
import type { FilePath } from '../../../model/file-path.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import { readManifestPackages } from './manifest-packages.ts';
import { Modules } from './modules.ts';
import { asset, computed, toBuiltin, toFile, toFiles, toPackage, unresolved } from '../../kit/targets.ts';
import { ownersIn } from '../../kit/key-by-word.ts';
import { wordSet } from '../../kit/word-set.ts';

export function createResolver(project: Project, files: readonly ExtractedFile[]): Resolver {
  const modules = new Modules(project, files);
  const required = new Set(readManifestPackages(project).required.map(({ name }) => name));
  // Rockspecs are read leniently: nothing in them is an error.
  return { diagnostics: [], resolve: (from, statement) => resolve(modules, required, from.path, statement) };
}

/** `required` are the rocks that the project asks for. */
function resolve(
  modules: Modules,
  required: ReadonlySet<string>,
  from: FilePath,
  { specifier, detail }: ImportStatement,
): Target {
  if (detail?.kind === 'computed') return computed;
  if (detail?.kind === 'file') {
    const path = modules.fileNamed(from, specifier);
    return path === undefined ? unresolved(`there is no file ${specifier}`) : toFile(path);
  }
  const first = specifier.split(/[./]/, 1)[0] ?? specifier;
  // Preloaded: no file is searched.
  if (standard.has(first)) return toBuiltin(first);
  const found = modules.find(from, specifier);
  if (found.kind === 'file') return toFiles([found.path]);
  if (found.kind === 'several') return unresolved('several files match');
  if (found.kind === 'missing') {
    if (detail?.kind === 'may-fail' || modules.isBuilt(specifier)) return asset;
    return unresolved(`${found.folder} does not contain this module; it may be written in another language`);
  }
  const rock = rocks.get(first) ?? first;
  // A folder that the program puts on its search path is known only by the modules in it.
  const only = required.has(rock) ? undefined : modules.onlyCalled(from, specifier);
  return only === undefined ? toPackage(rock) : toFiles([only]);
}

/** Lua 5.1 to 5.4, and LuaJIT. */
const standard = wordSet('string table math io os coroutine debug package utf8 bit32 bit ffi jit _G');

/** Rocks and the first parts of the names of their modules, where they differ. */
const rocks =
  ownersIn(`luasocket socket ltn12 mime; luasec ssl; luafilesystem lfs; penlight pl; lua-cjson cjson;
  luaexpat lxp; luaposix posix; lua-term term; lua-zlib zlib; lyaml yaml; lua-resty-core resty`);
