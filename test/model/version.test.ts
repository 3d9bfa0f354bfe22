import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../src/model/version.ts';

it('is the version of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ version });
});
