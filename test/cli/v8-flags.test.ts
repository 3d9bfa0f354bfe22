import { describe, expect, it } from 'vitest';
import { v8Flags } from '../../src/cli/v8-flags.ts';

describe('the V8 flags', () => {
  it.each(['11.3.244.8-node.38', '12.4.254.21-node.57'])(
    'keep the only optimising compiler of V8 %s',
    (version) => {
      const flags = v8Flags(version, {});
      expect(flags).toContain('--no-turbo-loop-peeling');
      expect(flags).not.toContain('--no-turbofan');
    },
  );

  it.each(['13.6.233.17-node.57', '14.6.202.34-node.39'])('use only Maglev in V8 %s', (version) => {
    expect(v8Flags(version, {})).toEqual(['--max-inlined-bytecode-size-cumulative=100', '--no-turbofan']);
  });

  it('are not set for a version that was not tested', () => {
    expect([v8Flags('15.0.1', {}), v8Flags('', {})]).toEqual([[], []]);
  });

  it('are not set if LINTEL_NO_V8_FLAGS is set', () => {
    const version = '13.6.233.17-node.57';
    expect(v8Flags(version, { LINTEL_NO_V8_FLAGS: '1' })).toEqual([]);
    expect(v8Flags(version, { LINTEL_NO_V8_FLAGS: '' })).not.toEqual([]);
  });
});
