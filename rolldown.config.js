// The program and the API as two entries over shared chunks, every dependency bundled: an install brings nothing else.
import { defineConfig } from 'rolldown';

export default defineConfig({
  input: { cli: 'src/cli/main.ts', index: 'src/index.ts' },
  platform: 'node',
  output: { dir: 'dist', format: 'esm', chunkFileNames: 'chunks/[name]-[hash].js', cleanDir: true },
});
