// The licences of the packages that are bundled, as they ask for.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/**
 * Of the path alone: packages hold further package.json files inside.
 * @param {string} module
 */
function packageFolder(module) {
  const folder = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(module)?.[0];
  if (folder === undefined) throw new Error(`${module} is in no package.`);
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
