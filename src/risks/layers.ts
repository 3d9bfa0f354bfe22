// Assigns files to the configured layers: the first folder on the path with a layer's name decides.
import type { Graph } from '../model/graph.ts';
import { nearestWord } from '../std/nearest-word.ts';

export interface Layer {
  readonly name: string;
  /** Higher ranks are nearer to the user. */
  readonly rank: number;
}

/** File → its layer. `order` has groups of folder names, from high to low. */
export function layersOf(
  graph: Graph,
  order: readonly (readonly string[])[],
): readonly (Layer | undefined)[] {
  const layerNamed = nameLayers(order);
  let folder = '';
  let layer: Layer | undefined;
  return graph.files.map(({ path }) => {
    const folderLength = path.lastIndexOf('/') + 1;
    // Files of one folder are consecutive.
    if (folderLength !== folder.length || !path.startsWith(folder)) {
      folder = path.slice(0, folderLength);
      layer = firstLayer(folder, layerNamed);
    }
    return layer;
  });
}

/** Lower-case folder name → its layer. */
export function nameLayers(order: readonly (readonly string[])[]): ReadonlyMap<string, Layer> {
  const layerNamed = new Map<string, Layer>();
  for (const [depth, names] of order.entries()) {
    for (const name of names.map((written) => written.toLowerCase())) {
      if (!layerNamed.has(name)) layerNamed.set(name, { name, rank: order.length - depth });
    }
  }
  return layerNamed;
}

/** Reports layers whose names match no folder: nothing could ever violate them. */
export function findLayerProblem(
  { files }: Pick<Graph, 'files'>,
  order: readonly (readonly string[])[],
): string | undefined {
  const folders = new Map<string, string>();
  for (const { path } of files)
    for (const name of path.split('/').slice(0, -1)) folders.set(name.toLowerCase(), name);
  const absent = order.flat().filter((name) => !folders.has(name.toLowerCase()));
  if (absent.length === 0) return undefined;
  const named = absent.map((name) => `"${name}"`).join(' or ');
  const meant = absent.length === 1 ? nearestWord(absent[0]!, folders.values()) : undefined;
  const hint = meant === undefined ? 'Correct or remove it.' : `Did you mean "${meant}"?`;
  return `"layers" of the configuration: no folder is called ${named}. ${hint}`;
}

function firstLayer(path: string, layerNamed: ReadonlyMap<string, Layer>): Layer | undefined {
  let start = 0;
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', start)) {
    const layer = layerNamed.get(path.slice(start, end).toLowerCase());
    if (layer !== undefined) return layer;
    start = end + 1;
  }
  return undefined;
}
