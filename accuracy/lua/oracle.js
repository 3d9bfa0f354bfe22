// Asks Lua's own search for modules, and luaparse for what a file requires.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('search.lua', import.meta.url));
const parserVersion = 'luaparse@0.3.1';

/**
 * Module → its file, for those that Lua finds along the path.
 * @param {string} folder
 * @param {readonly string[]} path
 * @param {readonly string[]} modules
 * @returns {Map<string, string>}
 */
export function searchModules(folder, path, modules) {
  try {
    const answer = execFileSync('lua5.4', [program, path.join(';')], {
      cwd: folder,
      input: modules.map((module) => `${module}\n`).join(''),
      encoding: 'utf8',
    });
    const found = answer.split('\n').map((file, i) => /** @type {const} */ ([modules[i] ?? '', file]));
    const root = realpathSync(folder);
    // What a link leads to is what Lua reads.
    const real = (/** @type {string} */ file) => relative(root, realpathSync(join(folder, file)));
    return new Map(found.filter(([, file]) => file !== '').map(([module, file]) => [module, real(file)]));
  } catch (error) {
    throw new Error("Lua does not run here. Install Debian's lua5.4, then measure again.", { cause: error });
  }
}

/** luaparse, fetched once from the npm registry. */
export function loadParser() {
  const place = join(tmpdir(), 'lintel-corpora', 'lua', 'luaparse');
  if (!existsSync(join(place, 'package'))) {
    mkdirSync(place, { recursive: true });
    const archive = execFileSync('npm', ['pack', '--silent', parserVersion], {
      cwd: place,
      encoding: 'utf8',
    });
    execFileSync('tar', ['xzf', archive.trim()], { cwd: place });
  }
  return createRequire(import.meta.url)(join(place, 'package', 'luaparse.js'));
}
