// Parses sizes: `10MiB`, `500k`, `1048576`. Prefixes are powers of 1024, with or without the `i`.

export const byteSizePattern = /^(\d{1,12})\s*(?:([kKmMgG])[iI]?)?[bB]?$/;

const factors = new Map([
  ['k', 1024],
  ['m', 1024 ** 2],
  ['g', 1024 ** 3],
]);

/** In bytes; undefined if it is not a size. */
export function parseByteSize(text: string): number | undefined {
  const match = byteSizePattern.exec(text);
  if (match === null) return undefined;
  return Number(match[1]) * (factors.get(match[2]?.toLowerCase() ?? '') ?? 1);
}
