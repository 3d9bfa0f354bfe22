import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { readReport } from '../../src/report/read-report.ts';
import { renderReport } from '../../src/report/render-report.ts';
import document from '../schemas/document.schema.json' with { type: 'json' };
import { bareReport } from '../support/bare-report.ts';
import { factsOf, reportFrom } from '../support/dependencies.ts';

const report = reportFrom(
  factsOf({
    'core/cart.ts': ['core/orders.ts', 'ui/page.ts', 'pkg:zod'],
    'core/orders.ts': ['core/cart.ts'],
  }),
);
const bare = bareReport(report);

it('is a report by its document', () => {
  const accepts = new Ajv({ strict: false }).compile(document);
  accepts(bare);
  expect(accepts.errors ?? []).toEqual([]);
  expect(Object.keys(bare)).toEqual(document.required);
});

it('is read, with files before packages and empty lists for what it lacks', () => {
  const read = readReport(JSON.stringify(bare));
  expect(read.nodes).toEqual(['ui/page.ts', 'core/orders.ts', 'core/cart.ts', 'pkg:zod']);
  expect(read.detailed.nodes.map(({ id }) => id)).toEqual(read.nodes);
  expect(read).toMatchObject({
    cycles: report.cycles,
    cycleDetails: [],
    tangles: [],
    diagnostics: [],
    provides: [],
    risks: { history: { used: false } },
  });
  expect(read.detailed.nodes[0]).toMatchObject({ size: 0, changes: 0, role: 'product' });
  expect(read.detailed.nodes.at(-1)).toMatchObject({ id: 'pkg:zod', ecosystems: [] });
  expect(read.detailed.edges.map(({ imports }) => imports)).toEqual([[], [], [], []]);
});

it('gets no health, version or program that it did not have', () => {
  const read = readReport(JSON.stringify(bare));
  expect([read.health, read.schemaVersion, read.generator]).toEqual([undefined, undefined, undefined]);
});

it('can be written and read again', () => {
  const read = readReport(JSON.stringify(bare));
  expect(readReport([...renderReport(read)].join(''))).toEqual(read);
});
