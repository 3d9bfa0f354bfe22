import { describe, expect, it } from 'vitest';
import type { LayerViolation } from '../../src/model/report.ts';
import { describeHistory } from '../../src/query/files/describe-risk.ts';
import { describeViolation } from '../../web/state/format.ts';

describe('the history behind the risk scores', () => {
  it('says which commits were counted, or why none were', () => {
    const reason = 'Commits of the 12 months before 2026-11-14 (commit 0a1b2c3).';
    expect(describeHistory({ used: true, reason })).toBe(
      'Changes: commits of the 12 months before 2026-11-14 (commit 0a1b2c3).',
    );
    expect(describeHistory({ used: false, reason: 'Not a git repository.' })).toBe(
      'Changes not counted: not a git repository.',
    );
  });
});

describe('a layer violation', () => {
  const violation = {
    source: 'core/cart.ts',
    target: 'ui/page.ts',
    sourceLayer: 'core',
    targetLayer: 'ui',
    rule: 'lower-level module should not depend on higher-level module',
    basis: 'configured',
    remedy: 'cut',
  } as const;

  it('says where the order comes from and what to do', () => {
    expect(describeViolation(violation)).toBe(
      'core is below ui (configured order). Remedy: remove or invert.',
    );
    expect(describeViolation({ ...violation, remedy: 'move' })).toBe(
      'core is below ui (configured order). Remedy: move the target.',
    );
  });

  it('has the remedy of its fix, whatever it would be alone', () => {
    expect(describeViolation({ ...violation, remedy: 'move' }, { change: 'invert', effort: 1 })).toBe(
      'core is below ui (configured order). Remedy: invert.',
    );
    expect(describeViolation(violation, { change: 'remove', effort: 3 })).toBe(
      'core is below ui (configured order). Remedy: remove, with 2 others of the same fix.',
    );
  });

  it('of types alone says so: nothing of it can be passed in', () => {
    expect(describeViolation({ ...violation, isTypeOnly: true })).toBe(
      'core is below ui (configured order). Only types are used. Remedy: move the types.',
    );
  });

  it('says only the layers if the report has no more', () => {
    const known = { ...violation, basis: undefined, remedy: undefined };
    expect(describeViolation(known as unknown as LayerViolation)).toBe('core is below ui.');
  });
});
