// Not a part of the test suite: test/page/browser-crash.test.ts runs this to see which of these tests fail.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/support/browser-crash/*.example.ts'], isolate: false, testTimeout: 30_000 },
});
