import { describe, expect, it } from 'vitest';
import { engineFlags, tellsOfManyFiles } from '../../src/cli/tune-engine.ts';

describe('the flags of the engine', () => {
  it('hold the only good compiler of Node 20 back, and most where files are few', () => {
    expect(engineFlags('11.3.244.8-node.38', 'of few files')).toContain('--interrupt-budget=300000');
    expect(engineFlags('11.3.244.8-node.38', 'of many files')).toContain('--interrupt-budget=130000');
  });

  it.each(['11.3.244.8-node.38', '12.4.254.21-node.57'])(
    'leave engine %s the only compiler that makes its loops fast',
    (version) => {
      expect(engineFlags(version, 'of few files')).not.toContain('--no-turbofan');
    },
  );

  it.each(['13.6.233.17-node.57', '14.6.202.34-node.39'])(
    'let the middle compiler of engine %s do for few files, and take it back for many',
    (version) => {
      expect(engineFlags(version, 'of few files')).toEqual([
        '--max-inlined-bytecode-size-cumulative=100',
        '--heap-growing-percent=1000',
        '--no-turbofan',
      ]);
      expect(engineFlags(version, 'of many files')).toEqual([
        '--max-inlined-bytecode-size-cumulative=100',
        '--heap-growing-percent=60',
        '--turbofan',
      ]);
    },
  );

  it('are left alone in an engine that was never tried', () => {
    expect(engineFlags('15.0.1', 'of few files')).toEqual([]);
    expect(engineFlags('', 'of many files')).toEqual([]);
  });
});

describe('how many files there are', () => {
  it.each([
    { stage: 'scan', done: 9000, total: 0, isMany: false },
    { stage: 'extract', done: 0, total: 7999, isMany: false },
    { stage: 'extract', done: 0, total: 8000, isMany: true },
    { stage: 'extract', done: 500, total: 8000, isMany: false },
  ] as const)('is told once, when $done of $total are through $stage: $isMany', ({ isMany, ...progress }) => {
    expect(tellsOfManyFiles(progress)).toBe(isMany);
  });
});
