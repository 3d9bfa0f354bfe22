// Some tests need what a machine may lack: a browser, a Python. Without it they are skipped and stderr says so; where CI
// is set they fail, as nobody would notice there.

const remedies = {
  browser: 'no browser starts. Install chromium, or set CHROME_PATH to a Chromium or Chrome',
  python: 'there is no python3 of 3.10 or newer. Install one',
  PostgreSQL: 'there is no PostgreSQL server. Install postgresql',
  'remote client':
    'there is no address but loopback. Connect a network, or install iproute2 and run as root on Linux',
};

/** For `skipIf`. The reporter in `skips-last.ts` repeats the lines at the end of the run. */
export function isMissing(counterpart: unknown, name: keyof typeof remedies): boolean {
  if (counterpart !== undefined) return false;
  const reason = remedies[name];
  if (isInCi()) throw withoutStack(`CI is set, so no test may be skipped, but ${reason}.`);
  console.error(`NOT TESTED (${name}): ${reason}.`);
  return true;
}

function isInCi(): boolean {
  return !['', '0', 'false'].includes(process.env['CI'] ?? '');
}

/** The message alone: it is the same for all files that lack the same thing, so Vitest prints it once for all of them. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}`;
  return error;
}
