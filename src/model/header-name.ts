// The endings of the headers of C, C++ and CUDA.
const ending = /\.(?:h|hh|hpp|hxx|h\+\+|cuh)$/i;

export function isHeader(path: string): boolean {
  return ending.test(path);
}

const ofPrivate = /^((?:.*\/)?[^./]+)(?:_p|[-_]priv(?:ate)?)\.\w+$/;

/** `shop/cart` for its private header: `shop/cart_p.h`, as Qt calls it, `shop/cart-private.h`. */
export function ownerOfPrivateHeader(path: string): string | undefined {
  return isHeader(path) ? ofPrivate.exec(path)?.[1] : undefined;
}
