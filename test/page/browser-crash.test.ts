// A browser that crashes must fail one test, not all that come after it in the same worker.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { isMissing } from '../support/is-missing.ts';
import { browser } from '../support/page-browser.ts';

interface JsonReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

it.skipIf(isMissing(browser, 'browser'))(
  'fails the test in which the browser was killed, and no later one',
  { tags: 'slow' },
  async () => {
    const { testResults } = await runVitest('test/support/browser-crash/vitest.config.ts');
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(tests.map(({ title, status }) => [title, status])).toEqual([
      ['leaves two idle pages', 'passed'],
      ['kills the browser and waits for its page', 'failed'],
      ['works in a new browser', 'passed'],
      ['kills the browser and ends', 'failed'],
      ['works in a third browser', 'passed'],
    ]);
    for (const { title, status, failureMessages } of tests) {
      const message = `The browser crashed in the test "${title}".`;
      expect(failureMessages.some((failure) => failure.includes(message))).toBe(status === 'failed');
    }
  },
);

async function runVitest(config: string): Promise<JsonReport> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--reporter', 'json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  try {
    return JSON.parse(stdout) as JsonReport;
  } catch (error) {
    throw new Error(`Vitest printed no report: ${stdout}${stderr}`, { cause: error });
  }
}
