// The largest file that an analysis may be asked to read: far above any source, below what one buffer can hold.

export const largestFileSize = 1024 ** 3;

export function isFileSizeLimit(bytes: number | undefined): boolean {
  return bytes !== undefined && Number.isInteger(bytes) && bytes >= 1 && bytes <= largestFileSize;
}
