// The active filters, each with its text and the change that removes it.
import { languageName } from '../../src/model/language-name.ts';
import type { Filters } from '../state/view-state.ts';
import { roleLabels } from './role-labels.ts';

export interface ActiveFilter {
  readonly text: string;
  readonly removal: Partial<Filters>;
}

export const signalLabels: ReadonlyMap<string, string> = new Map([
  ['circular_dependency', 'in a cycle'],
  ['tangle', 'back dependency'],
  ['god_module', 'god module'],
  ['dependency_explosion', 'hub'],
  ['layer_violations', 'layer violation'],
  ['rule_violation', 'rule violation'],
]);

export function activeFilters(filters: Filters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filters.folder !== null) active.push({ text: `in ${filters.folder}`, removal: { folder: null } });
  for (const folder of filters.exclude)
    active.push({
      text: `not in ${folder}`,
      removal: { exclude: filters.exclude.filter((other) => other !== folder) },
    });
  if (filters.selected.length > 0)
    active.push({ text: `matches ${filters.selected.join(', ')}`, removal: { selected: [] } });
  if (filters.language !== null)
    active.push({ text: languageName(filters.language), removal: { language: null } });
  if (filters.package !== null)
    active.push({ text: `imports ${filters.package.replace(/^pkg:/, '')}`, removal: { package: null } });
  if (filters.role !== 'all') active.push({ text: roleLabels[filters.role], removal: { role: 'all' } });
  if (filters.signal !== null)
    active.push({ text: signalLabels.get(filters.signal) ?? filters.signal, removal: { signal: null } });
  if (filters.hidesPackages) active.push({ text: 'no packages', removal: { hidesPackages: false } });
  if (filters.hidesTypeOnly)
    active.push({ text: 'no type-only dependencies', removal: { hidesTypeOnly: false } });
  if (filters.hidesLazy) active.push({ text: 'no lazy dependencies', removal: { hidesLazy: false } });
  return active;
}
