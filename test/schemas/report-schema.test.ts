// The schemas are only worth something where they also refuse.
import { Ajv } from 'ajv';
import { describe, expect, inject, it } from 'vitest';
import document from './document.schema.json' with { type: 'json' };
import { factsOf, reportFrom } from '../support/dependencies.ts';

const ajv = new Ajv({ strictTypes: false, strictRequired: false });
const generated = ajv.compile(inject('reportSchema'));
const documented = ajv.compile(document);

const report = reportFrom(
  factsOf({
    'core/cart.ts': [
      'core/orders.ts',
      'ui/page.ts',
      'pkg:node:fs',
      ...Array.from({ length: 12 }, (_, i) => `pkg:library${i}`),
    ],
    'core/orders.ts': ['core/cart.ts'],
  }),
);

/** Where in the report → what stands there instead; undefined takes it away. */
const wrong: readonly (readonly [path: string, value: unknown])[] = [
  ['projectRoot', undefined],
  ['generatedAt', '2026-11-14T12:00:00.000Z'],
  ['nodes.0', 7],
  ['edges.0.1', undefined],
  ['edges.0.2', 'pkg:react'],
  ['metrics.filesAnalyzed', -1],
  ['metrics.totalDependencies', 1.5],
  ['metrics.complexity.0.score', 1.01],
  ['metrics.criticalFiles.0.dependents', 'many'],
  ['cycles.0.0', null],
  ['risks.god_modules.0.outgoing', undefined],
  ['risks.layer_violations.0.rule', undefined],
  ['risks.dependency_explosions.0.totalConnections', '12'],
  ['risks.top_risk_files', Array.from({ length: 16 }, () => report.risks.top_risk_files[0])],
  ['risks.top_risk_files.0.signals.0', 'layer_violations:'],
  ['risks.top_risk_files.0.signals.0', 'large'],
  ['risks.thresholds.god_module_min_outgoing', undefined],
  ['detailed.nodes.0.type', 'folder'],
  ['detailed.nodes.0.complexity', undefined],
  ['detailed.nodes.3.complexity', 0.5],
  ['detailed.nodes.3.folder', 'node_modules'],
  ['detailed.nodes.3.id', 'react'],
  ['detailed.edges.0.isCircular', 'no'],
];

/** Beyond the document, the types alone promise these. */
const wrongForTypesAlone: typeof wrong = [
  ['schemaVersion', 2],
  ['generator.name', 'pillar'],
  ['health.score', 101],
  ['health.grade', 'E'],
  ['diagnostics.0', { kind: 'mood', file: 'cart.ts', message: 'Gloomy' }],
  ['diagnostics.0', { kind: 'unreadable-file', file: 'cart.ts', line: 0, message: 'Permission denied' }],
  ['risks.top_risk_files.0.signals.0', 'layer_violations:0'],
  ['detailed.nodes.0.size', undefined],
  ['detailed.nodes.3.builtin', false],
  ['detailed.nodes.3.ecosystems', []],
  ['detailed.nodes.3.versionRanges', []],
  ['detailed.nodes.3.versionRanges', [{ ecosystem: 'npm', range: '^1.0.0' }]],
  ['provides', undefined],
  ['provides.0', { ecosystem: 'npm', name: 'shop', purl: 'npm:shop', manifest: 'package.json' }],
  ['detailed.edges.0.imports', []],
  ['detailed.edges.0.imports.0.kind', 'dynamic'],
  ['detailed.edges.0.imports.0.line', 0],
  ['surprise', true],
  ['metrics.surprise', true],
];

describe('the schema generated from the types', () => {
  it('accepts a report', () => {
    expect({ accepted: generated(report), errors: generated.errors }).toEqual({
      accepted: true,
      errors: null,
    });
  });

  it.each([...wrong, ...wrongForTypesAlone])('refuses %s as %j', (path, value) => {
    expect(generated(replaced(path, value))).toBe(false);
  });

  it('describes every member in words, constants apart', () => {
    expect(undescribed(inject('reportSchema'))).toEqual([]);
  });
});

describe('the schema written from the document', () => {
  it('accepts a report', () => {
    expect({ accepted: documented(report), errors: documented.errors }).toEqual({
      accepted: true,
      errors: null,
    });
  });

  it.each(wrong)('refuses %s as %j', (path, value) => {
    expect(documented(replaced(path, value))).toBe(false);
  });

  it('is open to what the document does not speak of', () => {
    expect(wrongForTypesAlone.filter(([path, value]) => !documented(replaced(path, value)))).toEqual([]);
  });
});

function replaced(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(report);
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const holder = parts.reduce<unknown>((parent, part) => Reflect.get(Object(parent), part), copy);
  if (Array.isArray(holder) && value === undefined) holder.length = Number(last);
  else Reflect.set(Object(holder), last, value);
  return JSON.parse(JSON.stringify(copy));
}

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly definitions?: Readonly<Record<string, SchemaNode>>;
  readonly description?: string;
  readonly const?: unknown;
}

function undescribed(schema: SchemaNode): string[] {
  return Object.entries({ Report: schema, ...schema.definitions }).flatMap(([type, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, member]) => member.description === undefined && member.const === undefined)
      .map(([name]) => `${type}.${name}`),
  );
}
