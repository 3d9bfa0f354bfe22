// A tsconfig.json or jsconfig.json merged with what it extends: the settings for resolution and type-only imports.
import { childPath, folderOf, joinPath } from '../../../std/paths.ts';
import { StarPatterns } from './star-patterns.ts';
import { FileSelection } from './tsconfig-selection.ts';
import type { ConfigSettings, Declared } from './tsconfig-settings.ts';

/** Names that a configuration maps to files. */
export interface PathMapping {
  readonly path: string;
  readonly paths: StarPatterns<readonly Substitution[]> | undefined;
}

export interface Tsconfig extends PathMapping {
  readonly folder: string;
  /** Base of bare specifiers. */
  readonly baseUrl: string | undefined;
  /** Folders that the compiler merges. */
  readonly rootDirs: readonly string[];
  /** Output folders of the compiler. */
  readonly outDirs: readonly string[];
  /** The source folder of the outDirs, if configured. */
  readonly rootDir: string | undefined;
  readonly customConditions: readonly string[];
  readonly moduleSuffixes: readonly string[] | undefined;
  readonly emit: EmitSettings;
  readonly selection: FileSelection;
  /** Paths of the referenced configs. */
  readonly references: readonly string[];
}

/** A target of a `paths` pattern. */
export interface Substitution {
  readonly folder: string;
  /** Relative to that folder, with a `*` for the star of the pattern. */
  readonly path: string;
}

/** Undefined if it leaves the project. */
export function substitute({ folder, path }: Substitution, star: string): string | undefined {
  return joinPath(
    folder,
    path.replace('*', () => star),
  );
}

/** Where the `paths` of a config have a name, whether or not there is a file. */
export function mappedPaths({ paths }: Tsconfig, specifier: string): readonly string[] {
  const match = paths?.match(specifier);
  return match?.value.flatMap((substitution) => substitute(substitution, match.star) ?? []) ?? [];
}

export function completeTsconfig(path: string, settings: ConfigSettings): Tsconfig {
  const folder = folderOf(path);
  const baseUrl = placeOf(settings.baseUrl, folder);
  const outDirs = [settings.outDir, settings.declarationDir].flatMap((dir) => placeOf(dir, folder) ?? []);
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
    moduleSuffixes: settings.moduleSuffixes?.value,
    emit: emitSettings(settings),
    selection: new FileSelection({
      files: placesOf(settings.files, folder),
      include: selectsNothing ? [folder] : placesOf(settings.include, folder),
      exclude: settings.exclude === undefined ? outDirs : placesOf(settings.exclude, folder),
    }),
    references: settings.references.flatMap((reference) => referencedConfig(folder, reference) ?? []),
  };
}

/** A reference is a config file, or a folder with a tsconfig.json. */
export function referencedConfig(folder: string, reference: string): string | undefined {
  const path = placeOf({ value: reference, folder }, folder);
  return path === undefined || path.endsWith('.json') ? path : childPath(path, 'tsconfig.json');
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

/** Undefined outside of the project. */
function placeOf(written: Declared<string> | undefined, configFolder: string): string | undefined {
  if (written === undefined) return undefined;
  const place = locate(written.value, written.folder, configFolder);
  return place && joinPath(place.folder, place.path);
}

const configDir = '${configDir}';

/** `${configDir}` is the folder of the extending config. */
function locate(written: string, declaredIn: string, configFolder: string): Substitution | undefined {
  const path = written.replaceAll('\\', '/');
  if (path.startsWith(configDir)) return { folder: configFolder, path: path.slice(configDir.length) };
  return path.startsWith('/') ? undefined : { folder: declaredIn, path };
}

/** What decides whether type-only imports survive compilation. */
export interface EmitSettings {
  /** Only imports with `type` are dropped. */
  readonly keepsImports: boolean;
  /** The types of decorated members are values. */
  readonly emitsMetadata: boolean;
  /** Except nullable ones. */
  readonly checksNull: boolean;
  /** Names that must be imported for compiled JSX. */
  readonly elementNames: readonly string[];
}

function emitSettings(settings: ConfigSettings): EmitSettings {
  const unused = settings.importsNotUsedAsValues?.value.toLowerCase();
  return {
    keepsImports:
      settings.verbatimModuleSyntax?.value === true ||
      settings.preserveValueImports?.value === true ||
      unused === 'preserve' ||
      unused === 'error',
    emitsMetadata: settings.emitDecoratorMetadata?.value === true,
    checksNull: (settings.strictNullChecks ?? settings.strict)?.value === true,
    elementNames: elementNames(settings),
  };
}

/** The defaults of the compiler. */
export const defaultEmitSettings: EmitSettings = emitSettings({ references: [] });

/** With `react-jsx` the compiler adds the imports itself. */
function elementNames(settings: ConfigSettings): readonly string[] {
  const mode = settings.jsx?.value.toLowerCase() ?? '';
  if (mode.startsWith('react-jsx') || settings.jsxImportSource !== undefined) return [];
  const factory = settings.jsxFactory?.value ?? settings.reactNamespace?.value ?? 'React';
  return [factory, settings.jsxFragmentFactory?.value ?? factory].map((path) => path.split('.', 1)[0]!);
}
