// Builds what is published of lintel-org. Its database drivers stay dependencies; the rest is inside.
import { mkdir, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeLicenses } from '../../scripts/build/write-licenses.js';
import { bundlePage } from './bundle-page.js';
import { bundleProgram } from './bundle-program.js';
import { makeEmptyDatabase } from './make-empty-database.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const fresh = `${root}.dist-${process.pid}`;

try {
  await mkdir(fresh);
  const modules = [...(await bundleProgram(fresh)), ...(await bundlePage(`${fresh}/web`))];
  writeLicenses(modules, `${fresh}/THIRD-PARTY-LICENSES.txt`);
  await makeEmptyDatabase(`${fresh}/empty-database.tar.gz`);
  await rm(`${root}dist`, { recursive: true, force: true });
  await rename(fresh, `${root}dist`);
} finally {
  await rm(fresh, { recursive: true, force: true });
}
