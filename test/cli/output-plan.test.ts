import { describe, expect, it } from 'vitest';
import { planOutput } from '../../src/cli/output-plan.ts';
import { dot } from '../../src/exporters/dot.ts';
import { json } from '../../src/exporters/json.ts';

describe('where the results go', () => {
  it.each([
    ['nothing said', {}, { kind: 'directory', exporters: [json], path: '.lintel' }],
    ['two formats', { format: [json, dot] }, { kind: 'directory', exporters: [json, dot], path: '.lintel' }],
    ['--out-dir', { outDir: 'reports' }, { kind: 'directory', exporters: [json], path: 'reports' }],
    ['--out', { out: 'shop.json' }, { kind: 'file', exporter: json, path: 'shop.json' }],
    ['--out -', { out: '-', format: [dot] }, { kind: 'stdout', exporter: dot }],
  ])('follows %s', (_, flags, plan) => {
    expect(planOutput(flags)).toEqual(plan);
  });
});
