// The licences of the packages that are bundled, as they ask for.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * @param {readonly string[]} modules Paths of the modules in the bundles.
 * @param {string} path
 */
export function writeLicenses(modules, path) {
  const folders = new Set(modules.filter((id) => id.includes('node_modules')).map(packageFolder));
  const notices = [...folders].map(noticeOf).toSorted((a, b) => (a.title < b.title ? -1 : 1));
  const sections = notices.map(({ title, text }) => `${'-'.repeat(80)}\n${title}\n\n${text.trim()}\n`);
  writeFileSync(path, `Lintel contains the following packages.\n\n${sections.join('\n')}`);
}

/** @param {string} module */
function packageFolder(module) {
  let folder = dirname(module);
  // Packages may hold further package.json files without a name, to mark a folder as ESM.
  while (!existsSync(join(folder, 'package.json')) || manifestOf(folder).name === undefined)
    folder = dirname(folder);
  return folder;
}

/** @param {string} folder */
function noticeOf(folder) {
  const { name, version, license } = manifestOf(folder);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} comes without the text of its licence.`);
  return { title: `${name} ${version} (${license})`, text: readFileSync(join(folder, file), 'utf8') };
}

/**
 * @param {string} folder
 * @returns {{ name?: string, version?: string, license?: string }}
 */
function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
