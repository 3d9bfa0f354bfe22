/** A size as a person reads it, three digits of it: `12.5 MiB`. */
export function inMebibytes(bytes: number): string {
  return `${Number((bytes / 1024 ** 2).toPrecision(3))} MiB`;
}
