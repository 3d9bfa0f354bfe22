import { describe, expect, it } from 'vitest';
import { engineFlags } from '../../src/cli/tune-engine.ts';

describe('the flags of the engine', () => {
  it('hold back the compiler of Node 20', () => {
    expect(engineFlags('11.3.244.8-node.38')).toContain('--interrupt-budget=130000');
  });

  it.each(['12.4.254.21-node.57', '13.6.233.17-node.57', '14.6.202.34-node.39'])(
    'name none that engine %s does not know',
    (version) => {
      expect(engineFlags(version)).toEqual([
        '--max-inlined-bytecode-size-cumulative=100',
        '--heap-growing-percent=60',
      ]);
    },
  );

  it('are left alone in an engine that was never tried', () => {
    expect(engineFlags('15.0.1')).toEqual([]);
    expect(engineFlags('')).toEqual([]);
  });
});
