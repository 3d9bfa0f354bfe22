// Where the URIs in the directives of a Dart file lead.
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { EntryKind } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ImportStatement, SourceFile } from '../../../model/source.ts';
import { folderOf, joinPath } from '../../kit/paths.ts';
import { explainMissingFile } from '../../kit/missing-file.ts';
import type { Resolver } from '../../language.ts';
import type { Libraries } from './libraries.ts';
import { inPackage, type Packages } from './packages.ts';
import { outOfProject, toBuiltin, toFile, toPackage, unresolved } from '../../kit/targets.ts';
import { wordSet } from '../../kit/word-set.ts';

export class DartResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #entries: ReadonlyMap<string, EntryKind>;
  readonly #packages: Packages;
  readonly #libraries: Libraries;

  constructor(
    entries: ReadonlyMap<string, EntryKind>,
    packages: Packages,
    libraries: Libraries,
    diagnostics: readonly Diagnostic[],
  ) {
    this.#entries = entries;
    this.#packages = packages;
    this.#libraries = libraries;
    this.diagnostics = diagnostics;
  }

  resolve(from: SourceFile, { specifier, detail }: ImportStatement): Target {
    if (detail?.kind === 'library') return this.#libraries.find(from, specifier);
    const uri = decode(specifier);
    const scheme = /^([A-Za-z][\w+.-]*):/.exec(uri)?.[1];
    if (scheme === 'dart') return toBuiltin(uri);
    if (scheme === 'package') return this.#resolvePackage(from, uri.slice('package:'.length));
    if (scheme !== undefined) return unresolved('its URI leads out of the project');
    return this.#resolveFile(joinPath(uri.startsWith('/') ? '.' : folderOf(from.path), uri));
  }

  /** `shop/cart.dart` */
  #resolvePackage(from: SourceFile, uri: string): Target {
    const slash = uri.indexOf('/');
    const name = slash === -1 ? uri : uri.slice(0, slash);
    if (name === '') return unresolved('it names no package');
    const folders = this.#packages.foldersOf(name, folderOf(from.path));
    if (folders.length === 0) {
      // Flutter makes this one while it builds.
      if (name === 'flutter_gen') return unresolved('the package flutter_gen is generated');
      return toPackage(name);
    }
    const places = folders.map((folder) => inPackage(folder, uri.slice(slash + 1)));
    return this.#resolveFile(places.find((place) => this.#isSource(place)) ?? places[0]);
  }

  #resolveFile(path: string | undefined): Target {
    if (path === undefined) return outOfProject;
    if (this.#isSource(path)) return toFile(path);
    const kind = this.#entries.get(path);
    if (kind === 'asset') return { kind };
    const what = explainMissingFile(this.#entries, path);
    return unresolved(looksGenerated(path) ? `${what}; by its name it is generated from another` : what);
  }

  #isSource(path: string | undefined): boolean {
    return path !== undefined && this.#entries.get(path) === 'source';
  }
}

/** `%20` is a blank, and what is no such code stands for itself. */
function decode(specifier: string): string {
  if (!specifier.includes('%')) return specifier;
  try {
    return decodeURIComponent(specifier);
  } catch (error) {
    if (error instanceof URIError) return specifier;
    throw error;
  }
}

const suffixes = wordSet(`
  g gr gen freezed mocks config chopper mapper reflectable realm drift moor template gform auto_mappr tailor pb
  pbenum pbgrpc pbjson pbserver
`);

function looksGenerated(path: string): boolean {
  const suffix = /\.(\w+)\.dart$/.exec(path)?.[1] ?? '';
  return suffixes.has(suffix) || path.endsWith('_generated.dart');
}
