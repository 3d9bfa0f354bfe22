// Imports in Scala are relative: to a name that another import binds, to an enclosing package, or to the root.
import type { Declarations } from './declarations.ts';
import { type Bindings, type JvmFile, withoutRoot } from './jvm-file.ts';
import { wordSet } from '../../kit/word-set.ts';

/** Packages of Scala's library that are written without `scala` and that no other library has. */
const libraryPackages = wordSet(
  'annotation beans collection compat concurrent language math reflect runtime sys text util xml',
);
/** `io.Source`: other libraries have packages in `io`, and no types. */
const ofLibraryIo = /^io\.[A-Z*]/;

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
