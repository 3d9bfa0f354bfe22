// Sizes in messages.

/** Three significant digits: `12.5 MiB`. */
export function formatMebibytes(bytes: number): string {
  return `${Number((bytes / 1024 ** 2).toPrecision(3))} MiB`;
}
