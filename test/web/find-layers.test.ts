import { describe, expect, it } from 'vitest';
import { findLayers } from '../../web/state/find-layers.ts';
import { indexedReport } from '../support/indexed-report.ts';
import { reportOf } from '../support/report-of.ts';

function haveLayers(source: string, target: string): boolean {
  return findLayers(
    indexedReport(reportOf({ files: [source, target].toSorted(), edges: [[source, target]] })),
  );
}

describe('layers to check', () => {
  it('are there if a folder depends on another', () => {
    expect(haveLayers('app/page.ts', 'core/cart.ts')).toBe(true);
  });

  it('are not there in one folder, nor between a folder and one inside it', () => {
    expect(haveLayers('app/page.ts', 'app/cart.ts')).toBe(false);
    expect(haveLayers('app/page.ts', 'app/core/cart.ts')).toBe(false);
    expect(haveLayers('app/core/cart.ts', 'page.ts')).toBe(false);
  });
});
