// Whether the file that is being read seems to end inside a bracket, string or comment: see skipped-imports.ts.

/** Files are read one at a time, so one flag is enough. */
export let isUnclosed = false;

export function noteUnclosed(value = true): void {
  isUnclosed = value;
}
