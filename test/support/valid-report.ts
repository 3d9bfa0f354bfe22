// What every report must be, whatever the project: valid by both schemas, and true to itself.
import { Ajv } from 'ajv';
import { expect, inject } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import document from '../schemas/document.schema.json' with { type: 'json' };

const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allErrors: false });
const schemas = [ajv.compile(inject('reportSchema')), ajv.compile(document)];

export function expectValidReport(report: Report): void {
  for (const accepts of schemas) {
    accepts(report);
    expect(accepts.errors ?? []).toEqual([]);
  }
  expectAgreement(report);
}

/** What the report says in two places is the same in both. */
function expectAgreement({ nodes, edges, metrics, cycles, diagnostics, detailed }: Report): void {
  const notParsed = new Set(
    diagnostics
      .filter(({ kind }) => kind === 'file-too-large' || kind === 'unreadable-file')
      .map(({ file }) => file),
  );
  expect(detailed.nodes.map(({ id }) => id)).toEqual(nodes);
  expect(detailed.edges.map(({ source, target }) => [source, target])).toEqual(edges);
  expect(detailed.edges.map(({ id }) => id)).toEqual(edges.map(([source, target]) => `${source}->${target}`));
  expect({
    files: detailed.nodes.filter(({ id, type }) => type === 'file' && !notParsed.has(id)).length,
    packages: detailed.nodes.filter(({ type }) => type === 'package').length,
    edges: edges.length,
    cycles: cycles.length,
  }).toEqual({
    files: metrics.filesAnalyzed,
    packages: metrics.externalDependencies,
    edges: metrics.totalDependencies,
    cycles: metrics.circularDependencyCount,
  });
}
