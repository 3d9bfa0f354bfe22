// Folders that are excluded by name, whatever .gitignore says: they do not contain the project's own code.
import type { FolderEntry } from './folder-entry.ts';

/** Lintel's own output is not part of a project: the report must not depend on it. */
export const ownOutput = '.lintel';

const always = new Set([
  '.git',
  '.hg',
  '.svn',
  'node_modules',
  'bower_components',
  '.venv',
  '.tox',
  '__pycache__',
  'site-packages',
  '.gradle',
  // Original files before patches by quilt.
  '.pc',
  ownOutput,
]);

/** Only outside a checkout. Inside one, .gitignore decides, because a folder named `build` may contain source files. */
const buildOutputs = new Set(['dist', 'build', 'out', 'target', 'coverage', '.next', '.nuxt', '.output']);

/** What Go, Composer and Bundler write into a `vendor` folder. */
const vendorMarkers = new Set(['file modules.txt', 'file autoload.php', 'folder bundle']);

/** Contents of a Python virtual environment. A source folder may have its name, such as Python's own module `venv`. */
const environmentEntry = /^(?:pyvenv\.cfg|bin|include|[lL]ib(?:64)?|Scripts)$/;

/**
 * Found only in Python and Go packages, which may be named `build`. Build tools do not write these at the top of their
 * output.
 */
const packageEntry = /^__init__\.py$|\.go$/;

export function isExcludedFolder(folderName: string): boolean {
  return always.has(folderName);
}

export function mayBeBuildOutput(folderName: string, isInCheckout: boolean): boolean {
  return !isInCheckout && buildOutputs.has(folderName);
}

/** Build tools write next to `src`, not below it. Below it, `target` and `build` are parts of the project. */
const isBelowSources = /(?:^|\/)src\/.*(?:build|out|target|coverage)$/;
/** Some build tools do write `src/dist`, but their output is JavaScript. */
const isDistBelowSources = /(?:^|\/)src\/(?:.*\/)?dist$/;
const ofTypeScript = /(?<!\.d)\.[cm]?tsx?$/;
const ofOutputs =
  /^(?:index\.html|asset-manifest\.json|CMakeCache\.txt|CMakeFiles|classes|debug|release|lcov.*)$/;

export function isPackage(path: string, entries: readonly FolderEntry[]): boolean {
  if (hasPackage(entries)) return true;
  if (isDistBelowSources.test(path)) return entries.some(({ name }) => ofTypeScript.test(name));
  return isBelowSources.test(path) && !entries.some(({ name }) => ofOutputs.test(name));
}

export function hasPackage(entries: readonly FolderEntry[]): boolean {
  return entries.some(({ kind, name }) => kind === 'file' && packageEntry.test(name));
}

/** Generators write pairs of C and C++ too: into folders with such names, or named after a schema. */
const ofBuilds = /^(?:dist|build|out|output|target|gen|generated|autogen|bin|obj|tmp|temp)$/i;
const ofSchemas = /\.pb\.\w+$|^(?:moc|ui|qrc)_/;
const source = /\.(?:c|cc|cpp|cxx|m|mm)$/;
const header = /\.(?:h|hh|hpp|hxx)$/;

/** A header and a source of its name in C or C++. */
export function hasHeaderAndSource(folderName: string, entries: readonly FolderEntry[]): boolean {
  if (ofBuilds.test(folderName)) return false;
  const files = entries.filter(({ kind, name }) => kind === 'file' && !ofSchemas.test(name));
  const headers = new Set(files.flatMap(({ name }) => (header.test(name) ? [name.replace(header, '')] : [])));
  return files.some(({ name }) => source.test(name) && headers.has(name.replace(source, '')));
}

/** By a package manager. */
export function isInstalled(folderName: string, entries: readonly FolderEntry[]): boolean {
  if (folderName === 'venv') return entries.some(({ name }) => environmentEntry.test(name));
  return folderName === 'vendor' && entries.some(({ kind, name }) => vendorMarkers.has(`${kind} ${name}`));
}
