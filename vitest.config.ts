import { defineConfig } from 'vitest/config';

// Where a machine sets it, Node reads a list of certificates at each start. The tests start Node some hundred times and ask
// nothing of the network.
delete process.env['NODE_EXTRA_CA_CERTS'];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Both cores of a small machine; one is the default there.
    maxWorkers: '100%',
    // `npm test` runs all others, `npm run test:slow` these. A test has `{ tags: 'slow' }`, a file `// @module-tag slow`.
    tags: [
      { name: 'slow', description: 'what takes long, and which a quick test of the same part precedes' },
    ],
    reporters: ['default', './test/support/skips-last.ts'],
    projects: [
      {
        extends: true,
        // The second package, on the embedded database and on a PostgreSQL server.
        test: {
          name: 'org',
          // Making an embedded database takes seconds, on a busy machine many.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          include: ['org/test/**/*.test.ts'],
          globalSetup: [
            'test/support/build-once.ts',
            'org/test/support/build-org.ts',
            'org/test/support/start-postgres.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'source',
          // No test leaves anything behind in a module, so that each is loaded once for all files.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/program/**', 'test/page/**', 'test/projects/**'],
          globalSetup: ['test/support/report-schema.ts'],
        },
      },
      {
        extends: true,
        // These run the program as it is published, so it is built once before them.
        test: {
          name: 'program',
          // What a file loads and starts once, the program's own modules among it, serves all files.
          isolate: false,
          // As Node loads it.
          server: { deps: { external: [/[/\\]dist[/\\]cli\.js/] } },
          include: ['test/program/**/*.test.ts'],
          globalSetup: [
            'test/support/build-once.ts',
            'test/support/report-schema.ts',
            'test/support/other-machine.ts',
          ],
        },
      },
      {
        extends: true,
        // These look at the page in a real browser, through the real server.
        test: {
          name: 'page',
          // One browser for all files: starting one takes longer than most tests.
          isolate: false,
          testTimeout: 90_000,
          expect: { poll: { timeout: 20_000 } },
          include: ['test/page/**/*.test.ts'],
          globalSetup: [
            'test/support/build-once.ts',
            'test/support/other-machine.ts',
            'test/support/sample-server.ts',
            'test/support/large-server.ts',
          ],
        },
      },
    ],
  },
});
