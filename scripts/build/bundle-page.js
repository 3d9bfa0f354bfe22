// The page that the server serves, with everything it needs.
import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * @param {string} outDir
 * @returns {Promise<readonly string[]>} The modules that went in.
 */
export async function bundlePage(outDir) {
  const built = await build({ logLevel: 'warn', build: { outDir: resolve(outDir) } });
  if (!('output' in built)) throw new Error('The build did not return exactly one output.');
  return built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
