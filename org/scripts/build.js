// Builds what is published of lintel-org. Its database drivers stay dependencies; the rest is inside.
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { bundleProgram } from './bundle-program.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const fresh = `${root}.dist-${process.pid}`;

try {
  await bundleProgram(fresh);
  await rm(`${root}dist`, { recursive: true, force: true });
  await rename(fresh, `${root}dist`);
} finally {
  await rm(fresh, { recursive: true, force: true });
}
