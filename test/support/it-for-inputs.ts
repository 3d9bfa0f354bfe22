// What holds for random inputs: `npm test` tries an eighth of them, `npm run test:slow` all.
/* oxlint-disable vitest/expect-expect -- the callers expect. */
import { it } from 'vitest';

export function itForInputs(
  name: string,
  count: number,
  test: (numRuns: number) => void | Promise<void>,
): void {
  it(`${name} (some inputs)`, () => test(Math.ceil(count / 8)));
  it(`${name} (all inputs)`, { tags: 'slow', timeout: 120_000 }, () => test(count));
}
