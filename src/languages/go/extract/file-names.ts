// The names of one file: declared for its package, hidden by a scope, and referenced.
import type { Declaration } from '../../../model/declaration.ts';
import type { ImportStatement } from '../../../model/source.ts';
import { Scopes } from '../../kit/scopes.ts';
import { References } from './references.ts';
import { blank, isEverywhere, none, words } from './words.ts';

/** Reused across files. */
export class FileNames extends Scopes {
  readonly #references = new References();
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
    this.#references.clear();
    this.#declared.clear();
    this.#variables.clear();
    this.#initial.clear();
    this.#initialCalls.clear();
    this.#receivers.clear();
    this.isInitial = false;
  }

  get referenceMark(): number {
    return this.#references.mark;
  }

  refer(word: number, selector: number, line: number, start: number): void {
    if (selector === none ? isEverywhere(word) : word === none || word === blank) return;
    if (this.isHidden(word)) return;
    this.#references.note(word, selector, line, start);
    if (this.isInitial) this.#initial.add(word);
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
    this.#references.takeBack(referenceMark, this);
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
    this.#references.addTo(statements, this.#declared, this.#receivers);
  }
}
