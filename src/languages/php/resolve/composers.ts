// The composer.json and composer.lock files of a project.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { FilePath } from '../../../model/file-path.ts';
import { compareCodePoints } from '../../../std/code-point-order.ts';
import { getOrAdd } from '../../../std/multi-map.ts';
import { foldersUpward, nameOf } from '../../../std/paths.ts';
import { type Composer, readComposerJson, readRules, readJson } from './composer-json.ts';
import { listAt, objectAt, stringAt, type UntypedObject } from '../../kit/untyped.ts';

export class Composers {
  readonly all: readonly Composer[];
  /** Prefix of class names, in lower case → package. From all lock files. */
  readonly locked: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly #byFolder: ReadonlyMap<string, Composer>;
  readonly #around = new Map<string, readonly Composer[]>();

  constructor(manifests: ReadonlyMap<FilePath, string>) {
    const diagnostics: Diagnostic[] = [];
    const sorted = [...manifests].toSorted(([a], [b]) => compareCodePoints(a, b));
    const named = (name: string): [FilePath, string][] => sorted.filter(([path]) => nameOf(path) === name);
    this.all = named('composer.json').map(([path, text]) => readComposerJson(path, text, diagnostics));
    this.locked = new Map(
      named('composer.lock').flatMap(([path, text]) => [...readComposerLock(path, text, diagnostics)]),
    );
    this.#byFolder = new Map(this.all.map((composer) => [composer.folder, composer]));
    this.diagnostics = diagnostics;
  }

  /** Of the folder and its parents, the nearest first. */
  around(folder: string): readonly Composer[] {
    return getOrAdd(this.#around, folder, () =>
      [...foldersUpward(folder)].flatMap((at) => this.#byFolder.get(at) ?? []),
    );
  }
}

/** Prefix of class names, in lower case → package. */
function readComposerLock(path: string, text: string, diagnostics: Diagnostic[]): Map<string, string> {
  const json = readJson(path, text, 'package names are taken from composer.json', diagnostics);
  const packageOf = new Map<string, string>();
  for (const entry of [...listAt(json, 'packages'), ...listAt(json, 'packages-dev')]) {
    const name = stringAt(entry, 'name');
    if (name !== undefined) addPrefixes(packageOf, name, objectAt(entry, 'autoload'));
  }
  return packageOf;
}

function addPrefixes(packageOf: Map<string, string>, name: string, autoload: UntypedObject): void {
  for (const [prefix] of [...readRules('.', autoload['psr-4']), ...readRules('.', autoload['psr-0'])]) {
    // Several packages may share a prefix; Composer searches the first one first.
    if (prefix !== '' && !packageOf.has(prefix)) packageOf.set(prefix, name);
  }
}
