// The fields of the filter menu. Folders and packages may be thousands: they are typed, with suggestions.
import { useMemo } from 'preact/hooks';
import { index } from '../state/store.ts';
import type { ReportIndex } from '../state/report-index.ts';
import type { Filters, TestFilter } from '../state/view-state.ts';
import { signalWords } from './active-filters.ts';

interface FilterFieldsProps {
  readonly filters: Filters;
  change(change: Partial<Filters>): void;
}

const tests: ReadonlyMap<string, string> = new Map([
  ['all', 'with tests'],
  ['none', 'without tests'],
  ['only', 'only tests'],
]);
const suggestedAtMost = 400;

export function FilterFields({ filters, change }: FilterFieldsProps) {
  const current = index.value;
  const known = useMemo(() => findValues(current), [current]);
  return (
    <div class="filter-fields">
      <Typed
        label="Folder"
        id="filter-folder"
        value={filters.folder ?? ''}
        known={known.folders}
        onChoose={(folder) => change({ folder })}
      />
      <Chosen
        label="Language"
        value={filters.language ?? ''}
        choices={new Map([['', 'any'], ...known.languages.map((one) => [one, one] as const)])}
        onChoose={(language) => change({ language: language === '' ? null : language })}
      />
      <Typed
        label="Imports the package"
        id="filter-package"
        value={filters.package?.replace(/^pkg:/, '') ?? ''}
        known={known.packages}
        onChoose={(name) => change({ package: name === null ? null : `pkg:${name}` })}
      />
      <Chosen
        label="Tests"
        value={filters.tests}
        choices={tests}
        onChoose={(value) => change({ tests: value as TestFilter })}
      />
      <Chosen
        label="Finding"
        value={filters.signal ?? ''}
        choices={new Map([['', 'any or none'], ...signalWords])}
        onChoose={(signal) => change({ signal: signal === '' ? null : signal })}
      />
    </div>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly value: string;
  readonly choices: ReadonlyMap<string, string>;
  onChoose(value: string): void;
}

function Chosen({ label, value, choices, onChoose }: ChosenProps) {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {[...choices].map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TypedProps {
  readonly label: string;
  readonly id: string;
  readonly value: string;
  readonly known: readonly string[];
  onChoose(value: string | null): void;
}

function Typed({ label, id, value, known, onChoose }: TypedProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        list={id}
        value={value}
        placeholder="any"
        autocomplete="off"
        spellcheck={false}
        onChange={(event) => {
          const text = event.currentTarget.value.trim().replace(/\/$/, '');
          if (text === '' || known.includes(text)) onChoose(text === '' ? null : text);
          else event.currentTarget.value = value;
        }}
      />
      <datalist id={id}>
        {known.slice(0, suggestedAtMost).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </label>
  );
}

/** All there is to choose from; folders with those around them, the shortest first. */
function findValues(current: ReportIndex | null): {
  readonly folders: readonly string[];
  readonly languages: readonly string[];
  readonly packages: readonly string[];
} {
  const folders = new Set<string>();
  const languages = new Set<string>();
  const packages: string[] = [];
  for (const node of current?.nodes ?? []) {
    if (node.type === 'package') {
      packages.push(node.label);
      continue;
    }
    languages.add(node.language);
    for (let path = node.folder; path !== '.' && !folders.has(path); path = parentOf(path)) folders.add(path);
  }
  const depth = (path: string): number => path.split('/').length;
  return {
    folders: [...folders].toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)),
    languages: [...languages].toSorted(),
    packages,
  };
}

function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}
