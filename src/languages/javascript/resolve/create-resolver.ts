// Resolves the imports of TypeScript and JavaScript as the compiler, Node and the bundlers do. Everything is known when
// the resolver is made; an import then costs one or two lookups, for most have been asked from the same folder before.
import { getOrAdd } from '../../kit/multi-map.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Project } from '../../../model/project.ts';
import type { Target } from '../../../model/resolution.ts';
import type { ExtractedFile, ImportStatement, SourceFile } from '../../../model/source.ts';
import type { Resolver } from '../../language.ts';
import type { Layout } from './layout.ts';
import { type Place, Places } from './places.ts';
import { onPlatformOf, PlatformFiles } from './platform-files.ts';
import { readProjectConfigs } from './project-configs.ts';
import { resolveOutside, resolveReference } from './resolve-reference.ts';
import { resolveSpecifier } from './resolve-specifier.ts';

export async function createResolver(project: Project, files: readonly ExtractedFile[]): Promise<Resolver> {
  const { packages, configs, diagnostics } = await readProjectConfigs(project);
  const platforms = new PlatformFiles(files, packages);
  const layout = { entries: project.entries, packages, configs, platforms };
  const places = new Places(layout);
  // Reads every config there is to read, so that what is wrong with one is known before the first question.
  for (const { file } of files) places.of(file.path);
  return new JavaScriptResolver(layout, places, diagnostics);
}

class JavaScriptResolver implements Resolver {
  readonly diagnostics: readonly Diagnostic[];
  readonly #layout: Layout;
  readonly #places: Places;

  constructor(layout: Layout, places: Places, diagnostics: readonly Diagnostic[]) {
    this.#layout = layout;
    this.#places = places;
    this.diagnostics = diagnostics;
  }

  resolve(from: SourceFile, { specifier, kind }: ImportStatement): Target {
    const place = this.#places.of(from.path);
    return kind === 'reference' ? this.#refer(from, place, specifier) : this.#lead(from, place, specifier);
  }

  #lead(from: SourceFile, place: Place, specifier: string): Target {
    const target = this.#ask(dependsOnFolder(specifier) ? place : place.home, specifier);
    return target.kind === 'files' && target.paths.length > 1
      ? { kind: 'files', paths: onPlatformOf(from.path, target.paths) }
      : target;
  }

  #ask(place: Place, specifier: string): Target {
    return getOrAdd(place.targets, specifier, () => this.#find(place, specifier));
  }

  /** A name of AMD; one that leads to the file itself was meant for another outside. */
  #refer(from: SourceFile, place: Place, specifier: string): Target {
    place.references ??= new Map();
    const target = getOrAdd(place.references, specifier, () =>
      resolveReference(this.#layout, place.scope, specifier),
    );
    const isItself = target.kind === 'files' && target.paths.includes(from.path);
    return isItself ? resolveOutside(this.#layout, place.scope, specifier) : target;
  }

  /** `../cart` is what `./cart` is in the folder around, where many others have asked for it. */
  #find(place: Place, specifier: string): Target {
    let outer = place;
    let start = 0;
    while (specifier.startsWith('../', start) && outer.scope.folder !== '.') {
      outer = this.#places.around(outer);
      start += 3;
    }
    return start === 0 || hasLoader(specifier)
      ? resolveSpecifier(this.#layout, place.scope, specifier)
      : this.#ask(outer, specifier.slice(start - './'.length));
  }
}

function dependsOnFolder(specifier: string): boolean {
  return specifier.startsWith('.') || hasLoader(specifier);
}

/** Behind a loader (`css!./cart.css`) there may be a path too. */
function hasLoader(specifier: string): boolean {
  return specifier.includes('!');
}
