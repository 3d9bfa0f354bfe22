const ofModule = /(?:^|\/)(?:include\/|inc\/(?:.*\.h(?:h|pp|xx)?)?$)/;

/** A header in a folder `include` is what its module offers, and lies there on purpose; so does that folder. */
export function isOffered(path: string, folder: string): boolean {
  // Headers can belong to a folder elsewhere: `include/shop/cart/` to `src/cart/`.
  return ofModule.test(path.startsWith(folder) ? path.slice(folder.length) : path);
}
