// Scala's imports begin where they stand: at a name that another import binds, at an enclosing package, or at the top.
import type { Declarations } from './declarations.ts';
import { type Bindings, type JvmFile, bindingsOf, withoutRoot } from './jvm-file.ts';
import { aliasOf } from '../../kit/import-statement.ts';
import { addTo } from '../../kit/multi-map.ts';

/** Packages of Scala's library that nobody else has, and that are written without its name. */
const libraryPackages = new Set(
  'annotation beans collection compat concurrent language math reflect runtime sys util'.split(' '),
);

/** What the imports of a Scala file bind, each path from the top. */
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
  return libraryPackages.has(head) ? `scala.${path}` : path;
}
