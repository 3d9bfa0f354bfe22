// The page of the organisation. It shares style and parts with the page of one project.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * @param {string} outDir
 * @returns {Promise<readonly string[]>} The modules that went in.
 */
export async function bundlePage(outDir) {
  const built = await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('../web', import.meta.url)),
    logLevel: 'warn',
    build: { outDir },
  });
  if (!('output' in built)) throw new Error('The build did not return exactly one output.');
  return built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
