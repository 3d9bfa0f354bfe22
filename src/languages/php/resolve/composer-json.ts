// The autoload rules and requirements of a composer.json.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { folderOf, joinPath } from '../../../std/paths.ts';
import { objectAt, stringAt, stringsAt, isObject, type UntypedObject } from '../../kit/untyped.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { parseJsonc } from '../../kit/jsonc.ts';

export interface Composer {
  readonly path: FilePath;
  readonly name: string | undefined;
  readonly version: string | undefined;
  /** `library` unless the file says otherwise. */
  readonly type: string;
  /** Prefixes of class names that users of the package can load, as written. */
  readonly prefixes: readonly string[];
  readonly folder: string;
  readonly rules: Autoload;
  /** Names of packages: `symfony/console`. */
  readonly requires: readonly string[];
  /** The same with the versions that are asked for. */
  readonly requirements: readonly (readonly [name: string, range: string])[];
}

/** Rules map a prefix of class names to folders. */
export interface Autoload {
  readonly psr4: readonly (readonly [string, readonly string[]])[];
  readonly psr0: readonly (readonly [string, readonly string[]])[];
  /** `classmap` and `files`. */
  readonly listed: readonly string[];
}

export function readComposerJson(path: FilePath, text: string, diagnostics: Diagnostic[]): Composer {
  const json = readJson(path, text, 'the file is ignored', diagnostics);
  const folder = folderOf(path);
  const sections = [objectAt(json, 'autoload'), objectAt(json, 'autoload-dev')];
  const requirements = [json['require'], json['require-dev']].flatMap(readRequirements);
  return {
    path,
    name: stringAt(json, 'name'),
    version: stringAt(json, 'version'),
    type: stringAt(json, 'type') ?? 'library',
    prefixes: ['psr-4', 'psr-0']
      .flatMap((kind) => Object.keys(objectAt(json, 'autoload', kind)))
      .filter((prefix) => prefix !== ''),
    folder,
    rules: {
      psr4: longestFirst(sections.flatMap((section) => readRules(folder, section['psr-4']))),
      psr0: longestFirst(sections.flatMap((section) => readRules(folder, section['psr-0']))),
      listed: sections.flatMap((section) =>
        foldersOf(folder, [...stringsAt(section, 'classmap'), ...stringsAt(section, 'files')]),
      ),
    },
    requires: requirements.map(([name]) => name),
    requirements,
  };
}

/** `psr-4` or `psr-0`: prefix → folders. */
export function readRules(folder: string, rules: unknown): [string, readonly string[]][] {
  return Object.entries(objectAt(rules)).map(([prefix, places]) => [
    prefix.toLowerCase(),
    foldersOf(folder, stringsAt(places)),
  ]);
}

function readRequirements(required: unknown): [name: string, range: string][] {
  // `php` and `ext-json` are not packages.
  return Object.entries(objectAt(required)).flatMap(([name, range]): [string, string][] =>
    name.includes('/') ? [[name, typeof range === 'string' ? range : '']] : [],
  );
}

/** Without folders outside of the project. */
function foldersOf(folder: string, places: readonly string[]): string[] {
  return places
    .map((place) => joinPath(folder, place.endsWith('/') ? place.slice(0, -1) : place))
    .filter((place) => place !== undefined);
}

function longestFirst(rules: [string, readonly string[]][]): [string, readonly string[]][] {
  return rules.sort(([a], [b]) => b.length - a.length);
}

/** An empty object if it is not JSON; `assumption` ends the diagnostic. */
export function readJson(
  path: string,
  text: string,
  assumption: string,
  diagnostics: Diagnostic[],
): UntypedObject {
  const result = parseJsonc(text);
  if (result.ok && isObject(result.value)) return result.value;
  const reason = result.ok ? 'it is not an object' : result.reason;
  const message = `Cannot read ${path}: ${reason}; ${assumption}`;
  diagnostics.push(invalidManifest(path, message, result.ok ? undefined : result.line));
  return {};
}
