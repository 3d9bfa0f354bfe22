// The page of the organisation. It shares style and parts with the page of one project.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** @param {string} outDir */
export async function bundlePage(outDir) {
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('../web', import.meta.url)),
    logLevel: 'warn',
    build: { outDir },
  });
}
