// Real Lua code to measure on, from Debian's packages, each with the path that its own build hands to Lua.
import { join } from 'node:path';
import { fetchPackage, fetchSource } from '../debian.js';

/**
 * @typedef {object} Corpus
 * @property {string} name
 * @property {() => { folder: string, version: string }} fetch
 * @property {readonly string[]} path Templates as in Lua's `package.path`, from the root of the corpus.
 * @property {RegExp} [leftOut] Files that are run with a path of their own.
 * @property {boolean} inDevelopmentSet Whether Lintel was changed after its disagreements were read.
 */

/** @type {readonly Corpus[]} */
export const corpora = [
  {
    name: 'Penlight',
    fetch: () => packageFolder('lua-penlight', 'usr/share/lua/5.1'),
    path: below(''),
    inDevelopmentSet: true,
  },
  {
    name: 'awesome',
    fetch: () => fetchSource('lua', 'awesome'),
    path: [...below('lib/'), 'spec/?.lua', 'tests/?.lua', ...below('')],
    leftOut: /^(?:docs|tests\/examples)\//,
    inDevelopmentSet: true,
  },
  {
    name: 'Prosody',
    fetch: () => packageFolder('prosody', 'usr/lib/prosody'),
    path: below(''),
    inDevelopmentSet: true,
  },
  {
    name: 'luakit',
    fetch: () => packageFolder('luakit', 'usr/share/luakit'),
    path: below('lib/'),
    inDevelopmentSet: true,
  },
  {
    name: 'Neovim',
    fetch: () => fetchSource('lua', 'neovim'),
    path: [...below('runtime/lua/'), ...below(''), ...below('src/nvim/')],
    leftOut: /^test\/functional\/fixtures\//,
    inDevelopmentSet: true,
  },
  installed('LuaRocks', 'luarocks', 'usr/share/lua/5.1'),
  installed('luacheck', 'lua-check', 'usr/share/lua/5.1'),
  installed('busted', 'lua-busted', 'usr/share/lua/5.1'),
  installed('LDoc', 'lua-ldoc', 'usr/share/lua/5.1'),
  installed('vis', 'vis', 'usr/share/vis'),
];

/**
 * As it is on Lua's path, for the held-out set.
 * @param {string} name
 * @param {string} debianPackage
 * @param {string} folder
 * @returns {Corpus}
 */
function installed(name, debianPackage, folder) {
  return {
    name,
    fetch: () => packageFolder(debianPackage, folder),
    path: below(''),
    inDevelopmentSet: false,
  };
}

/** @param {string} folder */
function below(folder) {
  return [`${folder}?.lua`, `${folder}?/init.lua`];
}

/**
 * @param {string} name
 * @param {string} inside
 */
function packageFolder(name, inside) {
  const { folder, version } = fetchPackage('lua', name);
  return { folder: join(folder, inside), version };
}
