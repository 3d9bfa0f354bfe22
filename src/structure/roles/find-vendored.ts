// Folders with third-party code whose names do not prove it: `external` contains third-party code in darktable, and clients
// of external services elsewhere. It is vendored if its parts have their own licences. So is a release that was unpacked into
// the project.
import type { Project } from '../../model/project.ts';

/** Paths of folders, each with a trailing slash. */
export function findVendored({ entries, files }: Pick<Project, 'entries' | 'files'>): readonly string[] {
  const found = new Map<string, LicensedParts>();
  const releases = new Set<string>();
  const recorded: string[] = [];
  let isLicensed = false;
  for (const [path, kind] of entries) {
    if (kind === 'folder' && release.test(path)) releases.add(path);
    if (kind !== 'asset') continue;
    if (record.test(path)) recorded.push(path.slice(0, path.lastIndexOf('/') + 1));
    if (!licence.test(path)) continue;
    isLicensed ||= !path.includes('/');
    const folder = (mayHold.exec(path) ?? library.exec(path))?.[0];
    if (folder === undefined) continue;
    const nameAt = path.lastIndexOf('/') + 1;
    const part = path.slice(0, nameAt);
    if (part === folder) continue;
    const { parts, names } = found.get(folder) ?? { parts: new Set(), names: new Set() };
    found.set(folder, { parts: parts.add(part), names: names.add(path.slice(nameAt)) });
  }
  if (!isLicensed) return recorded;
  const holding = [...found].flatMap(([folder, { parts, names }]) => {
    const libraries = [...parts].filter((part) => contributed.test(part));
    if (libraries.length > 0) return libraries;
    // A single part may be a library of the project itself under another licence.
    if (parts.size < 2) return [];
    if (mayHoldOwn.test(folder)) return findForeign(folder, parts, names);
    const held = files.filter(({ path }) => path.startsWith(folder));
    const covered = held.filter(({ path }) => isBelow(path, parts));
    return covered.length * 2 >= held.length ? folder : [];
  });
  return [...recorded, ...holding, ...findReleases(releases, entries)];
}

interface LicensedParts {
  readonly parts: Set<string>;
  /** Names of the licence files. */
  readonly names: Set<string>;
}

const mayHold = /^(?:.*?\/)??(?:externals?|dep|lib-src|contrib|ext|libs)\//;
/** A library may contain such a folder. */
const library = /^(?:.*?\/)??lib\//;
/** A copied library. A project's own contributions are not named like this. */
const contributed = /(?:^|\/)contrib\/lib[^/]+\/$/;
/** In too many projects these contain the project's own packages, each with a copy of its licence. */
const mayHoldOwn = /(?:^|\/)(?:contrib|ext|libs?)\/$/;
const licence = /(?:^|\/)(?:LICEN[CS]E|COPYING|COPYRIGHT)(?:[.\-_][^/]*)?$/i;

/** In Chromium's projects and in Mozilla's, it says where a folder of third-party code comes from. */
const record = /\/(?:README\.chromium|moz\.yaml)$/;

/**
 * A project uses one name for its own licence files. A folder without a licence next to such parts may be the project's own.
 */
function findForeign(
  folder: string,
  parts: ReadonlySet<string>,
  names: ReadonlySet<string>,
): readonly string[] {
  const direct = [...parts].filter((part) => part.indexOf('/', folder.length) === part.length - 1);
  return direct.length >= 4 && names.size >= 3 ? direct : [];
}

/** `h2database-1.4.197`: three numbers, because modules for a version of something have two (`spark-3.1`). */
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

/** Folders at the root with their own build, and no other release of the same library: a project may support several. */
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
