// A tsconfig.json or jsconfig.json with all it extends taken in, as far as it says where imports lead and which of
// them are left when the code is compiled.
import { type EmitSettings, emitSettings } from './emit-settings.ts';
import { folderOf, joinPath } from '../../kit/paths.ts';
import { StarPatterns } from './star-patterns.ts';
import { FileSelection } from './tsconfig-selection.ts';
import type { ConfigSettings, Declared } from './tsconfig-settings.ts';

export interface Tsconfig {
  readonly path: string;
  readonly folder: string;
  /** Where bare specifiers are looked up first. */
  readonly baseUrl: string | undefined;
  readonly paths: StarPatterns<readonly Substitution[]> | undefined;
  /** Folders that the compiler sees as one. */
  readonly rootDirs: readonly string[];
  /** Folders that the compiler writes to. */
  readonly outDirs: readonly string[];
  /** The folder that is written to them, where the config says which. */
  readonly rootDir: string | undefined;
  readonly customConditions: readonly string[];
  readonly emit: EmitSettings;
  readonly selection: FileSelection;
  /** The configs it refers to: for each the paths that it may have, as for a folder with a tsconfig.json. */
  readonly references: readonly (readonly string[])[];
}

/** One of the places that `paths` names for a pattern. */
export interface Substitution {
  readonly folder: string;
  /** From that folder on, with a `*` for what the pattern's star stands for. */
  readonly path: string;
}

export function completeTsconfig(path: string, settings: ConfigSettings): Tsconfig {
  const folder = folderOf(path);
  const baseUrl = placeOf(settings.baseUrl, folder);
  const outDirs = [placeOf(settings.outDir, folder), placeOf(settings.declarationDir, folder)].filter(
    (dir) => dir !== undefined,
  );
  const selectsNothing = settings.files === undefined && settings.include === undefined;
  return {
    path,
    folder,
    baseUrl,
    paths: mappingOf(settings.paths, baseUrl, folder),
    rootDirs: placesOf(settings.rootDirs, folder),
    outDirs,
    rootDir: placeOf(settings.rootDir, folder),
    customConditions: settings.customConditions?.value ?? [],
    emit: emitSettings(settings),
    selection: new FileSelection({
      files: placesOf(settings.files, folder),
      include: selectsNothing ? [folder] : placesOf(settings.include, folder),
      exclude: settings.exclude === undefined ? outDirs : placesOf(settings.exclude, folder),
    }),
    references: settings.references.map((reference) => referenceCandidates(folder, reference)),
  };
}

/** A reference names a config, or the folder of a tsconfig.json. */
export function referenceCandidates(folder: string, reference: string): readonly string[] {
  const place = locate(reference, folder, folder);
  const path = place === undefined ? undefined : joinPath(place.folder, place.path);
  if (path === undefined) return [];
  return path.endsWith('.json') ? [path] : [joinPath(path, 'tsconfig.json') ?? path];
}

function mappingOf(
  written: Declared<ReadonlyMap<string, readonly string[]>> | undefined,
  baseUrl: string | undefined,
  configFolder: string,
): StarPatterns<readonly Substitution[]> | undefined {
  if (written === undefined) return undefined;
  const base = baseUrl ?? written.folder;
  return new StarPatterns(
    Array.from(written.value, ([pattern, paths]) => [
      pattern,
      paths.flatMap((path) => locate(path, base, configFolder) ?? []),
    ]),
  );
}

function placesOf(written: Declared<readonly string[]> | undefined, configFolder: string): readonly string[] {
  if (written === undefined) return [];
  const { value, folder } = written;
  return value.flatMap((path) => placeOf({ value: path, folder }, configFolder) ?? []);
}

/** Undefined where the place is not in the project. */
function placeOf(written: Declared<string> | undefined, configFolder: string): string | undefined {
  if (written === undefined) return undefined;
  const place = locate(written.value, written.folder, configFolder);
  return place === undefined ? undefined : joinPath(place.folder, place.path);
}

const configDir = '${configDir}';

/** `${configDir}` is the folder of the config that is used, not of the one that says it. */
function locate(written: string, declaredIn: string, configFolder: string): Substitution | undefined {
  const path = written.replaceAll('\\', '/');
  if (path.startsWith(configDir)) return { folder: configFolder, path: path.slice(configDir.length) };
  return path.startsWith('/') ? undefined : { folder: declaredIn, path };
}
