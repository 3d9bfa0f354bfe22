// Texts for signals, counts and paths.
import type { FileRole } from '../../src/model/file-role.ts';
import type { LayerViolation, RiskHistory, Signal } from '../../src/model/report.ts';
import { shortVerb } from '../../src/query/change-words.ts';
import type { Remedy } from './fixes-of.ts';
import { visibleName } from './visible-name.ts';

export function describeSignal(signal: Signal): string {
  switch (signal) {
    case 'circular_dependency':
      return 'in a cycle';
    case 'god_module':
      return 'god module';
    case 'dependency_explosion':
      return 'hub';
    default:
      return plural(violationCount(signal), 'layer violation');
  }
}

function violationCount(signal: Signal): number {
  return Number(signal.slice(signal.indexOf(':') + 1));
}

/** `No git history: not a git repository.` */
export function describeHistory({ used, reason }: RiskHistory): string {
  const rest = reason.charAt(0).toLowerCase() + reason.slice(1);
  return used ? `Changes: ${rest}` : `No git history: ${rest} Changes are left out.`;
}

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
    const others = fix.effort === 1 ? '' : `, with ${plural(fix.effort - 1, 'other')} of the same fix`;
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

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** `12,345`. Not with Intl, which loads a locale first and would delay the first paint. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `812 B`, `12.3 KB`, `1.4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
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
