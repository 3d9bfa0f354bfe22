// Together `npm test` and `npm run test:slow` run every test, and `.ci/run` runs both.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}

const { scripts }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

it('runs every test in one of two scripts', () => {
  expect([scripts['test'], scripts['test:slow'], scripts['test:all']]).toEqual([
    'npm run check && vitest run --tags-filter=!slow',
    'vitest run --tags-filter=slow',
    'npm run check && vitest run',
  ]);
});

it('runs both in CI, the one that the README names last', () => {
  expect(readFileSync('.ci/run', 'utf8').trimEnd().split('\n').at(-1)).toBe(
    'npm ci && npm run test:slow && npm test',
  );
  expect(readFileSync('README.md', 'utf8')).toContain('`npm ci && npm test`');
});
