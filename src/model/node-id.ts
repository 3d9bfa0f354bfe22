// The IDs of nodes.

const packagePrefix = 'pkg:';

export function packageId(name: string): string {
  return `${packagePrefix}${name}`;
}

/** The path; a file named like a package's ID (`pkg:chart.js`) would be taken for one and gets a `./` before it. */
export function fileId({ path }: { readonly path: string }): string {
  return path.startsWith(packagePrefix) ? `./${path}` : path;
}
