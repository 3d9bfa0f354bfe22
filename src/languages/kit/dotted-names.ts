// Names whose parts are separated by dots: `shop.Cart.Item`.

/** `shop` */
export function firstPart(name: string): string {
  const dot = name.indexOf('.');
  return dot === -1 ? name : name.slice(0, dot);
}

/** `Item` */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** `shop.Cart`; empty if there is only one part. */
export function partsAround(name: string): string {
  return name.slice(0, Math.max(name.lastIndexOf('.'), 0));
}
