import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ProjectText } from './text-project.ts';

/** A project on disk as one that is written down: every file, nothing ignored. */
export function folderText(root: string): ProjectText {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')];
    }),
  );
}
