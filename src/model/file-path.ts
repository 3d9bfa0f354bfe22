// The path of a file in the analysed project. It is also the ID of the file in the report, but not its path on disk.

declare const brand: unique symbol;

/** Relative to the project root, `/` between parts on every platform: `src/orders/cart.ts`. */
export type FilePath = string & { readonly [brand]: 'FilePath' };

export function filePath(path: string): FilePath {
  return path as FilePath;
}

/** The path of the file with this ID. If it looks like the ID of a package, the ID has `./` before the path. */
export function pathOf(id: string): string {
  return id.startsWith('./pkg:') ? id.slice('./'.length) : id;
}
