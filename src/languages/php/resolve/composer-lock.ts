// A composer.lock: which package each prefix of names belongs to.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import { readRules } from './composer-json.ts';
import { listAt, objectAt, stringAt, type UntypedObject } from '../../kit/untyped.ts';
import { readJson } from './json-fields.ts';

/** Prefix of names, in lower case → the package that brings them. */
export function readComposerLock(path: string, text: string, diagnostics: Diagnostic[]): Map<string, string> {
  const json = readJson(path, text, 'assumed that packages are called as composer.json says', diagnostics);
  const packageOf = new Map<string, string>();
  for (const entry of [...listAt(json, 'packages'), ...listAt(json, 'packages-dev')]) {
    const name = stringAt(entry, 'name');
    if (name !== undefined) addPrefixes(packageOf, name, objectAt(entry, 'autoload'));
  }
  return packageOf;
}

function addPrefixes(packageOf: Map<string, string>, name: string, autoload: UntypedObject): void {
  for (const [prefix] of [...readRules('.', autoload['psr-4']), ...readRules('.', autoload['psr-0'])]) {
    // Several may share one: the first is the one whose folders are looked into first.
    if (prefix !== '' && !packageOf.has(prefix)) packageOf.set(prefix, name);
  }
}
