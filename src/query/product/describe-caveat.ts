// Why the health score means little, as a sentence without a full stop.
import type { FileRole } from '../../model/file-role.ts';
import type { DetailedNode, HealthCaveat } from '../../model/report.ts';
import { writeNumber } from '../../std/words.ts';

export function describeCaveat(caveat: HealthCaveat, nodes: readonly DetailedNode[]): string {
  return `${caveats[caveat]}${caveat === 'too-small' ? leftOut(nodes) : ''}`;
}

export const caveats: Readonly<Record<HealthCaveat, string>> = {
  'too-small': 'Too small to judge: fewer than 10 product files',
  'too-flat': 'Too flat to judge: all product files are in one folder',
  unconnected: 'Too few dependencies between product files to judge',
  'not-read': 'Most product files are in languages that Lintel does not read',
  unresolved: 'Most imports of product files are unresolved or lead out of the project',
};

/**
 * If folder names exclude most files, mentions it, because that may be wrong: `deps` contains a project's own code in some
 * projects.
 */
function leftOut(nodes: readonly DetailedNode[]): string {
  const counts = new Map<FileRole, number>();
  for (const node of nodes) if (node.type === 'file') counts.set(node.role, (counts.get(node.role) ?? 0) + 1);
  const most = namedRoles.reduce((a, b) => ((counts.get(b) ?? 0) > (counts.get(a) ?? 0) ? b : a));
  const count = counts.get(most) ?? 0;
  if (count < minLeftOut) return '';
  return `. ${writeNumber(count)} files count as ${inWords[most]}: set roles in the configuration if they are not`;
}

/** Tests are not listed: a small product often has many. */
const namedRoles = ['vendored', 'generated', 'example', 'docs'] as const;
const inWords = { vendored: 'vendored', generated: 'generated', example: 'examples', docs: 'documentation' };
const minLeftOut = 10;
