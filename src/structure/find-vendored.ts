// Folders with code of others that no name tells by itself: `external` is one in darktable and talks to services elsewhere. It
// is one if its parts come with licences of their own. So is a release that was unpacked into the project.
import type { Project } from '../model/project.ts';

/** Paths of folders, each with a slash at its end. */
export function findVendored({ entries, files }: Pick<Project, 'entries' | 'files'>): readonly string[] {
  const found = new Map<string, LicensedParts>();
  const releases = new Set<string>();
  let isLicensed = false;
  for (const [path, kind] of entries) {
    if (kind === 'folder' && release.test(path)) releases.add(path);
    if (kind !== 'asset' || !licence.test(path)) continue;
    isLicensed ||= !path.includes('/');
    const folder = (mayHold.exec(path) ?? library.exec(path))?.[0];
    if (folder === undefined) continue;
    const nameAt = path.lastIndexOf('/') + 1;
    const part = path.slice(0, nameAt);
    if (part === folder) continue;
    const { parts, names } = found.get(folder) ?? { parts: new Set(), names: new Set() };
    found.set(folder, { parts: parts.add(part), names: names.add(path.slice(nameAt)) });
  }
  if (!isLicensed) return [];
  const holding = [...found].flatMap(([folder, { parts, names }]) => {
    const libraries = [...parts].filter((part) => contributed.test(part));
    if (libraries.length > 0) return libraries;
    // One part may be a library of the project itself that is released under another licence.
    if (parts.size < 2) return [];
    if (mayHoldOwn.test(folder)) return findForeign(folder, parts, names);
    const held = files.filter(({ path }) => path.startsWith(folder));
    const covered = held.filter(({ path }) => isBelow(path, parts));
    return covered.length * 2 >= held.length ? folder : [];
  });
  return [...holding, ...findReleases(releases, entries)];
}

interface LicensedParts {
  readonly parts: Set<string>;
  /** Of the licence files. */
  readonly names: Set<string>;
}

const mayHold = /^(?:.*?\/)??(?:externals?|dep|lib-src|contrib|ext|libs)\//;
/** It may have one of those in it. */
const library = /^(?:.*?\/)??lib\//;
/** A library that was copied: what a project adds to others is not called so. */
const contributed = /(?:^|\/)contrib\/lib[^/]+\/$/;
/** In too many projects these hold packages of the project itself, each with a copy of its licence. */
const mayHoldOwn = /(?:^|\/)(?:contrib|ext|libs?)\/$/;
const licence = /(?:^|\/)(?:LICEN[CS]E|COPYING|COPYRIGHT)(?:[.\-_][^/]*)?$/i;

/** One project names its licence files in one way. What has no licence next to such parts may be the project's own. */
function findForeign(
  folder: string,
  parts: ReadonlySet<string>,
  names: ReadonlySet<string>,
): readonly string[] {
  const direct = [...parts].filter((part) => part.indexOf('/', folder.length) === part.length - 1);
  return direct.length >= 4 && names.size >= 3 ? direct : [];
}

/** `h2database-1.4.197`: all three numbers, since modules for a version of something have two (`spark-3.1`). */
const release = /^[A-Za-z][\w.+]*(?:-[A-Za-z][\w.+]*)*-\d+\.\d+\.\d+$/;
const build = [
  'pom.xml',
  'build.xml',
  'build.gradle',
  'CMakeLists.txt',
  'configure',
  'configure.ac',
  'Makefile',
];

/** At the root, with a build of their own, and without another release of the same: a project may support several. */
function findReleases(releases: ReadonlySet<string>, entries: Project['entries']): readonly string[] {
  const nameOf = (folder: string): string => folder.slice(0, folder.lastIndexOf('-'));
  return [...releases]
    .filter((folder) => [...releases].every((other) => other === folder || nameOf(other) !== nameOf(folder)))
    .filter((folder) => build.some((file) => entries.has(`${folder}/${file}`)))
    .map((folder) => `${folder}/`);
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1))
    if (folders.has(path.slice(0, slash + 1))) return true;
  return false;
}
