import { expect, it } from 'vitest';
import { analyze } from '../../src/index.ts';

it('finds no cycle, no tangle, no broken layer and nothing unresolved in itself', async () => {
  const { cycles, tangles, risks, diagnostics } = await analyze('.', { include: ['/src', '/web'] });
  expect({ cycles, tangles, violations: risks.layer_violations, diagnostics }).toEqual({
    cycles: [],
    tangles: [],
    violations: [],
    diagnostics: [],
  });
});
