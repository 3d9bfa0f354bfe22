import { afterEach, describe, expect, it, vi } from 'vitest';
import { isMissing } from './is-missing.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('what a test needs', () => {
  it.each(['', 'true'])('is not missing where it was found (CI=%s)', (value) => {
    vi.stubEnv('CI', value);
    expect(isMissing('Chromium', 'browser')).toBe(false);
  });

  it.each(['true', '1', 'GitHub'])('must not be missing where CI is %s', (value) => {
    vi.stubEnv('CI', value);
    expect(() => isMissing(undefined, 'python')).toThrow(
      /^CI is set, so no test may be skipped, but there is no python3 of 3\.10 or newer\. Install one\.$/,
    );
  });

  it.each([undefined, '', '0', 'false'])('may be missing where CI is %s, and stderr says so', (value) => {
    vi.stubEnv('CI', value);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(isMissing(undefined, 'browser')).toBe(true);
    const advice = 'Install chromium, or set CHROME_PATH to a Chromium or Chrome.';
    expect(said.mock.calls).toEqual([[`NOT TESTED (browser): no browser starts. ${advice}`]]);
  });
});
