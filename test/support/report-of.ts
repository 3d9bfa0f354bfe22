// A report written down in a test by its names alone: exporters read only what this fills in.
import { defaultOptions } from '../../src/config/default-options.ts';
import { settingsOf } from '../../src/report/settings.ts';
import type { DetailedEdge, DetailedNode, Report } from '../../src/model/report.ts';

export interface Names {
  readonly files?: readonly string[];
  readonly packages?: readonly string[];
  /** Standard-library modules. */
  readonly builtins?: readonly string[];
  /** Source and target by their IDs. */
  readonly edges?: readonly (readonly [source: string, target: string])[];
  /** Files of one cycle: the edges between them are circular. */
  readonly cycle?: readonly string[];
}

export function reportOf({
  files = [],
  packages = [],
  builtins = [],
  edges = [],
  cycle = [],
}: Names): Report {
  const members = new Set(cycle);
  const count = countEnds(edges);
  const counts = (id: string) => ({
    outgoing: count.outgoing.get(id) ?? 0,
    incoming: count.incoming.get(id) ?? 0,
  });
  const nodes: DetailedNode[] = [
    ...files.map((id): DetailedNode => ({
      id,
      label: id,
      type: 'file',
      language: 'typescript',
      folder: id.includes('/') ? id.slice(0, id.lastIndexOf('/')) : '.',
      ...counts(id),
      isCircular: members.has(id),
      complexity: 0.5,
      size: 120,
      changes: 0,
      role: 'product',
    })),
    ...packages.map((name) => packageNode(name, counts(`pkg:${name}`))),
    ...builtins.map((name) => ({ ...packageNode(name, counts(`pkg:${name}`)), builtin: true as const })),
  ];
  return {
    projectRoot: '/srv/shop',
    generatedAt: '2026-11-14T12:00:00.000+00:00',
    schemaVersion: 1,
    generator: { name: 'lintel', version: '0.1.0' },
    settings: settingsOf(defaultOptions, new Set()),
    nodes: nodes.map(({ id }) => id),
    edges,
    metrics: {
      filesAnalyzed: files.length,
      totalDependencies: edges.length,
      externalDependencies: packages.length + builtins.length,
      circularDependencyCount: cycle.length > 0 ? 1 : 0,
      complexity: [],
      criticalFiles: [],
    },
    cycles: cycle.length > 0 ? [cycle] : [],
    cycleDetails: cycle.length > 0 ? [{ kind: 'load', size: cycle.length, cuts: [] }] : [],
    tangles: [],
    risks: {
      god_modules: [],
      layer_violations: [],
      dependency_explosions: [],
      top_risk_files: [],
      thresholds: { god_module_min_outgoing: 8, dependency_explosion_min_connections: 12 },
      history: { used: false, reason: 'Turned off.' },
    },
    health: { score: 100, grade: 'A', deductions: [] },
    diagnostics: [],
    provides: [],
    detailed: { nodes, edges: edges.map(([source, target]) => detailedEdge(source, target, members)) },
  };
}

/** 2,000 files in 200 folders of 40 areas, 10,000 dependencies. */
export function largeReport(): Report {
  const files = Array.from({ length: 2000 }, (_, i) => `src/area${i % 40}/part${i % 200}/file${i}.ts`);
  const edges = Array.from({ length: 10_000 }, (_, i): [string, string] => {
    const target = (i * 7 + Math.floor(i / 2000) + 1) % 2000;
    return [files[i % 2000] ?? '', files[target] ?? ''];
  });
  return reportOf({ files, edges });
}

function packageNode(name: string, counts: { outgoing: number; incoming: number }): DetailedNode {
  return {
    id: `pkg:${name}`,
    label: name,
    type: 'package',
    language: 'package',
    folder: '(external)',
    ...counts,
    isCircular: false,
    ecosystems: ['npm'],
  };
}

function detailedEdge(source: string, target: string, members: ReadonlySet<string>): DetailedEdge {
  return {
    id: `${source}->${target}`,
    source,
    target,
    isCircular: members.has(source) && members.has(target),
    imports: [{ line: 3, specifier: target, kind: 'static' }],
  };
}

function countEnds(edges: readonly (readonly [string, string])[]) {
  const outgoing = new Map<string, number>();
  const incoming = new Map<string, number>();
  for (const [source, target] of edges) {
    outgoing.set(source, (outgoing.get(source) ?? 0) + 1);
    incoming.set(target, (incoming.get(target) ?? 0) + 1);
  }
  return { outgoing, incoming };
}
