// The names of one file: declared for its package, hidden by a scope, and those that it uses but does not declare locally,
// each at its first use. `cart.Add` is one name: only the resolver knows whether `cart` is a package or a variable of a
// sibling file.
import type { Declaration } from '../../../model/declaration.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { NumberStack } from '../../kit/number-stack.ts';
import { PairTable } from '../../kit/pair-table.ts';
import { Scopes } from '../../kit/scopes.ts';
import { blank, isEverywhere, none, words } from './words.ts';

/** Line of a reference that was taken back. */
const takenBack = 0;

/** Reused across files. */
export class FileNames extends Scopes {
  /** The references: (name, selector), with the line and the start of each. */
  readonly #pairs = new PairTable();
  readonly #lines = new NumberStack();
  readonly #starts = new NumberStack();
  /** In order of use; a reference that was taken back may be added again. */
  readonly #log = new NumberStack();
  readonly #declared = new Set<number>();
  readonly #variables = new Set<number>();
  /** What `init` functions refer to, and what they call for its effect. */
  readonly #initial = new Set<number>();
  readonly #initialCalls = new Set<number>();
  /** Types that the file declares methods of. */
  readonly #receivers = new Set<number>();
  /** Inside of an `init` function. */
  isInitial = false;

  begin(): void {
    this.clear();
    const references = [this.#pairs, this.#lines, this.#starts, this.#log];
    const sets = [this.#declared, this.#variables, this.#initial, this.#initialCalls, this.#receivers];
    for (const each of [...references, ...sets]) each.clear();
    this.isInitial = false;
  }

  get referenceMark(): number {
    return this.#log.size;
  }

  refer(word: number, selector: number, line: number, start: number): void {
    if (selector === none ? isEverywhere(word) : word === none || word === blank) return;
    if (this.isHidden(word)) return;
    this.#note(this.#pairs.numberOf(word, selector), line, start);
    if (this.isInitial) this.#initial.add(word);
  }

  #note(pair: number, line: number, start: number): void {
    if (pair === this.#lines.size) {
      this.#lines.push(line);
      this.#starts.push(start);
    } else {
      if (this.#lines.at(pair) !== takenBack) return;
      this.#lines.put(pair, line);
      this.#starts.put(pair, start);
    }
    this.#log.push(pair);
  }

  /** A statement calls the function without using its result. */
  noteCall(word: number): void {
    if (!this.isInitial || isEverywhere(word) || this.isHidden(word)) return;
    this.#initialCalls.add(word);
  }

  declare(word: number): void {
    if (word !== blank) this.#declared.add(word);
  }

  declareVariable(word: number): void {
    this.declare(word);
    this.#variables.add(word);
  }

  referReceiver(word: number): void {
    this.#receivers.add(word);
  }

  /** Type parameters may be used before their declaration: `[S ~[]E, E any]`. */
  takeBackHidden(referenceMark: number): void {
    for (let i = referenceMark; i < this.#log.size; i++) {
      const pair = this.#log.at(i);
      if (this.isHidden(this.#pairs.leftOf(pair))) this.#lines.put(pair, takenBack);
    }
  }

  declarations(): Declaration[] {
    const names: Declaration[] = Array.from(this.#declared, (word) => ({
      kind: this.#variables.has(word) ? 'variable' : 'name',
      name: words.text(word),
    }));
    const uses = this.#undeclared(this.#initial);
    if (uses.length === 0) return names;
    return [...names, { kind: 'go-init', uses, calls: this.#undeclared(this.#initialCalls) }];
  }

  #undeclared(used: ReadonlySet<number>): string[] {
    return [...used].filter((word) => !this.#declared.has(word)).map((word) => words.text(word));
  }

  /** In source order, without names that the file declares. */
  addReferencesTo(statements: ImportStatement[]): void {
    for (const pair of this.#inOrder())
      statements.push({ specifier: this.#specifier(pair), line: this.#lines.at(pair), kind: 'reference' });
  }

  #inOrder(): number[] {
    const starts = this.#starts;
    const pairs: number[] = [];
    let before = -1;
    let isSorted = true;
    for (let pair = 0; pair < starts.size; pair++) {
      if (this.#lines.at(pair) === takenBack || this.#declared.has(this.#pairs.leftOf(pair))) continue;
      if (starts.at(pair) < before) isSorted = false;
      before = starts.at(pair);
      pairs.push(pair);
    }
    return isSorted ? pairs : pairs.sort((a, b) => starts.at(a) - starts.at(b));
  }

  /** Types that the file declares methods of are written `func (Cart)`. */
  #specifier(pair: number): string {
    const word = this.#pairs.leftOf(pair);
    const name = words.text(word);
    const selector = this.#pairs.rightOf(pair);
    if (selector !== none) return `${name}.${words.text(selector)}`;
    return this.#receivers.has(word) ? `func (${name})` : name;
  }
}
