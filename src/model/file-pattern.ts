/** Whether an import takes all files that match, `./cart/*.ts`, so that it names none of them. */
export function isFilePattern(specifier: string): boolean {
  return /\/.*\*/.test(specifier);
}
