// The views. The map comes with the page, for it is what most people open first; the others when they are opened.
import type { ComponentType } from 'preact';
import type { ViewId } from '../state/view-state.ts';
import { MapView } from './map/map-view.tsx';

export interface ViewEntry {
  readonly id: ViewId;
  readonly title: string;
  /** One sentence for a newcomer. */
  readonly hint: string;
  load(): Promise<ComponentType>;
}

export const views: readonly ViewEntry[] = [
  {
    id: 'map',
    title: 'Map',
    hint: 'Folders as circles, files as discs inside them: every file has its place.',
    load: () => Promise.resolve(MapView),
  },
  {
    id: 'graph',
    title: 'Graph',
    hint: 'Files that depend on each other drift together.',
    load: async () => (await import('./graph/graph-view.tsx')).GraphView,
  },
  {
    id: 'matrix',
    title: 'Matrix',
    hint: 'Who depends on whom, as a table: marks above the diagonal are cycles.',
    load: async () => (await import('./matrix/matrix-view.tsx')).MatrixView,
  },
  {
    id: 'layers',
    title: 'Layers',
    hint: 'What stands on what, level by level: a dependency drawn upward breaks a layer.',
    load: async () => (await import('./layers/layers-view.tsx')).LayersView,
  },
  {
    id: 'table',
    title: 'Table',
    hint: 'Every file with its figures, to sort and to filter.',
    load: async () => (await import('./table/table-view.tsx')).TableView,
  },
];

const loadedViews = new Map<ViewId, ComponentType>();

/** Null before it was loaded for the first time. */
export function loadedView(id: ViewId): ComponentType | null {
  return loadedViews.get(id) ?? null;
}

export async function loadView({ id, load }: ViewEntry): Promise<ComponentType> {
  const component = await load();
  loadedViews.set(id, component);
  return component;
}
