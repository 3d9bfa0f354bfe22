// Which imports and references of a file name a supertype of one of its classes. It only marks existing dependencies.
import type { Declaration } from '../model/declaration.ts';
import type { ImportStatement } from '../model/source.ts';

type IsOfSupertype = (statement: ImportStatement) => boolean;

export function supertypesOf(
  statements: readonly ImportStatement[],
  declares: readonly Declaration[] = [],
): IsOfSupertype {
  const names = new Set<string>();
  for (const each of declares) {
    if (each.kind === 'supertype') names.add(each.name);
    else if (each.kind === 'ancestor' && each.isSuperclass) names.add(each.ancestor);
  }
  for (const { specifier, detail } of statements) {
    // An instance of an anonymous class can be injected.
    if (detail?.kind !== 'supertype' || detail.heir === '') continue;
    names.add(specifier);
    const dot = specifier.indexOf('.');
    if (dot !== -1) names.add(specifier.slice(0, dot));
  }
  return names.size === 0 ? isBase : (statement) => isBase(statement) || names.has(nameIn(statement));
}

function isBase({ detail }: ImportStatement): boolean {
  return detail?.kind === 'place' && detail.derived !== '';
}

/** The name under which the file uses it: `Cart` after `import shop.Cart` and in `Cart()`. */
function nameIn({ specifier, detail, kind }: ImportStatement): string {
  if (kind === 'reference') return specifier.endsWith('()') ? specifier.slice(0, -2) : specifier;
  return detail?.kind === 'alias' ? detail.alias : specifier.slice(specifier.lastIndexOf('.') + 1);
}
