// Real code to measure on, from Debian's archive: fetched once, unpacked into the folder for temporary files.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const home = join(tmpdir(), 'lintel-corpora');

/** @typedef {{ folder: string, version: string }} Fetched */

/**
 * What a package installs.
 * @param {string} language
 * @param {string} name
 * @returns {Fetched}
 */
export function fetchPackage(language, name) {
  const [fetched] = fetchPackages(language, [name]);
  if (fetched === undefined) throw new Error(`Debian has no package ${name}.`);
  return fetched;
}

/**
 * @param {string} language
 * @param {readonly string[]} names
 * @returns {Fetched[]}
 */
export function fetchPackages(language, names) {
  const place = join(home, language);
  mkdirSync(place, { recursive: true });
  const listArchives = () => {
    const archives = readdirSync(place).filter((file) => file.endsWith('.deb'));
    return new Map(archives.map((file) => [file.split('_')[0], file]));
  };
  const here = listArchives();
  const missing = names.filter((name) => !here.has(name));
  if (missing.length > 0) {
    execFileSync('apt-get', ['download', ...missing], {
      cwd: place,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const archives = listArchives();
  return names.map((name) => {
    const archive = archives.get(name);
    if (archive === undefined) throw new Error(`Debian has no package ${name}.`);
    const folder = join(place, name);
    if (!existsSync(folder)) execFileSync('dpkg', ['-x', join(place, archive), folder]);
    return { folder, version: decodeURIComponent(archive.split('_')[1] ?? '') };
  });
}

/**
 * What a package is made from, as its authors published it.
 * @param {string} language
 * @param {string} name
 * @returns {Fetched}
 */
export function fetchSource(language, name) {
  const place = join(home, language, `${name}-source`);
  if (findUnpacked(place) === undefined) {
    mkdirSync(place, { recursive: true });
    const command = [...sourceOptions(), 'source', '--download-only', '--tar-only', name];
    execFileSync('apt-get', command, { cwd: place, stdio: 'ignore' });
    const archive = readdirSync(place).find((file) => /\.orig\.tar\.(?:xz|gz|bz2)$/.test(file));
    if (archive === undefined) throw new Error(`Debian has no source archive of ${name}.`);
    const unpacked = join(place, /_([^_]+)\.orig/.exec(archive)?.[1] ?? 'unpacked');
    // Renamed when it is whole: a run may be ended while it unpacks.
    const partial = mkdtempSync(join(home, language, 'unpacking-'));
    execFileSync('tar', ['xf', archive, '--strip-components=1', '-C', partial], { cwd: place });
    renameSync(partial, unpacked);
  }
  const version = findUnpacked(place);
  if (version === undefined) throw new Error(`Nothing was unpacked in ${place}.`);
  return { folder: join(place, version), version };
}

/** @param {string} place */
function findUnpacked(place) {
  if (!existsSync(place)) return undefined;
  return readdirSync(place, { withFileTypes: true }).find((entry) => entry.isDirectory())?.name;
}

let isUpdated = false;

/** With a list of sources of its own, made from the machine's, which is not touched. */
function sourceOptions() {
  const state = join(home, '.apt');
  mkdirSync(join(state, 'lists', 'partial'), { recursive: true });
  const list = join(state, 'sources.list');
  const options = {
    'Dir::Etc::sourcelist': list,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(state, 'lists'),
    'Dir::Cache::pkgcache': '',
    'Dir::Cache::srcpkgcache': '',
  };
  const flags = Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  if (!isUpdated) {
    writeFileSync(list, sourceLines().join('\n'));
    execFileSync('apt-get', [...flags, 'update'], { stdio: 'ignore' });
  }
  isUpdated = true;
  return flags;
}

function sourceLines() {
  const format = 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)';
  const lines = execFileSync('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'], {
    encoding: 'utf8',
  });
  return [...new Set(lines.trim().split('\n'))].filter((line) => !line.endsWith(' '));
}
