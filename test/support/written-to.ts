// What a run has written into its output directory. Caches are there or not, by how old the project's files were.
import { readdirSync } from 'node:fs';

export function writtenTo(outputDirectory: string): string[] {
  return readdirSync(outputDirectory)
    .filter((name) => !name.endsWith('.cache'))
    .toSorted();
}
