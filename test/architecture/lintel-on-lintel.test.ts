import { expect, it } from 'vitest';
import { analyze } from '../../src/index.ts';

it('finds no cycle, no broken layer and nothing unresolved in itself', async () => {
  const { cycles, risks, diagnostics } = await analyze('.', { include: ['/src', '/web'] });
  expect({ cycles, violations: risks.layer_violations, diagnostics }).toEqual({
    cycles: [],
    violations: [],
    diagnostics: [],
  });
});
