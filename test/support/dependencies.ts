// A project written down in a test by what depends on what, without a line of code.
import { defaultOptions } from '../../src/config/default-options.ts';
import { buildGraph } from '../../src/graph/build-graph.ts';
import { linkNodes } from '../../src/graph/link-nodes.ts';
import { findCycles } from '../../src/graph/find-cycles.ts';
import { judge } from '../../src/judge.ts';
import { conventionsOf } from '../../src/languages/conventions.ts';
import { measure } from '../../src/metrics/measure.ts';
import { type ChangeCounts, noChanges } from '../../src/model/change-counts.ts';
import type { Diagnostic } from '../../src/model/diagnostic.ts';
import { filePath } from '../../src/model/file-path.ts';
import type { Graph } from '../../src/model/graph.ts';
import type { Options } from '../../src/model/options.ts';
import type { Report } from '../../src/model/report.ts';
import type { ResolvedImport } from '../../src/model/resolution.ts';
import type { ImportKind, SourceFile } from '../../src/model/source.ts';
import { ecosystemOf } from '../../src/languages/index.ts';
import { describePackages } from '../../src/report/describe-packages.ts';
import { buildReport } from '../../src/report/build-report.ts';
import { settingsOf } from '../../src/report/settings.ts';
import { detectRisks } from '../../src/risks/detect-risks.ts';
import { findStructure } from '../../src/structure/find-structure.ts';
import { expectValidReport } from './valid-report.ts';

/** File → what it imports, one per line: `cart.ts`, `pkg:react`, `pkg:node:fs` (built in), `type cart.ts`, `lazy cart.ts`, `docs cart.ts`, `test cart.ts`, `unused cart.ts`, `mod cart.rs` as Rust declares it. */
export type Dependencies = Readonly<Record<string, readonly string[]>>;

export interface Facts {
  readonly files: readonly SourceFile[];
  readonly imports: readonly ResolvedImport[];
  readonly diagnostics?: readonly Diagnostic[];
  /** Folders that hold a manifest. */
  readonly modules?: ReadonlySet<string>;
  readonly history?: ChangeCounts;
}

export function factsOf(dependencies: Dependencies): Facts {
  const imports = Object.entries(dependencies).flatMap(([from, targets]) =>
    targets.map((written, i) => importOf(from, written, i + 1)),
  );
  const paths = new Set(Object.keys(dependencies));
  for (const { target } of imports)
    if (target.kind === 'files') target.paths.forEach((path) => paths.add(path));
  const files = Array.from(paths, (path) => ({ path: filePath(path), size: 10, language: languageOf(path) }));
  return { files, imports };
}

const languages: Readonly<Record<string, string>> = {
  py: 'python',
  java: 'java',
  kt: 'kotlin',
  kts: 'kotlin',
  rs: 'rust',
  c: 'c',
  h: 'c',
  go: 'go',
  php: 'php',
  svelte: 'svelte',
  hpp: 'cpp',
  dart: 'dart',
  hs: 'haskell',
  sh: 'shell',
  lua: 'lua',
  rb: 'ruby',
  ex: 'elixir',
  exs: 'elixir',
  zig: 'zig',
};

function languageOf(path: string): string {
  return languages[path.slice(path.lastIndexOf('.') + 1)] ?? 'typescript';
}

export function graphOf(dependencies: Dependencies, options: Partial<Options> = {}): Graph {
  const { files, imports } = factsOf(dependencies);
  return buildGraph(linkNodes(files, imports), imports, { ...defaultOptions, ...options });
}

export function reportFrom(facts: Facts, changed: Partial<Options> = {}): Report {
  const options = { ...defaultOptions, ...changed };
  const graph = buildGraph(linkNodes(facts.files, facts.imports), facts.imports, options);
  const cycles = findCycles(graph, conventionsOf);
  const diagnostics = facts.diagnostics ?? [];
  const history = facts.history ?? noChanges('Turned off.');
  const modules = facts.modules ?? new Set();
  const structure = findStructure({ graph, cycles, modules, conventionsOf }, options);
  const metrics = measure(graph, cycles, { top: options.top, parsedCount: facts.files.length });
  const found = { graph, cycles, metrics, structure, history, diagnostics, notRead: [] };
  const verdict = judge(found, options);
  const report = buildReport(
    {
      project: { root: '/srv/shop' },
      settings: settingsOf(options, modules),
      ...found,
      ...verdict,
      risks: detectRisks({ ...found, ...verdict, options }, history),
      packages: describePackages(graph, { ecosystemOf, rangesOf: new Map() }),
      provides: [],
      entryPoints: [],
    },
    new Date('2026-11-14T12:00:00Z'),
  );
  expectValidReport(report);
  return report;
}

function importOf(from: string, written: string, line: number): ResolvedImport {
  const word = /^(?:type|lazy|docs|test|unused|mod)(?= )/.exec(written)?.[0];
  const kind: ImportKind = word === 'type' || word === 'lazy' ? word : 'static';
  const role = word === 'docs' || word === 'test' || word === 'unused' ? ({ role: word } as const) : {};
  const id = word === undefined ? written : written.slice(word.length + 1);
  const target: ResolvedImport['target'] = id.startsWith('pkg:')
    ? { kind: 'package', name: id.slice(4), builtin: id.startsWith('pkg:node:') }
    : { kind: 'files', paths: [filePath(id)] };
  const specifier = word === 'mod' ? `mod ${/(\w+)(?:\/mod)?\.rs$/.exec(id)?.[1]}` : id;
  return { from: filePath(from), statement: { specifier, line, kind, ...role }, target };
}
