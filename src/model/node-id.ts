// The IDs of nodes.

const packagePrefix = 'pkg:';

export function packageId(name: string): string {
  return `${packagePrefix}${name}`;
}

/** The path. One that looks like the ID of a package (`pkg:chart.js`) gets a `./` before it. */
export function fileId({ path }: { readonly path: string }): string {
  return path.startsWith(packagePrefix) ? `./${path}` : path;
}
