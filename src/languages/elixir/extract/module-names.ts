// The enclosing module and the aliases in scope. Aliases end with their block.

const maxLength = 1024;

interface Change {
  readonly name: string;
  readonly before: string | undefined;
}

export class ModuleNames {
  /** The enclosing module, or ''. */
  current = '';
  readonly #meaning = new Map<string, string>();
  readonly #changes: Change[] = [];

  get mark(): number {
    return this.#changes.length;
  }

  /** Ends all blocks since the mark. */
  unwind(mark: number): void {
    while (this.#changes.length > mark) {
      const change = this.#changes.pop();
      if (change?.before !== undefined) this.#meaning.set(change.name, change.before);
      else if (change !== undefined) this.#meaning.delete(change.name);
    }
  }

  /** `alias Shop.Cart`, `alias Shop.Cart, as: Basket` */
  alias(full: string, name = lastOf(full)): void {
    if (full.length > maxLength) return;
    this.#changes.push({ name, before: this.#meaning.get(name) });
    this.#meaning.set(name, full);
  }

  /** The full name. */
  expand(written: string): string {
    if (written.startsWith('__MODULE__')) return `${this.current}${written.slice('__MODULE__'.length)}`;
    if (written.startsWith('Elixir.')) return written.slice('Elixir.'.length);
    const dot = written.indexOf('.');
    const head = dot === -1 ? written : written.slice(0, dot);
    const meaning = this.#meaning.get(head);
    if (meaning === undefined) return written;
    return dot === -1 ? meaning : `${meaning}${written.slice(dot)}`;
  }

  /** Returns the full name. Like Elixir, aliases its first part. */
  define(written: string): string {
    const isFull = this.current === '' || written.startsWith('__MODULE__') || written.startsWith('Elixir.');
    if (isFull) return this.expand(written);
    const full = `${this.current}.${written}`;
    if (full.length > maxLength) return this.current;
    const head = written.split('.', 1)[0] ?? written;
    this.alias(`${this.current}.${head}`, head);
    return full;
  }
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
