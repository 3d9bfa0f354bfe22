// Looks up a constant as Ruby does: in the enclosing classes and modules, then in the ancestors of the innermost, then at
// the top level.
import type { ConstantIndex, Scopes } from './constant-index.ts';

export interface Found {
  readonly name: string;
  /** False if the rest of the path is not declared in the project. */
  readonly isWhole: boolean;
}

/** Limits the search in ancestors. */
const maxAncestors = 64;

export class ConstantLookup {
  readonly #index: ConstantIndex;
  readonly #ancestors = new Map<string, readonly string[]>();
  /** Being computed: inheritance may be circular. */
  readonly #pending = new Set<string>();

  constructor(index: ConstantIndex) {
    this.#index = index;
  }

  find(path: string, scopes: Scopes): Found | undefined {
    const isAbsolute = path.startsWith('::');
    const [head = '', ...rest] = (isAbsolute ? path.slice(2) : path).split('::');
    const first = isAbsolute ? this.#atTop(head) : this.#head(head, scopes);
    if (first === undefined) return undefined;
    let name: string = first;
    for (const part of rest) {
      const next: string | undefined = this.#memberOf([name], part) ?? this.#inherited(name, part);
      if (next === undefined) return { name, isWhole: false };
      name = next;
    }
    return { name, isWhole: true };
  }

  #head(head: string, scopes: Scopes): string | undefined {
    const [innermost] = scopes;
    return (
      this.#memberOf(scopes, head) ??
      (innermost === undefined ? undefined : this.#inherited(innermost, head)) ??
      this.#atTop(head)
    );
  }

  #atTop(head: string): string | undefined {
    return this.#index.has(head) ? head : undefined;
  }

  /** Of the first scope that has it. */
  #memberOf(scopes: Scopes, part: string): string | undefined {
    for (const scope of scopes) {
      const name = `${scope}::${part}`;
      if (this.#index.has(name)) return name;
    }
    return undefined;
  }

  #inherited(scope: string, part: string): string | undefined {
    return this.#memberOf(this.#ancestorsOf(scope), part);
  }

  /** All ancestors, nearest first. */
  #ancestorsOf(name: string): readonly string[] {
    const known = this.#ancestors.get(name);
    if (known !== undefined) return known;
    if (this.#pending.has(name) || this.#pending.size >= maxAncestors) return [];
    this.#pending.add(name);
    const found = new Set<string>();
    for (const { path, scopes } of this.#index.ancestorsOf(name)) {
      const ancestor = this.find(path, scopes);
      if (ancestor?.isWhole !== true || ancestor.name === name) continue;
      found.add(ancestor.name);
      for (const further of this.#ancestorsOf(ancestor.name))
        if (found.size < maxAncestors) found.add(further);
    }
    this.#pending.delete(name);
    const ancestors = [...found];
    this.#ancestors.set(name, ancestors);
    return ancestors;
  }
}
