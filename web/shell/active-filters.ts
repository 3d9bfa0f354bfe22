// The filters that are on, each in words and with the change that takes it off.
import type { Filters } from '../state/view-state.ts';

export interface ActiveFilter {
  readonly words: string;
  readonly without: Partial<Filters>;
}

export const signalWords: ReadonlyMap<string, string> = new Map([
  ['circular_dependency', 'part of a cycle'],
  ['god_module', 'imports too much'],
  ['dependency_explosion', 'connected to too much'],
  ['layer_violations', 'breaks a layer'],
]);

export function activeFilters(filters: Filters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filters.folder !== null) active.push({ words: `in ${filters.folder}`, without: { folder: null } });
  if (filters.language !== null) active.push({ words: filters.language, without: { language: null } });
  if (filters.package !== null)
    active.push({ words: `imports ${filters.package.replace(/^pkg:/, '')}`, without: { package: null } });
  if (filters.tests !== 'all')
    active.push({ words: filters.tests === 'only' ? 'only tests' : 'no tests', without: { tests: 'all' } });
  if (filters.signal !== null)
    active.push({ words: signalWords.get(filters.signal) ?? filters.signal, without: { signal: null } });
  return active;
}
