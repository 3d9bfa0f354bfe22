import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { UserError } from '../../src/model/user-error.ts';
import { readReport } from '../../src/report/read-report.ts';
import { renderReport } from '../../src/report/render-report.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

const report = reportFrom(
  factsOf({
    'core/cart.ts': ['core/orders.ts', 'ui/page.ts', 'pkg:node:fs'],
    'core/orders.ts': ['core/cart.ts'],
  }),
);

describe('readReport', () => {
  it('reads what was written', () => {
    expect(readReport([...renderReport(report)].join(''))).toEqual(report);
  });

  it('reads what an editor put a byte order mark before', () => {
    expect(readReport(`\uFEFF${JSON.stringify(report)}`)).toEqual(report);
  });

  it('lets pass what a later version may add', () => {
    const later = { ...report, history: [], health: { ...report.health, trend: 'up' } };
    expect(readReport(JSON.stringify(later))).toEqual(later);
  });

  it.each([
    { what: 'an empty file', text: '', says: 'not JSON' },
    { what: 'half a report', text: JSON.stringify(report).slice(0, 400), says: 'not JSON' },
    { what: 'null', text: 'null', says: 'it is not an object' },
    { what: 'a list', text: '[]', says: 'it is not an object' },
    { what: 'another JSON file', text: '{"name":"shop"}', says: 'projectRoot is not a string' },
    { what: 'a report of a later format', text: changed({ schemaVersion: 2 }), says: 'update Lintel' },
    { what: 'a version in words', text: changed({ schemaVersion: 'one' }), says: 'schemaVersion is not 1' },
    { what: 'no nodes', text: changed({ nodes: undefined }), says: 'nodes is not a list' },
    {
      what: 'an edge with one end',
      text: changed({ edges: [['core/cart.ts']] }),
      says: 'edges[0] is not a pair',
    },
    { what: 'a cycle of numbers', text: changed({ cycles: [[1, 2]] }), says: 'cycles[0][0] is not a string' },
    {
      what: 'a wrong grade',
      text: changed({ health: { ...report.health, grade: 'E' } }),
      says: 'health.grade is not "A" or',
    },
    { what: 'no details', text: changed({ detailed: [] }), says: 'detailed is not an object' },
    {
      what: 'a node without an ID',
      text: changedDetail({ nodes: [{ label: 'cart' }] }),
      says: 'detailed.nodes[0].id is not a string',
    },
    {
      what: 'an edge to a node that is not there',
      text: changedDetail({ nodes: report.detailed.nodes.slice(1) }),
      says: 'an edge names "core/cart.ts", which is not a node',
    },
    {
      what: 'a node that is there twice',
      text: changedDetail({ nodes: [...report.detailed.nodes, report.detailed.nodes[0]] }),
      says: 'detailed.nodes has "core/cart.ts" twice',
    },
    {
      what: 'an edge with a name of its own',
      text: changedDetail({ edges: report.detailed.edges.map((edge) => ({ ...edge, id: 'e1' })) }),
      says: 'the id of edge "e1" does not match its source and target',
    },
  ])('refuses $what in a line that says why', ({ text, says }) => {
    expect(() => readReport(text)).toThrow(UserError);
    expect(() => readReport(text)).toThrow(says);
  });
});

function changed(members: Partial<Record<keyof Report, unknown>>): string {
  return JSON.stringify({ ...report, ...members });
}

function changedDetail(members: Partial<Record<keyof Report['detailed'], unknown>>): string {
  return changed({ detailed: { ...report.detailed, ...members } });
}
