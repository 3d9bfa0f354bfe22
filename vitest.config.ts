import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['test/**/*.test.ts'],
          exclude: ['test/program/**', 'test/projects/**'],
          globalSetup: ['test/support/report-schema.ts'],
        },
      },
      {
        extends: true,
        // These run the program as it is published, so it is built once before them.
        test: {
          name: 'program',
          include: ['test/program/**/*.test.ts'],
          globalSetup: ['test/support/build-once.ts', 'test/support/report-schema.ts'],
        },
      },
    ],
  },
});
