// What a run has written into its output directory. The cache is there or not, by how old the project's files were.
import { readdirSync } from 'node:fs';

export function writtenTo(outputDirectory: string): string[] {
  return readdirSync(outputDirectory)
    .filter((name) => name !== 'analysis.cache')
    .toSorted();
}
