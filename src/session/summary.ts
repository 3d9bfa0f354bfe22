// What the server needs from a report without parsing it. Its size does not depend on the project. Created in the child
// process.
import type { Health, Metrics, Report, Risks } from '../model/report.ts';

export interface Summary {
  readonly projectRoot: string;
  readonly generatedAt: string;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly findings: Findings;
}

/** The most important findings; `totals` has the number of all. */
export interface Findings {
  readonly totals: Readonly<
    Record<'cycles' | 'layerViolations' | 'godModules' | 'dependencyExplosions', number>
  >;
  readonly cycles: readonly CycleFinding[];
  readonly layerViolations: Risks['layer_violations'];
  readonly godModules: Risks['god_modules'];
  readonly dependencyExplosions: Risks['dependency_explosions'];
  readonly topRiskFiles: Risks['top_risk_files'];
}

export interface CycleFinding {
  readonly size: number;
  readonly files: readonly string[];
  /** The imports that form the cycle, as `source:line -> target`. */
  readonly imports: readonly string[];
}

const limits = { cycles: 10, filesOfCycle: 12, importsOfCycle: 12, findings: 15 };

export function summarize(report: Report): Summary {
  const { projectRoot, generatedAt, metrics, health, risks, cycles } = report;
  return {
    projectRoot,
    generatedAt,
    metrics,
    health,
    findings: {
      totals: {
        cycles: cycles.length,
        layerViolations: risks.layer_violations.length,
        godModules: risks.god_modules.length,
        dependencyExplosions: risks.dependency_explosions.length,
      },
      cycles: describeCycles(report),
      layerViolations: risks.layer_violations.slice(0, limits.findings),
      godModules: risks.god_modules.slice(0, limits.findings),
      dependencyExplosions: risks.dependency_explosions.slice(0, limits.findings),
      topRiskFiles: risks.top_risk_files,
    },
  };
}

function describeCycles({ cycles, detailed }: Report): CycleFinding[] {
  const shown = cycles.slice(0, limits.cycles);
  const cycleOf = new Map(shown.flatMap((files, cycle) => files.map((file) => [file, cycle])));
  const imports = shown.map((): string[] => []);
  for (const edge of detailed.edges) {
    const list = edge.isCircular ? imports[cycleOf.get(edge.source) ?? -1] : undefined;
    if (list === undefined || list.length >= limits.importsOfCycle) continue;
    list.push(`${edge.source}:${edge.imports[0]?.line ?? 1} -> ${edge.target}`);
  }
  return shown.map((files, cycle) => ({
    size: files.length,
    files: files.slice(0, limits.filesOfCycle),
    imports: imports[cycle] ?? [],
  }));
}
