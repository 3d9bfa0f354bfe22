// Builds what is published: the program, the page, the types of the API, the JSON Schemas and the licences of what is bundled.
// Made beside dist and then put in its place: whoever runs the program meanwhile sees the old one or the new one.
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundlePage } from './build/bundle-page.js';
import { bundleProgram } from './build/bundle-program.js';
import { emitTypes } from './build/emit-types.js';
import { writeConfigSchema } from './build/write-config-schema.js';
import { writeLicenses } from './build/write-licenses.js';
import { writeSchemas } from './schemas.js';

const fresh = `.dist-${process.pid}`;
const stale = `${fresh}-old`;

try {
  const modules = [...(await bundleProgram(fresh)), ...(await bundlePage(join(fresh, 'web')))];
  emitTypes('src', 'index.ts', join(fresh, 'types'));
  writeSchemas(join(fresh, 'schemas'));
  await writeConfigSchema(join(fresh, 'schemas'));
  writeLicenses(modules, join(fresh, 'THIRD-PARTY-LICENSES.txt'));
  await moveAside('dist', stale);
  await rename(fresh, 'dist');
} finally {
  await rm(fresh, { recursive: true, force: true });
  await rm(stale, { recursive: true, force: true });
}

/**
 * @param {string} from
 * @param {string} to
 */
async function moveAside(from, to) {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}
