// What the user sees, as one value that is stored in the address: back and forward work, and a view can be sent to a
// colleague. Each field is declared once, here: its name in the address, its default, how it is read and written.
import { fileRoles } from '../../src/model/file-role.ts';
import type { Dependency } from '../../src/model/report.ts';
import {
  type Field,
  type ValuesOf,
  choiceField,
  flagField,
  listField,
  optionalField,
  recordField,
  textField,
} from './address-field.ts';

export interface Camera {
  /** The point of the map at the centre of the screen, and pixels per map unit. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type Cell = readonly [row: string, column: string];

export interface Scroll {
  readonly top: number;
  readonly left: number;
}

const roles = fileRoles.filter((role) => role !== 'product');

const filterFields = {
  folder: textField('folder'),
  /** Folders whose files are left out. */
  exclude: listField('exclude'),
  /** Patterns of a selector of a rule: only files that it selects. */
  selected: listField('files'),
  language: textField('language'),
  /** Only files that depend on this package. */
  package: textField('package'),
  /** What the files are for: a role of the report, or `other` for all that are not product files. */
  role: choiceField('role', ['all', 'product', 'other', ...roles]),
  /** `circular_dependency`, `god_module` …; `layer_violations` for any number of them; `tangle` for a back dependency, `rule_violation`. */
  signal: textField('signal'),
  hidesPackages: flagField('packages', 'hidden'),
  /** Type-only dependencies, and those that are loaded later. */
  hidesTypeOnly: flagField('type-only', 'hidden'),
  hidesLazy: flagField('lazy', 'hidden'),
};

const viewFields = {
  view: choiceField('view', ['map', 'graph', 'matrix', 'layers', 'table', 'time']),
  /** `first` is the first one that there is. */
  panel: choiceField('panel', [
    'first',
    'changes',
    'risks',
    'cycles',
    'tangles',
    'rules',
    'diagnostics',
    'advice',
  ]),
  /** Which side of a change is shown. */
  side: choiceField('side', ['both', 'before', 'after']),
  /** ID of the selected node; of a folder its path with `/` at its end. */
  selected: textField('selected'),
  /** ID of a second node: the paths from the first to it are shown. */
  second: textField('second'),
  /** Number of the cycle in focus. */
  cycle: optionalField('cycle', parseCount, String),
  /** Number of the tangle in focus: matrix and layers show its members. */
  tangle: optionalField('tangle', parseCount, String),
  /** Name of the rule that the panel shows in full. */
  rule: textField('rule'),
  /** Dependencies that a what-if removes. */
  removed: dependenciesField('without'),
  colour: choiceField('colour', ['risk', 'folder', 'language', 'complexity', 'hotspots']),
  size: choiceField('size', ['dependents', 'bytes']),
  /** Whether the map has lines between files that change together. */
  coupling: flagField('coupling', 'shown'),
  /** Commit of the point in time that is shown; null for the newest. */
  at: textField('at'),
  /** Folder whose trends are shown; null for the whole project. */
  trends: textField('trends'),
  /** Whether modules of the standard library are shown. */
  builtins: flagField('builtins', 'shown'),
  filters: recordField(filterFields),
  /** Of the map, and of the graph in its own units. Null: the whole project is visible. */
  camera: optionalField('camera', parseCamera, formatCamera),
  graphCamera: optionalField('graph', parseCamera, formatCamera),
  /** The graph shows only what is at most so many steps from the selection. */
  steps: optionalField('steps', parseSteps, String),
  /** Keys of the groups that the user opened and closed in graph, matrix and layers. */
  opened: listField('open'),
  closed: listField('closed'),
  /** Key of the box whose details the layers view shows. */
  box: textField('box'),
  /** Keys of the row and the column whose imports the matrix lists. */
  cell: cellField('cell'),
  /** Scroll position of the table, the matrix or the layers. */
  scroll: optionalField('scroll', parseScroll, ({ top, left }) => `${top},${left}`),
  /** Column that the table is sorted by, with a leading `-` for descending. */
  sort: textField('sort', '-risk'),
};

export type Filters = ValuesOf<typeof filterFields>;
export type ViewState = ValuesOf<typeof viewFields>;
export type ViewId = ViewState['view'];
export type PanelId = ViewState['panel'];
export type Side = ViewState['side'];
export type Colour = ViewState['colour'];
export type Size = ViewState['size'];
export type RoleFilter = Filters['role'];

const whole = recordField(viewFields);

export const initialView: ViewState = whole.initial;

/** What differs from the initial view, as an address fragment: `#view=matrix&selected=src/cart.ts`. */
export function formatView(state: ViewState): string {
  const address = new URLSearchParams();
  whole.write(state, address);
  return address.size === 0 ? '' : `#${address.toString()}`;
}

/** Always returns a complete view: whatever the fragment does not define is at its default. */
export function parseView(fragment: string): ViewState {
  return whole.read(new URLSearchParams(fragment.replace(/^#/, '')));
}

function cellField(name: string): Field<Cell | null> {
  return {
    initial: null,
    read(address) {
      const [row, column, ...rest] = address.getAll(name);
      return row === undefined || column === undefined || rest.length > 0 ? null : [row, column];
    },
    write(cell, address) {
      for (const key of cell ?? []) address.append(name, key);
    },
  };
}

/** Each as its two ends, one after the other. */
function dependenciesField(name: string): Field<readonly Dependency[]> {
  return {
    initial: [],
    read(address) {
      const ends = address.getAll(name);
      return Array.from({ length: Math.floor(ends.length / 2) }, (_, i) => [
        ends[2 * i] ?? '',
        ends[2 * i + 1] ?? '',
      ]);
    },
    write(dependencies, address) {
      for (const end of dependencies.flat()) address.append(name, end);
    },
  };
}

function parseCount(text: string): number | undefined {
  const count = Number.parseInt(text, 10);
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

function parseSteps(text: string): number | undefined {
  const steps = parseCount(text);
  return steps === undefined || steps < 1 || steps > 9 ? undefined : steps;
}

function parseCamera(text: string): Camera | undefined {
  const [x, y, scale, ...rest] = text.split(',').map(Number);
  if (x === undefined || y === undefined || scale === undefined || rest.length > 0) return undefined;
  return [x, y, scale].every(Number.isFinite) && scale > 0 ? { x, y, scale } : undefined;
}

/** Five digits: a shared link need not be exact to the pixel. */
function formatCamera({ x, y, scale }: Camera): string {
  return [x, y, scale].map((n) => Number(n.toPrecision(5))).join(',');
}

function parseScroll(text: string): Scroll | undefined {
  const [top, left, ...rest] = text.split(',').map(Number);
  if (top === undefined || left === undefined || rest.length > 0) return undefined;
  return [top, left].every((n) => Number.isFinite(n) && n >= 0) ? { top, left } : undefined;
}
