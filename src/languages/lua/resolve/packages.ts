// What a module that the project does not have belongs to: Lua itself, or a rock.

/** Lua 5.1 to 5.4, and LuaJIT. */
const standard = new Set(
  'string table math io os coroutine debug package utf8 bit32 bit ffi jit _G'.split(' '),
);

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

export function packageOf(module: string): { readonly name: string; readonly builtin: boolean } {
  const first = module.split(/[./]/, 1)[0] ?? module;
  if (standard.has(first)) return { name: first, builtin: true };
  return { name: rocks.get(first) ?? first, builtin: false };
}

export function isStandard(module: string): boolean {
  return packageOf(module).builtin;
}
