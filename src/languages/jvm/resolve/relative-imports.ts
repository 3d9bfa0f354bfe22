// Imports in Scala are relative: to a name that another import binds, to an enclosing package, or to the root.
import type { Declarations } from './declarations.ts';
import { type Bindings, type JvmFile, bindingsOf, withoutRoot } from './jvm-file.ts';
import { aliasOf } from '../../kit/import-statement.ts';
import { addTo } from '../../../std/multi-map.ts';

/** Packages of Scala's library that are written without `scala` and that no other library has. */
const libraryPackages = new Set(
  'annotation beans collection compat concurrent language math reflect runtime sys text util xml'.split(' '),
);
/** `io.Source`: other libraries have packages in `io`, and no types. */
const ofLibraryIo = /^io\.[A-Z*]/;

/** The names that the imports of a Scala file bind, with absolute paths. */
export function absoluteBindings(file: JvmFile, declarations: Declarations): Bindings {
  const explicit = new Map<string, string[]>();
  const onDemand: string[] = [];
  const { implied } = bindingsOf(file);
  const so = { explicit, onDemand, implied };
  for (const statement of file.extracted.imports) {
    if (statement.kind === 'reference') continue;
    const path = absolutePath(file, statement.specifier, so, declarations);
    if (path.endsWith('.*')) onDemand.push(path.slice(0, -2));
    else addTo(explicit, aliasOf(statement) ?? path.slice(path.lastIndexOf('.') + 1), path);
  }
  return so;
}

export function absolutePath(
  { scopes }: JvmFile,
  specifier: string,
  { explicit, onDemand }: Bindings,
  declarations: Declarations,
): string {
  const path = withoutRoot(specifier);
  if (path !== specifier) return path;
  const dot = path.indexOf('.');
  const head = path.slice(0, Math.max(dot, 0));
  const bound = explicit.get(head)?.find((one) => !path.startsWith(one));
  if (bound !== undefined) return `${bound}${path.slice(dot)}`;
  const around = [...scopes, ...onDemand].find((one) => one !== '' && declarations.isKnown(`${one}.${head}`));
  if (around !== undefined) return `${around}.${path}`;
  return libraryPackages.has(head) || ofLibraryIo.test(path) ? `scala.${path}` : path;
}
