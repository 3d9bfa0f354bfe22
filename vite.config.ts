// The page, built into the package. Everything it needs is bundled: no request leaves the machine.
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a busy machine its warning would be all that a build prints.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
