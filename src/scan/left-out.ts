// Folders that hold nobody's own code: left out by name, whatever .gitignore says.
import type { FolderEntry } from './list-folder.ts';

/** What Lintel writes is no part of a project: whether it is there already changes nothing. */
export const ownOutput = '.lintel';

const always = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  'bower_components',
  '.venv',
  'venv',
  '.tox',
  '__pycache__',
  'site-packages',
  '.gradle',
  ownOutput,
]);

/** In a checkout, .gitignore knows better: there a folder named `build` may well hold source files. */
const buildOutputs = new Set(['dist', 'build', 'out', 'target', 'coverage', '.next', '.nuxt', '.output']);

/** What Go, Composer and Bundler leave in a `vendor` folder that they filled. */
const vendorMarkers = new Set(['file modules.txt', 'file autoload.php', 'folder bundle']);

/** What no build writes at the top of its output: a Python package may have any name, `build` and `coverage` too. */
const packageMarker = '__init__.py';

export function isLeftOut(folderName: string): boolean {
  return always.has(folderName);
}

export function mayBeBuildOutput(folderName: string, isInCheckout: boolean): boolean {
  return !isInCheckout && buildOutputs.has(folderName);
}

export function isPackage(entries: readonly FolderEntry[]): boolean {
  return entries.some(({ kind, name }) => kind === 'file' && name === packageMarker);
}

export function isInstalledVendor(folderName: string, entries: readonly FolderEntry[]): boolean {
  return folderName === 'vendor' && entries.some(({ kind, name }) => vendorMarkers.has(`${kind} ${name}`));
}
