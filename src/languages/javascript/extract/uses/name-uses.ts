// How the imported names of a file are used, each known by its number, with the scopes in which something else has
// the same name. What the rest of the file declares and uses leaves no trace.

/** Ways of use, as bits. */
export const asValue = 1;
export const asType = 2;
/** By the type of a decorated member, of which `emitDecoratorMetadata` makes a value. */
export const asMetadata = 4;

// Uses that wait for the end of their scope, each a number: the name, and in the lowest bits what kind of use it is.
const value = 0;
const type = 1;
/** A type that is taken from a variable (`typeof cart`), or an expression that is erased. */
const erasedValue = 2;
const kindMask = 3;
/** It declares a parameter if its parentheses turn out to be those of an arrow function. */
const mayDeclare = 4;
const perName = 8;

export class NameUses {
  /** Name → ways of use that no scope can take back. */
  private readonly known: number[] = [];
  /** Name of `import Tax = prices.Tax` → that of `prices`. */
  private readonly originOf = new Map<number, number>();
  private readonly pending: number[] = [];
  /** For each open scope: how many uses there were before it, whether `var` stays inside, what it declares. */
  private readonly firstUse: number[] = [];
  private readonly isFunction: boolean[] = [];
  private readonly declared: (number[] | undefined)[] = [];
  /** Some scope declares one of the names. */
  hasDeclared = false;
  /** Within something that is erased as a whole: `declare namespace`. */
  ambientDepth = 0;

  waysOf(name: number): number {
    return this.known[name] ?? 0;
  }

  get count(): number {
    return this.pending.length;
  }

  get depth(): number {
    return this.firstUse.length;
  }

  useValue(name: number, isPattern: boolean): void {
    const kind = this.ambientDepth > 0 ? erasedValue : value;
    this.pending.push(name * perName + kind + (isPattern ? mayDeclare : 0));
  }

  useType(name: number): void {
    this.pending.push(name * perName + type);
  }

  useErasedValue(name: number): void {
    this.pending.push(name * perName + erasedValue);
  }

  useMetadata(name: number): void {
    this.known[name] = this.waysOf(name) | asMetadata;
  }

  /** Whatever `alias` is used as, `origin` is too. */
  link(alias: number, origin: number): void {
    if (alias !== origin) this.originOf.set(alias, origin);
  }

  openScope(isFunction: boolean): void {
    this.firstUse.push(this.pending.length);
    this.isFunction.push(isFunction);
    this.declared.push(undefined);
  }

  /** Uses of what the scope declares are none of an import; the rest wait for the scope around. */
  closeScope(): void {
    const first = this.firstUse.pop() ?? 0;
    this.isFunction.pop();
    const declared = this.declared.pop();
    if (declared === undefined) return;
    let left = first;
    for (let i = first; i < this.pending.length; i++) {
      const use = this.pending[i]!;
      if (!declared.includes(declarationMetBy(use))) this.pending[left++] = use;
    }
    this.pending.length = left;
  }

  declareValue(name: number): void {
    this.declareIn(this.depth - 1, name * 2);
  }

  declareType(name: number, scope = this.depth - 1): void {
    this.declareIn(scope, name * 2 + 1);
  }

  /** By `var`, for the whole function around. */
  declareVariable(name: number): void {
    let scope = this.depth - 1;
    while (scope > 0 && !this.isFunction[scope]!) scope--;
    if (scope >= 0 && this.isFunction[scope]!) this.declareIn(scope, name * 2);
  }

  /** Where nothing is open, a declaration is the import's own or an error. */
  private declareIn(scope: number, declaration: number): void {
    if (scope < 0) return;
    this.hasDeclared = true;
    const declared = (this.declared[scope] ??= []);
    if (!declared.includes(declaration)) declared.push(declaration);
  }

  /** The uses since there were `first` that may declare something declare it, in the innermost scope. */
  declarePatterns(first: number): void {
    let left = first;
    for (let i = first; i < this.pending.length; i++) {
      const use = this.pending[i]!;
      if ((use & mayDeclare) === 0) this.pending[left++] = use;
      else this.declareValue(Math.floor(use / perName));
    }
    this.pending.length = left;
  }

  /** The same uses declare nothing after all. */
  keepPatterns(first: number): void {
    for (let i = first; i < this.pending.length; i++) this.pending[i]! &= ~mayDeclare;
  }

  usesSince(first: number): readonly number[] {
    return this.pending.slice(first);
  }

  /** The innermost scope has these uses since there were `first`, and declares nothing. */
  restore(first: number, uses: readonly number[]): void {
    this.pending.length = first;
    for (const use of uses) this.pending.push(use);
    this.declared[this.depth - 1] = undefined;
  }

  forgetSince(count: number, depth: number): void {
    this.pending.length = Math.min(this.pending.length, count);
    this.firstUse.length = depth;
    this.isFunction.length = depth;
    this.declared.length = depth;
  }

  /** Where no scope is open: what waits is certain. */
  settle(): void {
    for (const use of this.pending) {
      const name = Math.floor(use / perName);
      this.known[name] = this.waysOf(name) | ((use & kindMask) === value ? asValue : asType);
    }
    this.pending.length = 0;
    for (const [alias, origin] of this.originOf)
      this.known[origin] = this.waysOf(origin) | this.waysOf(alias);
  }
}

function declarationMetBy(use: number): number {
  return Math.floor(use / perName) * 2 + ((use & kindMask) === type ? 1 : 0);
}
