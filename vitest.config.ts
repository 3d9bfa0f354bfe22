import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/projects/**', 'node_modules/**'],
    // The command-line tests run the program as it is published, so it is built once before them.
    globalSetup: ['test/support/build-once.ts'],
    testTimeout: 30_000,
  },
});
