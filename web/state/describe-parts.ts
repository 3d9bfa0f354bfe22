// What a project is made of, for someone who sees it for the first time: found as the command `lintel overview` finds it.
import type { DetailedFile, Report } from '../../src/model/report.ts';
import { type ProjectOverview, countFiles } from '../../src/query/describe-project.ts';
import { findEntryPoints } from '../../src/query/product/entry-points.ts';
import { findParts } from '../../src/query/product/project-parts.ts';
import { restoreReport } from './restore-report.ts';
import type { ReportIndex } from './report-index.ts';

export type DescribedParts = Pick<ProjectOverview, 'files' | 'languages' | 'roles' | 'parts' | 'entryPoints'>;

export function describeParts(index: ReportIndex): DescribedParts {
  const known = described.get(index.nodes);
  if (known !== undefined) return known;
  const {
    detailed,
    settings,
    tangles = [],
    projectRoot = '',
    entryPoints = [],
  } = restoreReport(index) as Pick<Report, 'detailed'> & Partial<Report>;
  // Reports of other programs have no settings.
  // What only the other side of a change has is not part of this one.
  const nodes = detailed.nodes.filter((_, number) => index.isAbsent?.[number] !== 1);
  const report = {
    detailed: { ...detailed, nodes },
    tangles,
    projectRoot,
    entryPoints,
    settings: settings ?? { modules: [] },
  };
  const found = {
    ...countFiles(nodes.filter((node): node is DetailedFile => node.type === 'file')),
    parts: findParts(report),
    entryPoints: findEntryPoints(report),
  };
  described.set(index.nodes, found);
  return found;
}

const described = new WeakMap<ReportIndex['nodes'], DescribedParts>();
