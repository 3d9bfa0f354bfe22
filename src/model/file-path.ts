// The path of a file in the analysed project, which is also its ID in the report. Not a path on disk.

declare const brand: unique symbol;

/** Relative to the project root, `/` between parts on every platform: `src/orders/cart.ts`. */
export type FilePath = string & { readonly [brand]: 'FilePath' };

export function filePath(path: string): FilePath {
  return path as FilePath;
}

/** The path of the file with this ID: one named like the ID of a package has `./` before its path. */
export function pathOf(id: string): string {
  return id.startsWith('./pkg:') ? id.slice('./'.length) : id;
}
