import { expect, it } from 'vitest';
import { suggest } from '../src/query/suggest.ts';

it('suggests a name that ends with what was written, else a similar one', () => {
  const names = ['kotlin-text', 'org.acme:kotlin-test', '@acme/ui', 'org.jetbrains.kotlin:kotlin-test'];
  expect(suggest('kotlin-test', names)).toBe(
    ' Did you mean org.acme:kotlin-test, org.jetbrains.kotlin:kotlin-test?',
  );
  expect(suggest('ui', names)).toBe(' Did you mean @acme/ui?');
  expect(suggest('@acme/uo', names)).toBe(' Did you mean @acme/ui?');
  expect(suggest('postgres', names)).toBe('');
});
