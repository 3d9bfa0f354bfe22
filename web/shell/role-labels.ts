// The names of the roles that files can have, as the filter offers them.
import { fileRoles } from '../../src/model/file-role.ts';
import type { ReportIndex } from '../state/report-index.ts';
import type { RoleFilter } from '../state/view-state.ts';

export const roleLabels: Readonly<Record<RoleFilter, string>> = {
  all: 'all files',
  product: 'product files only',
  other: 'tests, fixtures, docs …',
  test: 'tests',
  fixture: 'fixtures',
  example: 'examples',
  docs: 'docs',
  benchmark: 'benchmarks',
  generated: 'generated files',
  vendored: 'vendored files',
};

/** What the filter offers for a project: only roles that its files have, and nothing to choose if they have but one. */
export function findRoleChoices(current: ReportIndex | null): ReadonlyMap<RoleFilter, string> {
  const found = new Set(current?.nodes.flatMap((node) => (node.type === 'file' ? [node.role] : [])));
  const present = fileRoles.filter((role) => role !== 'product' && found.has(role));
  const offered: RoleFilter[] =
    found.size > 1 ? ['all', 'product', ...summaryOf(present), ...present] : ['all'];
  return new Map(offered.map((role) => [role, roleLabels[role]]));
}

/** One choice for all of them, if there are several. */
function summaryOf(present: readonly RoleFilter[]): readonly RoleFilter[] {
  return present.length > 1 ? ['other'] : [];
}
