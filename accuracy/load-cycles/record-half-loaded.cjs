// Loads one CommonJS file and prints every require that met a module which was still loading.
// usage: node record-half-loaded.cjs ROOT FILE; each line: JSON [file of the require, half-loaded file], relative to ROOT.
'use strict';
const Module = require('node:module');
const path = require('node:path');

const [, , folder = '.', loaded = ''] = process.argv;
const root = require('node:fs').realpathSync(folder);
const met = new Set();
/** @type {(this: any, id: string) => unknown} */
const plainRequire = /** @type {any} */ (Module.prototype).require;

/** @param {string} file */
function relative(file) {
  const inside = path.relative(root, file);
  const isOutside = inside.startsWith('..') || path.isAbsolute(inside) || inside.includes('node_modules');
  return isOutside ? undefined : inside.replaceAll('\\', '/');
}

/** @this {any} @param {string} id */
Module.prototype.require = function require(id) {
  try {
    const file = /** @type {any} */ (Module)._resolveFilename(id, this);
    const known = /** @type {any} */ (Module)._cache[file];
    if (known !== undefined && !known.loaded && known !== this) {
      const [from, to] = [relative(this.filename), relative(file)];
      if (from !== undefined && to !== undefined) met.add(JSON.stringify([from, to]));
    }
  } catch {
    // It is not installed here: the plain require says so.
  }
  return plainRequire.call(this, id);
};

process.on('exit', () => console.log([...met].join('\n')));
try {
  plainRequire.call(module, path.join(root, loaded));
} catch (error) {
  console.error(`${loaded}: ${String(error).split('\n')[0]}`);
}
