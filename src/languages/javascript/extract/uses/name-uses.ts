// How a file uses its imported names, identified by number, and the scopes that shadow them. Other names are ignored.

/** Any name that is not asked for. */
const noName = -1;

export const asValue = 1;
export const asType = 2;
/** As the type of a decorated member, for which `emitDecoratorMetadata` emits a value. */
export const asMetadata = 4;
/** Same for a nullable type: a value unless the compiler checks for null. */
export const asNullableMetadata = 8;

// Uses that wait for the end of their scope, each a number: the name, and the kind of use in the lowest bits.
const value = 0;
const type = 1;
/** The type of a variable: `typeof cart`. */
const erasedValue = 2;
/** An export of a declared module, a value or a type: `declare module 'shop' { export default Cart }`. */
const erasedExport = 3;
const kindMask = 3;
/** Declares a parameter if its parentheses belong to an arrow function. */
const mayDeclare = 4;
const perName = 8;

/** `import Tax = prices.Tax`: `prices` is used like `Tax`. */
interface Alias {
  /** -1 if none is open. */
  readonly scope: number;
  readonly name: number;
  readonly origin: number;
}

export class NameUses {
  /** Name → uses that no scope can take back. */
  private readonly known: number[] = [];
  private readonly aliases: Alias[] = [];
  private readonly pending: number[] = [];
  /** Per open scope: the number of uses before it, whether it holds `var`, its declarations. */
  private readonly firstUse: number[] = [];
  private readonly isFunction: boolean[] = [];
  private readonly declared: (number[] | undefined)[] = [];
  /** Inside something that is erased as a whole: `declare namespace`. */
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

  useValue(name: number, isPattern = false): void {
    if (name === noName) return;
    const kind = this.ambientDepth > 0 ? erasedExport : value;
    this.pending.push(name * perName + kind + (isPattern ? mayDeclare : 0));
  }

  useType(name: number): void {
    if (name !== noName) this.pending.push(name * perName + type);
  }

  useErasedValue(name: number): void {
    if (name !== noName) this.pending.push(name * perName + erasedValue);
  }

  /** `ways` is one of the two metadata flags. */
  useMetadata(name: number, ways: number): void {
    this.known[name] = this.waysOf(name) | ways;
  }

  declareAlias(name: number, origin: number): void {
    this.declareBoth(name);
    this.aliases.push({ scope: this.depth - 1, name, origin });
  }

  openScope(isFunction: boolean): void {
    this.firstUse.push(this.pending.length);
    this.isFunction.push(isFunction);
    this.declared.push(undefined);
  }

  /** Uses of names that the scope declares are dropped; the others move to the enclosing scope. */
  closeScope(): void {
    const first = this.firstUse.pop() ?? 0;
    this.isFunction.pop();
    const declared = this.declared.pop();
    if (declared === undefined) return;
    this.followAliases(first);
    let left = first;
    for (let i = first; i < this.pending.length; i++) {
      const use = this.pending[i]!;
      if (!isDeclared(use, declared)) this.pending[left++] = use;
    }
    this.pending.length = left;
  }

  /** Last first: an alias can depend on an earlier one. */
  private followAliases(first: number): void {
    while (this.aliases.length > 0 && this.aliases.at(-1)!.scope >= this.depth) {
      const { name, origin } = this.aliases.pop()!;
      for (let i = first; i < this.pending.length; i++) {
        const use = this.pending[i]!;
        if (Math.floor(use / perName) === name) this.pending[i] = use + (origin - name) * perName;
      }
    }
  }

  declareValue(name: number): void {
    this.declareIn(this.depth - 1, name * 2);
  }

  declareType(name: number): void {
    this.declareIn(this.depth - 1, name * 2 + 1);
  }

  /** A class, an enum or a namespace. */
  declareBoth(name: number): void {
    this.declareValue(name);
    this.declareType(name);
  }

  /** `var`: for the whole enclosing function. */
  declareVariable(name: number): void {
    let scope = this.depth - 1;
    while (scope > 0 && !this.isFunction[scope]!) scope--;
    if (scope >= 0 && this.isFunction[scope]!) this.declareIn(scope, name * 2);
  }

  /** Without an open scope, a declaration is the import itself or an error. */
  private declareIn(scope: number, declaration: number): void {
    if (scope < 0 || declaration < 0) return;
    const declared = (this.declared[scope] ??= []);
    if (!declared.includes(declaration)) declared.push(declaration);
  }

  /** Turns possible declarations since `first` into declarations of the innermost scope. */
  declarePatterns(first: number): void {
    let left = first;
    for (let i = first; i < this.pending.length; i++) {
      const use = this.pending[i]!;
      if ((use & mayDeclare) === 0) this.pending[left++] = use;
      else this.declareValue(Math.floor(use / perName));
    }
    this.pending.length = left;
  }

  /** Turns possible declarations since `first` into plain uses. */
  keepPatterns(first: number): void {
    for (let i = first; i < this.pending.length; i++) this.pending[i]! &= ~mayDeclare;
  }

  usesSince(first: number): readonly number[] {
    return this.pending.slice(first);
  }

  /** Resets the innermost scope to these uses since `first`, and no declarations. */
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

  /** Without an open scope, all remaining uses are final. */
  settle(): void {
    for (const use of this.pending) {
      const name = Math.floor(use / perName);
      this.known[name] = this.waysOf(name) | ((use & kindMask) === value ? asValue : asType);
    }
    this.pending.length = 0;
    for (let i = this.aliases.length - 1; i >= 0; i--) {
      const { name, origin } = this.aliases[i]!;
      this.known[origin] = this.waysOf(origin) | this.waysOf(name);
    }
  }
}

function isDeclared(use: number, declared: readonly number[]): boolean {
  const kind = use & kindMask;
  const valueOf = Math.floor(use / perName) * 2;
  return (
    (kind !== type && declared.includes(valueOf)) ||
    ((kind === type || kind === erasedExport) && declared.includes(valueOf + 1))
  );
}
