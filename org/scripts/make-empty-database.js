// An empty embedded database, packed. Making one takes seconds, so it is kept until the version of PGlite changes.
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cacheFolder = fileURLToPath(new URL('../.cache/', import.meta.url));

/** @param {string} file */
export async function makeEmptyDatabase(file) {
  const kept = join(cacheFolder, `empty-database-${await readVersion()}.tar.gz`);
  await copyFile(kept, file).catch(async () => {
    await writeFile(file, await dumpEmpty());
    await mkdir(cacheFolder, { recursive: true });
    // Another build may copy it meanwhile: it sees a whole one or none.
    await copyFile(file, `${kept}.${process.pid}`);
    await rename(`${kept}.${process.pid}`, kept);
  });
}

async function readVersion() {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = await readFile(join(dirname(main), '../package.json'), 'utf8');
  return String(JSON.parse(text).version);
}

async function dumpEmpty() {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create();
  const dump = await database.dumpDataDir('gzip');
  await database.close();
  return new Uint8Array(await dump.arrayBuffer());
}
