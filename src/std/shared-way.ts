// How near two places of a folder tree are to each other.

/** How much of the way from the root to `folder` leads to `path` too, in characters of whole names. */
export function sharedWay(folder: string, path: string): number {
  const way = folder === '.' ? '' : `${folder}/`;
  let shared = 0;
  for (let i = 0; i < way.length && way[i] === path[i]; i++) if (way[i] === '/') shared = i + 1;
  return shared;
}
