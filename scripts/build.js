// Builds what is published: the program, the page, the types of the API, the JSON Schemas and the licences of what is bundled.
// Made next to dist and then put in its place: whoever runs the program meanwhile sees the old one or the new one.
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundlePage } from './build/bundle-page.js';
import { bundleProgram } from './build/bundle-program.js';
import { bundleSinglePage } from './build/bundle-single-page.js';
import { emitTypes } from './build/emit-types.js';
import { writeConfigSchema } from './build/write-config-schema.js';
import { writeLicenses } from './build/write-licenses.js';
import { writeSchemas } from './schemas.js';

const fresh = `.dist-${process.pid}`;
const stale = `${fresh}-old`;

await mkdir(stale);
try {
  const modules = [...(await bundleProgram(fresh)), ...(await bundlePage(join(fresh, 'web')))];
  await bundleSinglePage(join(fresh, 'web/saved-page.html'));
  emitTypes('src', 'index.ts', join(fresh, 'types'));
  writeSchemas(join(fresh, 'schemas'));
  await writeConfigSchema(join(fresh, 'schemas'));
  writeLicenses(modules, join(fresh, 'THIRD-PARTY-LICENSES.txt'));
  await putInPlace();
} finally {
  await rm(fresh, { recursive: true, force: true });
  await rm(stale, { recursive: true, force: true });
}

/** Another build may put its own in place between the two steps: then this one comes after it. */
async function putInPlace() {
  for (let attempt = 1; attempt <= 10; attempt++) {
    await rename('dist', `${stale}/${attempt}`).catch(unless('ENOENT'));
    const moved = await rename(fresh, 'dist').then(() => true, unless('ENOTEMPTY', 'EEXIST'));
    if (moved === true) return;
  }
  throw new Error('dist is in use.');
}

/**
 * @param {string[]} codes
 * @returns {(error: unknown) => undefined}
 */
function unless(...codes) {
  return (error) => {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return undefined;
    throw error;
  };
}
