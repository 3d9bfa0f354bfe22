// Official JSON Schemas of other tools' files, as https://www.schemastore.org publishes them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('schemastore/package.json'));

export function storedSchema(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(folder, 'schemas', 'json', name), 'utf8'));
}
