// What an analysis knew and its report does not say, inferred from what the report concludes.
import type { ChangeCounts } from '../model/change-counts.ts';
import type { FileRole } from '../model/file-role.ts';
import type { Options } from '../model/options.ts';
import type { Cut, DetailedFile, Report } from '../model/report.ts';
import { percentile90 } from '../risks/percentile.ts';
import { modulesOf } from './infer-modules.ts';
import { pathOf } from './rebuild-graph.ts';

export interface InferredFacts {
  readonly options: Options;
  readonly roles: readonly FileRole[];
  /** Folders that hold a manifest: as many as it takes to get the folder tree of the report. */
  readonly modules: ReadonlySet<string>;
  readonly history: ChangeCounts;
  readonly usesOnlyTypes: ReadonlySet<string>;
}

export interface Assumptions {
  /** Whether type-only imports can form cycles. */
  readonly typeOnly: boolean;
  /** Folders that only group modules. */
  readonly groups: ReadonlySet<string>;
}

/** The default options, for what the report does not show otherwise. */
const usual = { top: 20, cuts: 5, godModule: 8, dependencyExplosion: 12 };

export function inferFacts(report: Report, { typeOnly, groups }: Assumptions): InferredFacts {
  const files = report.detailed.nodes.filter((node) => node.type === 'file');
  const { used, reason } = report.risks.history;
  const changes = new Map(files.map(({ id, changes: count }) => [pathOf(id), count]));
  return {
    options: inferOptions(report, files, typeOnly),
    roles: files.map(({ role }) => role),
    modules: modulesOf(
      groups,
      files.map(({ id }) => pathOf(id)),
    ),
    history: { changes, used, reason },
    usesOnlyTypes: inferTypeUses(report),
  };
}

function inferOptions(report: Report, files: readonly DetailedFile[], typeOnly: boolean): Options {
  const { metrics, risks, cycleDetails, tangles } = report;
  const outgoing = Uint32Array.from(files, (file) => file.outgoing);
  const cuts = [...cycleDetails, ...tangles].map((each) => each.cuts.length);
  const { god_module_min_outgoing, dependency_explosion_min_connections } = risks.thresholds;
  return {
    include: [],
    exclude: [],
    maxFileSize: 0,
    top: Math.max(metrics.complexity.length, metrics.criticalFiles.length) || usual.top,
    // Configured ones are not known; see what-if.ts.
    layers: undefined,
    rules: undefined,
    roles: {},
    thresholds: {
      godModule: inferThreshold(god_module_min_outgoing, usual.godModule, outgoing),
      dependencyExplosion: inferThreshold(
        dependency_explosion_min_connections,
        usual.dependencyExplosion,
        outgoing.map((count, file) => count + (files[file]?.incoming ?? 0)),
      ),
    },
    cycles: { typeOnly },
    cuts: Math.max(usual.cuts, ...cuts),
    history: true,
  };
}

/** A threshold is what is configured, or the 90th percentile of the files where that is more. */
function inferThreshold(used: number, byDefault: number, values: Uint32Array): number {
  return used === Math.max(byDefault, percentile90(values)) ? byDefault : used;
}

/** Only the edges whose cut is listed are known; the others are taken for needed at run time. */
function inferTypeUses({ cycleDetails }: Report): ReadonlySet<string> {
  const isTypeOnly = ({ change }: Cut): boolean => change === 'type-only';
  return new Set(
    cycleDetails
      .flatMap(({ cuts }) => cuts.filter(isTypeOnly))
      .flatMap(({ edges }) => edges.map(([source, target]) => `${source}->${target}`)),
  );
}
