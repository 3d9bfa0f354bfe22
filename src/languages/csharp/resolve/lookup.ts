// Looks up the types that a dotted name means in its context.
import type { PlaceDetail } from '../../../model/import-detail.ts';
import type { Compilation } from './assemblies.ts';
import type { BaseTypes } from './base-types.ts';
import { type FileScope, qualify } from './file-scope.ts';
import type { DeclaredType, TypeIndex } from './type-index.ts';

/** Where a lookup starts. */
export interface Viewpoint {
  readonly place: Pick<PlaceDetail, 'namespace' | 'types'>;
  readonly scope: FileScope;
  readonly compilation: Compilation;
}

interface Ranked {
  readonly types: readonly DeclaredType[];
  readonly rank: number;
}

const nothing: readonly DeclaredType[] = [];

export class Lookup {
  readonly #index: TypeIndex;
  readonly #bases: BaseTypes;

  constructor(index: TypeIndex, bases: BaseTypes) {
    this.#index = index;
    this.#bases = bases;
  }

  /** The type, and the types on the way to it, as the rest may be members. Empty if nothing is found. */
  find(chain: string, from: Viewpoint): readonly DeclaredType[] {
    const colons = chain.indexOf('::');
    if (colons !== -1) return this.#findIn(chain.slice(0, colons), chain.slice(colons + 2).split('.'), from);
    const parts = chain.split('.');
    const [head = ''] = parts;
    const byNamespace = parts.length > 1 ? this.#throughNamespaces(parts, from) : undefined;
    const simple = this.#simple(head, from);
    const alias = from.scope.aliases.get(head);
    let best = byNamespace;
    if (simple !== undefined && (best === undefined || simple.rank < best.rank))
      best = this.#withNested(simple, parts, from);
    if (alias !== undefined && (best === undefined || alias.rank < best.rank)) {
      const { target, rank } = alias;
      if (typeof target !== 'string') best = this.#withNested({ types: [target], rank }, parts, from);
      else best = { types: this.#under(target, parts.slice(1), from), rank };
    }
    return best?.types ?? nothing;
  }

  /** `global::Shop.Cart`, or an alias before `::`. */
  #findIn(qualifier: string, parts: readonly string[], from: Viewpoint): readonly DeclaredType[] {
    if (qualifier === 'global') return this.#under('', parts, from);
    const target = from.scope.aliases.get(qualifier)?.target;
    return typeof target === 'string' ? this.#under(target, parts, from) : nothing;
  }

  #throughNamespaces(parts: readonly string[], from: Viewpoint): Ranked | undefined {
    const first = parts[0] ?? '';
    if (!this.#index.lastParts.has(first)) return undefined;
    for (const [depth, level] of from.scope.levels.entries()) {
      const name = qualify(level, first);
      if (!this.#index.hasNamespace(name)) continue;
      const types = this.#under(name, parts.slice(1), from);
      if (types.length > 0) return { types, rank: 2 * depth };
    }
    return undefined;
  }

  #under(namespace: string, parts: readonly string[], from: Viewpoint): readonly DeclaredType[] {
    let at = namespace;
    for (const [depth, part] of parts.entries()) {
      const name = qualify(at, part);
      const type = this.#index.find(name);
      if (type !== undefined && isVisible(type, from)) {
        return this.#withNested({ types: [type], rank: 0 }, parts.slice(depth), from).types;
      }
      if (!this.#index.hasNamespace(name)) return nothing;
      at = name;
    }
    return nothing;
  }

  /** The nearest type with that name. */
  #simple(name: string, from: Viewpoint): Ranked | undefined {
    let best: Ranked | undefined;
    for (const type of this.#index.bySimple.of(name)) {
      const rank = this.#rankOf(type, from);
      if (rank === undefined || !isVisible(type, from)) continue;
      if (best === undefined || rank < best.rank) best = { types: [type], rank };
    }
    return best;
  }

  #rankOf(type: DeclaredType, { place, scope }: Viewpoint): number | undefined {
    if (type.outer === '') return scope.ranks.get(type.namespace);
    const around = qualify(place.namespace, place.types);
    if (place.types !== '') {
      if (isAround(type.outer, around)) return -type.outer.length;
      for (let at = around; ; at = at.slice(0, at.lastIndexOf('+'))) {
        if (this.#bases(at).has(type.outer)) return -at.length + 0.5;
        if (!at.includes('+')) break;
      }
    }
    return scope.statics.get(type.outer);
  }

  #withNested(found: Ranked, parts: readonly string[], from: Viewpoint): Ranked {
    const types = [...found.types];
    let [type] = types;
    for (const part of parts.slice(1)) {
      const nested = type && this.#nestedIn(type, part);
      if (nested === undefined || !isVisible(nested, from)) break;
      types.push(nested);
      type = nested;
    }
    return { types, rank: found.rank };
  }

  #nestedIn(type: DeclaredType, name: string): DeclaredType | undefined {
    const own = this.#index.find(`${type.full}+${name}`);
    if (own !== undefined || this.#index.bySimple.of(name).length === 0) return own;
    for (const base of this.#bases(type.full)) {
      const inherited = this.#index.find(`${base}+${name}`);
      if (inherited !== undefined) return inherited;
    }
    return undefined;
  }
}

export function isVisible({ parts }: DeclaredType, { compilation }: Viewpoint): boolean {
  return parts.some((part) => compilation.sees.has(part.compilation));
}

function isAround(outer: string, place: string): boolean {
  return place === outer || (place.startsWith(outer) && place[outer.length] === '+');
}
