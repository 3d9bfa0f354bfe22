// A module of src/ as Node can load it: bundled, since Node 20 does not read TypeScript. In chunks, as the program is
// published: in a single file, what is only loaded when it is needed would be wrapped in functions, and V8 could not
// take the constants of a module as such.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { temporaryFolder } from './temporary-folder.js';

const entry = 'module.mjs';

/**
 * @param {string} input Its path from the root of the repository.
 * @returns {Promise<any>}
 */
export async function loadModule(input) {
  const bundle = await rolldown({
    input,
    platform: 'node',
    logLevel: 'silent',
    // It asks for its own file, which it would look for in the bundle.
    external: ['typescript'],
    // jsonc-parser's CommonJS asks for its parts in a way that no bundler follows.
    resolve: { mainFields: ['module', 'main'] },
  });
  const dir = temporaryFolder('module');
  await bundle.write({
    dir,
    format: 'esm',
    entryFileNames: entry,
    chunkFileNames: '[name].mjs',
    paths: { typescript: import.meta.resolve('typescript') },
  });
  await bundle.close();
  return import(pathToFileURL(join(dir, entry)).href);
}
