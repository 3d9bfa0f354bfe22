// The program as one module and its chunks.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * @param {string} outDir
 * @returns {Promise<readonly string[]>} The modules that went in.
 */
export async function bundleProgram(outDir) {
  const bundle = await rolldown({
    input: { cli: fileURLToPath(new URL('../src/cli/main.ts', import.meta.url)) },
    platform: 'node',
    external: ['@electric-sql/pglite', 'pg', 'pg-boss', 'lintel'],
    // jsonc-parser's CommonJS asks for its parts in a way that no bundler follows.
    resolve: { mainFields: ['module', 'main'] },
  });
  const { output } = await bundle.write({
    dir: outDir,
    format: 'esm',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await bundle.close();
  return output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
