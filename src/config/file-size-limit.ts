// The upper limit of `maxFileSize`: far more than any source file, less than one buffer can hold.

export const largestFileSize = 1024 ** 3;

export function isFileSizeLimit(bytes: number | undefined): boolean {
  return bytes !== undefined && Number.isInteger(bytes) && bytes >= 1 && bytes <= largestFileSize;
}
