// A folder of its own for a test that needs a real disk, removed when the test ends.
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export type FolderText = Readonly<Record<string, string | Uint8Array>>;

export function temporaryFolder(texts: FolderText = {}): string {
  const folder = createIn(tmpdir());
  writeFiles(folder, texts);
  return folder;
}

/** For trees so large that a disk takes long to make them. */
export function temporaryFolderInMemory(): string {
  const memory = '/dev/shm';
  return createIn(existsSync(memory) ? memory : tmpdir());
}

function createIn(parent: string): string {
  const folder = realpathSync(mkdtempSync(join(parent, 'lintel-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function writeFiles(folder: string, texts: FolderText): void {
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
