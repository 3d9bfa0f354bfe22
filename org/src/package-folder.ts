// The folder of this package, from its source and from its bundle: where the built page and the empty database are.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('lintel-org is not in a package.');
    folder = parent;
  }
  return folder;
}
