// The program and the API as two entries over shared chunks, every dependency inside: an install brings nothing else.
// Not minified: it gains no measurable start-up time, and a stack in a bug report can be read.
import { rolldown } from 'rolldown';

/**
 * @param {string} outDir
 * @returns {Promise<readonly string[]>} The modules that went in.
 */
export async function bundleProgram(outDir) {
  const bundle = await rolldown({
    input: { cli: 'src/cli/main.ts', index: 'src/index.ts' },
    platform: 'node',
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
