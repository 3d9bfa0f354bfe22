// The views. The map is part of the first load, since most people open it first; the others are loaded when opened.
import type { ComponentType } from 'preact';
import { askAgain } from '../live/ask-again.ts';
import type { ViewId } from '../state/view-state.ts';
import { MapView } from './map/map-view.tsx';

export interface ViewEntry {
  readonly id: ViewId;
  readonly title: string;
  /** One sentence for a new user. */
  readonly hint: string;
  load(): Promise<ComponentType>;
}

export const views: readonly ViewEntry[] = [
  {
    id: 'map',
    title: 'Map',
    hint: 'Folders are large circles, files small circles inside them. A file is always in the same place.',
    load: () => Promise.resolve(MapView),
  },
  {
    id: 'graph',
    title: 'Graph',
    hint: 'Folders and files close to what they depend on, with arrows as thick as their dependencies. Folders open in place.',
    load: async () => (await import('./graph/graph-view.tsx')).GraphView,
  },
  {
    id: 'matrix',
    title: 'Matrix',
    hint: 'Dependency matrix with the number of imports: marks above the diagonal are part of a cycle.',
    load: async () => (await import('./matrix/matrix-view.tsx')).MatrixView,
  },
  {
    id: 'layers',
    title: 'Layers',
    hint: 'Each folder is above what it depends on more than it is used by it. Dependencies against that order point up.',
    load: async () => (await import('./layers/layers-view.tsx')).LayersView,
  },
  {
    id: 'table',
    title: 'Table',
    hint: 'All files with their figures, sortable.',
    load: async () => (await import('./table/table-view.tsx')).TableView,
  },
  {
    id: 'time',
    title: 'Time',
    hint: 'How the project evolved: its files and figures over the years, and the commits that introduced its findings.',
    load: async () => (await import('./time/time-view.tsx')).TimeView,
  },
];

const loadedViews = new Map<ViewId, ComponentType>();

/** Null if it was not loaded yet. */
export function loadedView(id: ViewId): ComponentType | null {
  return loadedViews.get(id) ?? null;
}

export async function loadView({ id, load }: ViewEntry): Promise<ComponentType> {
  const component = await askAgain(load);
  loadedViews.set(id, component);
  return component;
}
