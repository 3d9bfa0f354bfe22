// The autoload rules and requirements of a composer.json.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { folderOf, joinPath } from '../../kit/paths.ts';
import { objectAt, stringsAt, isObject, type UntypedObject } from '../../kit/untyped.ts';
import { invalidManifest } from '../../kit/parsed.ts';
import { parseJsonc } from '../../kit/jsonc.ts';

export interface Composer {
  readonly folder: string;
  readonly rules: Autoload;
  /** Names of packages: `symfony/console`. */
  readonly requires: readonly string[];
}

/** Rules map a prefix of class names to folders. */
export interface Autoload {
  readonly psr4: readonly (readonly [string, readonly string[]])[];
  readonly psr0: readonly (readonly [string, readonly string[]])[];
  /** `classmap` and `files`. */
  readonly listed: readonly string[];
}

export function readComposerJson(path: string, text: string, diagnostics: Diagnostic[]): Composer {
  const json = readJson(path, text, 'the file is ignored', diagnostics);
  const folder = folderOf(path);
  const sections = [objectAt(json, 'autoload'), objectAt(json, 'autoload-dev')];
  return {
    folder,
    rules: {
      psr4: longestFirst(sections.flatMap((section) => readRules(folder, section['psr-4']))),
      psr0: longestFirst(sections.flatMap((section) => readRules(folder, section['psr-0']))),
      listed: sections.flatMap((section) =>
        foldersOf(folder, [...stringsAt(section, 'classmap'), ...stringsAt(section, 'files')]),
      ),
    },
    requires: [json['require'], json['require-dev']].flatMap(packageNames),
  };
}

/** `psr-4` or `psr-0`: prefix → folders. */
export function readRules(folder: string, rules: unknown): [string, readonly string[]][] {
  return Object.entries(objectAt(rules)).map(([prefix, places]) => [
    prefix.toLowerCase(),
    foldersOf(folder, stringsAt(places)),
  ]);
}

function packageNames(required: unknown): string[] {
  // `php` and `ext-json` are not packages.
  return Object.keys(objectAt(required)).filter((name) => name.includes('/'));
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
