// Which files of a corpus are compiled together, read from its .csproj files in the plainest way: all files below a
// project's folder that lie below no other project's, those it lists by their paths, and the projects it refers to.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** @typedef {import('./oracle.js').Compilation} Compilation */

/**
 * @param {string} folder
 * @returns {Compilation[]} Each after those that it refers to.
 */
export function compilationsIn(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((path) => path.endsWith('.cs')).toSorted();
  const projects = all.filter((path) => path.endsWith('.csproj')).toSorted();
  if (projects.length === 0) return [{ name: 'all', files, references: [] }];
  const folders = new Set(projects.map((path) => posix.dirname(path)));
  const known = new Set(files);
  /** @type {Map<string, Compilation>} */
  const byName = new Map();
  for (const place of folders) {
    // Projects of one folder are the same code for different systems.
    const here = projects.filter((path) => posix.dirname(path) === place);
    const texts = here.map((path) => readFileSync(join(folder, path), 'utf8'));
    const own = files.filter((file) => nearest(file, folders) === place);
    const listed = texts.flatMap((text) => pathsIn(text, 'Compile', place)).filter((file) => known.has(file));
    const references = texts
      .flatMap((text) => pathsIn(text, 'ProjectReference', place))
      .map((path) => posix.dirname(path));
    byName.set(place, { name: place, files: [...new Set([...own, ...listed])], references });
  }
  return inOrder(byName);
}

/**
 * @param {string} file
 * @param {ReadonlySet<string>} folders
 */
function nearest(file, folders) {
  let folder = posix.dirname(file);
  while (!folders.has(folder) && folder !== '.') folder = posix.dirname(folder);
  return folder;
}

/**
 * @param {string} text
 * @param {string} element
 * @param {string} folder
 */
function pathsIn(text, element, folder) {
  return [...text.matchAll(new RegExp(`<${element}\\s+Include="([^"*]+)"`, 'g'))].map(([, path = '']) =>
    posix.join(folder, path.replaceAll('\\', '/')),
  );
}

/** @param {Map<string, Compilation>} byName */
function inOrder(byName) {
  /** @type {Map<string, Compilation>} */
  const ordered = new Map();
  /** @param {string} name */
  const reach = (name) => {
    const compilation = byName.get(name);
    if (compilation === undefined || ordered.has(name)) return;
    byName.delete(name);
    for (const reference of compilation.references) reach(reference);
    const beyond = compilation.references.flatMap((reference) => ordered.get(reference)?.references ?? []);
    ordered.set(name, { ...compilation, references: [...new Set([...compilation.references, ...beyond])] });
  };
  for (const name of byName.keys()) reach(name);
  return [...ordered.values()];
}
