import { describe, expect, it } from 'vitest';
import type { Metrics, Risks } from '../../src/model/report.ts';
import { measureHealth } from '../../src/report/health.ts';

describe('measureHealth', () => {
  it('takes nothing off a sound project', () => {
    expect(healthWith({})).toEqual({ score: 100, grade: 'A', deductions: [] });
  });

  it('says what it took off and why', () => {
    expect(healthWith({ cycles: 2, violations: 1, godModules: 1, explosions: 3 })).toEqual({
      score: 100 - 24 - 6 - 5 - 12,
      grade: 'D',
      deductions: [
        { reason: '2 cycles', points: 24 },
        { reason: '1 layer violation', points: 6 },
        { reason: '1 god module', points: 5 },
        { reason: '3 dependency explosions', points: 12 },
      ],
    });
  });

  it('takes no more for one kind than its limit', () => {
    expect(healthWith({ cycles: 90, violations: 90, godModules: 90, explosions: 90 })).toEqual({
      score: 22,
      grade: 'F',
      deductions: [
        { reason: '90 cycles', points: 30 },
        { reason: '90 layer violations', points: 18 },
        { reason: '90 god modules', points: 15 },
        { reason: '90 dependency explosions', points: 15 },
      ],
    });
  });

  it.each([
    { found: { violations: 1 }, score: 94, grade: 'A' },
    { found: { godModules: 2 }, score: 90, grade: 'A' },
    { found: { cycles: 1 }, score: 88, grade: 'B' },
    { found: { violations: 2, godModules: 2 }, score: 78, grade: 'B' },
    { found: { cycles: 3 }, score: 70, grade: 'C' },
    { found: { cycles: 3, godModules: 2 }, score: 60, grade: 'C' },
    { found: { cycles: 3, godModules: 5, explosions: 1 }, score: 51, grade: 'D' },
    { found: { cycles: 3, violations: 3, godModules: 1, explosions: 1 }, score: 43, grade: 'F' },
  ])('grades $score as $grade', ({ found, score, grade }) => {
    expect(healthWith(found)).toMatchObject({ score, grade });
  });
});

interface Found {
  readonly cycles?: number;
  readonly violations?: number;
  readonly godModules?: number;
  readonly explosions?: number;
}

function healthWith({ cycles = 0, violations = 0, godModules = 0, explosions = 0 }: Found) {
  const metrics: Metrics = {
    filesAnalyzed: 0,
    totalDependencies: 0,
    externalDependencies: 0,
    circularDependencyCount: cycles,
    complexity: [],
    criticalFiles: [],
  };
  const violation = {
    source: 'core/cart.ts',
    target: 'ui/page.ts',
    sourceLayer: 'core',
    targetLayer: 'ui',
    rule: '',
  };
  const risks: Risks = {
    god_modules: Array.from({ length: godModules }, () => ({ file: 'main.ts', outgoing: 8 })),
    layer_violations: Array.from({ length: violations }, () => violation),
    dependency_explosions: Array.from({ length: explosions }, () => ({
      file: 'hub.ts',
      incoming: 6,
      outgoing: 6,
      totalConnections: 12,
    })),
    top_risk_files: [],
    thresholds: { god_module_min_outgoing: 8, dependency_explosion_min_connections: 12 },
  };
  return measureHealth(metrics, risks);
}
