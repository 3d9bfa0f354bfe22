// What a person looks at, as one value that the address holds: back and forward work, and a view can be sent to a colleague.

export type ViewId = 'map' | 'graph' | 'matrix' | 'layers' | 'table';
export type PanelId = 'risks' | 'cycles' | 'problems' | 'advice';
export type Colour = 'risk' | 'folder' | 'language' | 'complexity';
export type Size = 'dependents' | 'bytes';
export type TestFilter = 'all' | 'only' | 'none';

export interface Camera {
  /** The point of the map at the middle of the screen, and how many pixels a unit of the map takes. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type Cell = readonly [row: string, column: string];

export interface Scroll {
  readonly top: number;
  readonly left: number;
}

export interface Filters {
  readonly folder: string | null;
  readonly language: string | null;
  /** Only files that depend on this package. */
  readonly package: string | null;
  readonly tests: TestFilter;
  /** `circular_dependency`, `god_module` …; `layer_violations` for any number of them. */
  readonly signal: string | null;
}

export interface ViewState {
  readonly view: ViewId;
  readonly panel: PanelId;
  /** ID of the selected node; empty for none, null where nobody has chosen yet and the worst file will be. */
  readonly selected: string | null;
  /** ID of a second node: the paths from the first to it are shown. */
  readonly second: string | null;
  /** Number of the cycle in focus. */
  readonly cycle: number | null;
  readonly colour: Colour;
  readonly size: Size;
  /** Whether modules of the standard library are shown. */
  readonly builtins: boolean;
  readonly filters: Filters;
  /** Of the map, and of the graph in units of its own. Null: the whole project fits the screen. */
  readonly camera: Camera | null;
  readonly graphCamera: Camera | null;
  /** Keys of the groups that the person opened and closed in matrix and layers. */
  readonly opened: readonly string[];
  readonly closed: readonly string[];
  /** Key of the box that the layers tell about. */
  readonly box: string | null;
  /** Keys of the row and the column whose imports the matrix lists. */
  readonly cell: Cell | null;
  /** How far the table, the matrix or the layers are scrolled. */
  readonly scroll: Scroll | null;
  /** Column of the table, with `-` before it for descending. */
  readonly sort: string;
}

export const initialView: ViewState = {
  view: 'map',
  panel: 'risks',
  selected: null,
  second: null,
  cycle: null,
  colour: 'risk',
  size: 'dependents',
  builtins: false,
  filters: { folder: null, language: null, package: null, tests: 'all', signal: null },
  camera: null,
  graphCamera: null,
  opened: [],
  closed: [],
  box: null,
  cell: null,
  scroll: null,
  sort: '-risk',
};

const choices = {
  view: ['map', 'graph', 'matrix', 'layers', 'table'],
  panel: ['risks', 'cycles', 'problems', 'advice'],
  colour: ['risk', 'folder', 'language', 'complexity'],
  size: ['dependents', 'bytes'],
  tests: ['all', 'only', 'none'],
} as const;

/** What differs from the initial view, as an address fragment: `#view=matrix&selected=src/cart.ts`. */
export function formatView(state: ViewState): string {
  const parts = new URLSearchParams();
  const put = (name: string, value: string | null, initial: string | null): void => {
    if (value !== null && value !== initial) parts.set(name, value);
  };
  put('view', state.view, initialView.view);
  put('panel', state.panel, initialView.panel);
  put('selected', state.selected, null);
  put('second', state.second, null);
  put('cycle', state.cycle === null ? null : String(state.cycle), null);
  put('colour', state.colour, initialView.colour);
  put('size', state.size, initialView.size);
  put('builtins', state.builtins ? 'shown' : null, null);
  put('folder', state.filters.folder, null);
  put('language', state.filters.language, null);
  put('package', state.filters.package, null);
  put('tests', state.filters.tests, initialView.filters.tests);
  put('signal', state.filters.signal, null);
  put('camera', formatCamera(state.camera), null);
  put('graph', formatCamera(state.graphCamera), null);
  for (const key of state.opened) parts.append('open', key);
  for (const key of state.closed) parts.append('closed', key);
  put('box', state.box, null);
  for (const key of state.cell ?? []) parts.append('cell', key);
  put('scroll', state.scroll === null ? null : `${state.scroll.top},${state.scroll.left}`, null);
  put('sort', state.sort, initialView.sort);
  return parts.size === 0 ? '' : `#${parts.toString()}`;
}

/** Whatever the fragment holds, a whole view comes back: what is not understood is left as it is at the start. */
export function parseView(fragment: string): ViewState {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const cycle = Number.parseInt(parts.get('cycle') ?? '', 10);
  return {
    view: oneOf(choices.view, parts.get('view'), initialView.view),
    panel: oneOf(choices.panel, parts.get('panel'), initialView.panel),
    selected: parts.get('selected'),
    second: parts.get('second'),
    cycle: Number.isSafeInteger(cycle) && cycle >= 0 ? cycle : null,
    colour: oneOf(choices.colour, parts.get('colour'), initialView.colour),
    size: oneOf(choices.size, parts.get('size'), initialView.size),
    builtins: parts.get('builtins') === 'shown',
    filters: {
      folder: parts.get('folder'),
      language: parts.get('language'),
      package: parts.get('package'),
      tests: oneOf(choices.tests, parts.get('tests'), initialView.filters.tests),
      signal: parts.get('signal'),
    },
    camera: parseCamera(parts.get('camera')),
    graphCamera: parseCamera(parts.get('graph')),
    opened: parts.getAll('open'),
    closed: parts.getAll('closed'),
    box: parts.get('box'),
    cell: parseCell(parts.getAll('cell')),
    scroll: parseScroll(parts.get('scroll')),
    sort: parts.get('sort') ?? initialView.sort,
  };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null, initial: Value): Value {
  return values.find((value) => value === text) ?? initial;
}

function formatCamera(camera: Camera | null): string | null {
  return camera === null
    ? null
    : [camera.x, camera.y, camera.scale].map((n) => Number(n.toPrecision(5))).join(',');
}

function parseCell([row, column, ...rest]: readonly string[]): Cell | null {
  return row === undefined || column === undefined || rest.length > 0 ? null : [row, column];
}

function parseScroll(text: string | null): Scroll | null {
  const [top, left, ...rest] = (text ?? '').split(',').map(Number);
  if (top === undefined || left === undefined || rest.length > 0) return null;
  return [top, left].every((n) => Number.isFinite(n) && n >= 0) ? { top, left } : null;
}

function parseCamera(text: string | null): Camera | null {
  const [x, y, scale, ...rest] = (text ?? '').split(',').map(Number);
  if (x === undefined || y === undefined || scale === undefined || rest.length > 0) return null;
  return [x, y, scale].every(Number.isFinite) && scale > 0 ? { x, y, scale } : null;
}
