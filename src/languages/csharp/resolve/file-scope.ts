// What a simple name can mean in a namespace of a file, and its distance: types of the innermost namespace, then the
// `using` directives of its block, then the enclosing namespace, up to the top of the file.
import type { DeclaredType, TypeIndex } from './type-index.ts';
import type { Using } from './usings.ts';

export interface FileScope {
  /** From the innermost to the global namespace, which is empty. */
  readonly levels: readonly string[];
  /** Namespace → distance. */
  readonly ranks: ReadonlyMap<string, number>;
  readonly aliases: ReadonlyMap<string, Alias>;
  /** Full names of types imported by `using static` → distance. */
  readonly statics: ReadonlyMap<string, number>;
}

interface Alias {
  readonly rank: number;
  readonly target: DeclaredType | string;
}

export function makeScope(namespace: string, usings: readonly Using[], index: TypeIndex): FileScope {
  const levels = levelsOf(namespace);
  const ranks = new Map<string, number>();
  const aliases = new Map<string, Alias>();
  const statics = new Map<string, number>();
  for (const [depth, level] of levels.entries()) {
    setFirst(ranks, level, 2 * depth);
    for (const { form, name, alias, inside } of usings) {
      if (inside !== level) continue;
      const rank = 2 * depth + 1;
      const target = findQualified(name, levelsOf(inside), index);
      if (form === 'alias') setFirst(aliases, alias, { rank, target });
      else if (typeof target === 'string') setFirst(ranks, target, rank);
      else if (form === 'static') setFirst(statics, target.full, rank);
    }
  }
  return { levels, ranks, aliases, statics };
}

/** A type or namespace by its qualified name; unknown names are returned unchanged. */
export function findQualified(
  name: string,
  levels: readonly string[],
  index: TypeIndex,
): DeclaredType | string {
  const parts = withoutGlobal(name).split('.');
  for (const level of levels) {
    const found = descend(level, parts, index);
    if (found !== undefined) return found;
  }
  return withoutGlobal(name);
}

/** `Shop.Billing`, `Shop`, and the global namespace. */
export function levelsOf(namespace: string): string[] {
  const levels = [namespace];
  for (let at = namespace; at !== '';) {
    at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
    levels.push(at);
  }
  return levels;
}

export function qualify(namespace: string, name: string): string {
  return namespace === '' ? name : `${namespace}.${name}`;
}

function descend(
  level: string,
  parts: readonly string[],
  index: TypeIndex,
): DeclaredType | string | undefined {
  let namespace = level;
  let type: DeclaredType | undefined;
  for (const part of parts) {
    if (type !== undefined) {
      const nested = index.find(`${type.full}+${part}`);
      if (nested === undefined) return undefined;
      type = nested;
      continue;
    }
    const name = qualify(namespace, part);
    if (index.hasNamespace(name)) namespace = name;
    else {
      type = index.find(name);
      if (type === undefined) return undefined;
    }
  }
  return type ?? namespace;
}

function withoutGlobal(name: string): string {
  return name.startsWith('global::') ? name.slice('global::'.length) : name;
}

function setFirst<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}
