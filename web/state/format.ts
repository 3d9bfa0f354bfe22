// Texts for violations, roles, paths and dates.
import type { FileRole } from '../../src/model/file-role.ts';
import type { LayerViolation } from '../../src/model/report.ts';
import { shortVerb } from '../../src/query/fixes/change-words.ts';
import { countOf } from '../../src/std/words.ts';
import type { Remedy } from './fixes-of.ts';
import { visibleName } from './visible-name.ts';

/** `core is below ui (inferred order). Remedy: invert.` The remedy is that of the fix, where one is listed. */
export function describeViolation(
  violation: LayerViolation & { readonly isTypeOnly?: boolean },
  fix?: Remedy,
): string {
  const { sourceLayer, targetLayer, isTypeOnly = false } = violation;
  // Reports of earlier versions have neither.
  const { basis, remedy } = violation as Partial<LayerViolation>;
  const where = basis === undefined ? '' : ` (${basis} order)`;
  const types = isTypeOnly ? ' Only types are used.' : '';
  const layers = `${visibleName(sourceLayer)} is below ${visibleName(targetLayer)}${where}.${types}`;
  if (fix !== undefined) {
    const others = fix.effort === 1 ? '' : `, with ${countOf(fix.effort - 1, 'other')} of the same fix`;
    return `${layers} Remedy: ${shortVerb(fix.change)}${others}.`;
  }
  if (remedy === undefined) return layers;
  if (remedy === 'move' || isTypeOnly)
    return `${layers} Remedy: ${shortVerb(remedy === 'move' ? 'move' : 'move-types')}.`;
  // The report lists only the first cuts of a tangle. Of the others it says that they are not to be moved.
  return `${layers} Remedy: ${shortVerb('remove')} or ${shortVerb('invert')}.`;
}

/** `test file`, `vendored`: what a file is for, if it is not a product file. */
export function describeRole(role: FileRole): string {
  return role === 'generated' || role === 'vendored' ? role : `${role} file`;
}

/** `src/core/cart.ts` → `cart.ts` and `src/core`. */
export function splitPath(id: string): { readonly name: string; readonly folder: string } {
  const slash = id.lastIndexOf('/');
  return { name: id.slice(slash + 1), folder: slash === -1 ? '' : id.slice(0, slash) };
}

/** Whether a folder is the other one or inside it. */
export function isInFolder(folder: string, outer: string): boolean {
  return folder === outer || outer === '.' || folder.startsWith(`${outer}/`);
}

export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** `2 Mar 2019`, in UTC. */
export function formatDate(date: string): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${monthNames[day.getUTCMonth()] ?? ''} ${day.getUTCFullYear()}`;
}
