// Reads the files of the built page once, when the server starts.
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

export interface Asset {
  /** The path of the URL. */
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether its name contains a hash, so that browsers can cache it forever. */
  readonly isHashed: boolean;
}

const mediaTypes = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

export async function loadAssets(folder: string): Promise<readonly Asset[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const loaded = await Promise.all(files.map((file) => loadAsset(folder, file)));
  return loaded.filter((asset) => asset !== undefined);
}

async function loadAsset(folder: string, file: string): Promise<Asset | undefined> {
  const mediaType = mediaTypes.get(extname(file));
  const path = file.slice(folder.replace(/[\\/]+$/, '').length).replaceAll(sep, '/');
  if (mediaType === undefined || !/^(\/[\w.-]+)+$/.test(path)) return undefined;
  return {
    path,
    mediaType,
    bytes: new Uint8Array(await readFile(file)),
    isHashed: path.startsWith('/assets/'),
  };
}
