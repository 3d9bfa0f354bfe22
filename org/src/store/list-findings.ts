// What Lintel found in a repository, one row each.
import { describeViolation, type Report } from '../lintel.ts';

export interface FindingRow {
  readonly kind:
    | 'load cycle'
    | 'lazy cycle'
    | 'compile cycle'
    | 'tangle'
    | 'layer violation'
    | 'rule violation';
  /** Files of a cycle, dependencies that point back in a tangle, otherwise 1. */
  readonly size: number;
  /** The first file, or the folder. */
  readonly subject: string;
  readonly description: string;
}

export function listFindings(report: Report): readonly FindingRow[] {
  return [
    ...listCycles(report),
    ...listTangles(report),
    ...listLayerViolations(report),
    ...listRules(report),
  ];
}

/** Long lists are for the report itself. */
const shownMembers = 10;

function listCycles({ cycles, cycleDetails }: Report): FindingRow[] {
  return cycles.map((members, i) => {
    const { kind, size } = cycleDetails[i]!;
    return { kind: `${kind} cycle`, size, subject: members[0]!, description: join(members) };
  });
}

function listTangles({ tangles }: Report): FindingRow[] {
  return tangles.map(({ folder, members, back }) => ({
    kind: 'tangle',
    size: back.reduce((sum, { edges }) => sum + edges.length, 0),
    subject: folder,
    description: join(members),
  }));
}

function listLayerViolations({ risks }: Report): FindingRow[] {
  return risks.layer_violations.map(({ source, target, sourceLayer, targetLayer }) => ({
    kind: 'layer violation',
    size: 1,
    subject: source,
    description: `${sourceLayer} uses ${targetLayer}: ${target}`,
  }));
}

function listRules({ rules }: Report): FindingRow[] {
  return (rules?.results ?? []).flatMap((result) =>
    result.violations.map((violation) => ({
      kind: 'rule violation' as const,
      size: 1,
      subject: violation.from,
      description: `${result.name}: ${describeViolation(result, violation)}`,
    })),
  );
}

function join(members: readonly string[]): string {
  const more = members.length - shownMembers;
  const shown = members.slice(0, shownMembers).join(', ');
  return more > 0 ? `${shown} and ${more} more` : shown;
}
