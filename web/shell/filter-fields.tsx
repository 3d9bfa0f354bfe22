// The fields of the filter menu.
import { languageName } from '../../src/model/language-name.ts';
import { useMemo } from 'preact/hooks';
import { index } from '../state/store.ts';
import type { Filters, RoleFilter } from '../state/view-state.ts';
import { signalLabels } from './active-filters.ts';
import { FlagFilter, SelectFilter, TextFilter } from './filter-inputs.tsx';
import { findFilterValues } from './filter-values.ts';
import { findRoleChoices } from './role-labels.ts';

interface FilterFieldsProps {
  readonly filters: Filters;
  change(change: Partial<Filters>): void;
}

export function FilterFields({ filters, change }: FilterFieldsProps) {
  const current = index.value;
  const known = useMemo(() => findFilterValues(current), [current]);
  const roles = useMemo(() => findRoleChoices(current), [current]);
  return (
    <div class="filter-fields">
      <TextFilter
        label="Folder"
        id="filter-folder"
        value={filters.folder ?? ''}
        known={known.folders}
        onChoose={(folder) => change({ folder })}
      />
      <TextFilter
        label="Leave out folder"
        id="filter-exclude"
        value=""
        placeholder="none"
        known={known.folders}
        onChoose={(folder) => folder !== null && change({ exclude: addTo(filters.exclude, folder) })}
      />
      <SelectFilter
        label="Language"
        value={filters.language ?? ''}
        choices={new Map([['', 'any'], ...known.languages.map((one) => [one, languageName(one)] as const)])}
        onChoose={(language) => change({ language: language === '' ? null : language })}
      />
      <TextFilter
        label="Imports package"
        id="filter-package"
        value={filters.package?.replace(/^pkg:/, '') ?? ''}
        known={known.packages}
        onChoose={(name) => change({ package: name === null ? null : `pkg:${name}` })}
      />
      <SelectFilter
        label="Role"
        value={filters.role}
        choices={roles}
        onChoose={(role) => change({ role: role as RoleFilter })}
      />
      <SelectFilter
        label="Finding"
        value={filters.signal ?? ''}
        choices={new Map([['', 'any or none'], ...signalLabels])}
        onChoose={(signal) => change({ signal: signal === '' ? null : signal })}
      />
      <fieldset>
        <legend>Hide</legend>
        <FlagFilter
          label="packages"
          value={filters.hidesPackages}
          onChange={(hidesPackages) => change({ hidesPackages })}
        />
        <FlagFilter
          label="type-only dependencies"
          value={filters.hidesTypeOnly}
          onChange={(hidesTypeOnly) => change({ hidesTypeOnly })}
        />
        <FlagFilter
          label="lazy dependencies"
          value={filters.hidesLazy}
          onChange={(hidesLazy) => change({ hidesLazy })}
        />
      </fieldset>
    </div>
  );
}

function addTo(folders: readonly string[], folder: string): readonly string[] {
  return folders.includes(folder) ? folders : [...folders, folder];
}
