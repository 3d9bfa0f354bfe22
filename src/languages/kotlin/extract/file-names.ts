// The names of a Kotlin file: imported, hidden by a scope or class, and referenced, with what is known of calls.
import type { ImportStatement } from '../../../model/source.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { NotedNames } from '../../jvm/extract/noted-names.ts';
import { ReferenceLedger } from '../../jvm/extract/reference-ledger.ts';
import { CallShapes, maxShapes } from './call-shapes.ts';
import { counts, Known, knownDetails, knownKinds, notCalled, unknownCount } from '../../jvm/extract/known.ts';
import { ValuePaths } from './value-paths.ts';
import { table } from './words.ts';

type MemberDetail = Extract<ImportDetail, { readonly argument: string }>;

/** More than a file can have names: they are counted in 30 bits. */
const maxMembers = 2 ** 31;

/** Per file: a generated file may have very many classes. */
const maxContexts = 50;
/** The same for the ways in which functions are called. */
const maxCalls = 500;

/** Name → the specifier of its calls after a dot: files of a project repeat them, and each is compared often. */
const called = new Map<string, string>();
const mostKept = 10_000;

function asCalled(name: string): string {
  const known = called.get(name);
  if (known !== undefined) return known;
  if (called.size >= mostKept) called.clear();
  const specifier = `.${name}()`;
  called.set(name, specifier);
  return specifier;
}

/** By the number of arguments + 1; there is nothing to say if that is not known. */
const argumentDetails: readonly (ImportDetail | undefined)[] = Array.from({ length: counts }, (_, i) =>
  i === unknownCount + 1 ? undefined : { kind: 'arguments', count: i - 1 },
);

/** Reused across files. */
export class FileNames extends NotedNames {
  /** Members that are called. */
  readonly #calledMembers = new ReferenceLedger();
  /** Members of values of which something is known: that and the member as one number → the statement. */
  readonly #membersOfValues = new Map<number, ImportStatement>();
  /** What is known of the values that paths lead to. */
  readonly paths = new ValuePaths();
  /** How members are called. */
  readonly shapes = new CallShapes();
  /** The detail of the last of these, and what it describes. */
  #detail: MemberDetail | undefined;
  #described = -1;
  #describedShape = -1;
  /** The types around calls, by context number; context 0 has none. */
  #contexts: (readonly string[])[] = [];
  /** The number of each call by its context and shape. */
  readonly #callOf = new Map<number, number>();

  override begin(): void {
    super.begin();
    this.#contexts = [[]];
    this.calls = [undefined];
    this.#callOf.clear();
    this.#calledMembers.begin();
    this.#membersOfValues.clear();
    this.paths.begin();
    this.shapes.begin();
    this.#detail = undefined;
  }

  isBound(name: number): boolean {
    return this.bound.has(name);
  }

  /** `how`: see `callIn` and `callOfCount`. */
  call(name: number, line: number, how = 0): void {
    if (!this.isHidden(name)) this.references.noteCall(name, line, how);
  }

  /** A number for places where members of these types can be called; 0 for no types, and if there are too many contexts. */
  contextOf(types: readonly string[]): number {
    const known = this.#contexts.findIndex((context) => isSameList(context, types));
    if (known !== -1) return known;
    return this.#contexts.length > maxContexts ? 0 : this.#contexts.push(types) - 1;
  }

  /** A number for calls in a context, of a shape; 0 if nothing is known of them, and if there are too many. */
  callIn(context: number, shape: number): number {
    const { count, argument } = this.shapes.at(shape);
    if (context === 0 && count === unknownCount && argument < 0) return 0;
    return this.#numberOfCall(context * maxShapes + shape, () => ({
      kind: 'call',
      types: this.typesIn(context),
      count,
      argument: this.#argumentIn(argument),
    }));
  }

  /** The same for calls of which only the number of arguments matters. */
  callOfCount(count: number): number {
    return this.#numberOfCall(-1 - count, () => argumentDetails[count + 1]!);
  }

  #numberOfCall(key: number, describe: () => ImportDetail): number {
    const known = this.#callOf.get(key);
    if (known !== undefined) return known;
    if (this.calls.length > maxCalls) return 0;
    const number = this.calls.push(describe()) - 1;
    this.#callOf.set(key, number);
    return number;
  }

  typesIn(context: number): readonly string[] {
    return this.#contexts[context]!;
  }

  selectCall(name: number, line: number, count: number): void {
    this.#calledMembers.noteCall(name, line, count + 1);
  }

  /** A member of something that is known; for `receiver` see known.ts, for `member` `memberCalled`. */
  selectOf(receiver: number, member: number, line: number): void {
    const key = receiver * maxMembers + member;
    if (this.#membersOfValues.has(key)) return;
    const shape = member % maxShapes;
    // Several members of a value are used one after the other.
    if (receiver !== this.#described || shape !== this.#describedShape || this.#detail === undefined) {
      this.#detail = this.#describe(receiver, shape);
      this.#described = receiver;
      this.#describedShape = shape;
    }
    const detail = this.#detail;
    const text = table.text(Math.trunc(member / maxShapes));
    const specifier = detail.count === notCalled ? `.${text}` : asCalled(text);
    this.#membersOfValues.set(key, { specifier, detail, line, kind: 'reference' });
  }

  #describe(receiver: number, shape: number): MemberDetail {
    const { count, argument: type } = this.shapes.at(shape);
    const argument = this.#argumentIn(type);
    const kind = receiver % knownKinds;
    if (kind === Known.path) {
      const path = this.paths.describe(receiver, (context) => this.typesIn(context));
      return { kind: 'member-of-path', ...path, count, argument };
    }
    const name = table.text(Math.trunc(receiver / knownKinds));
    return { kind: knownDetails[kind]!, receiver: name, count, argument };
  }

  /** See MemberDetail. */
  #argumentIn(known: number): string {
    if (known < 0) return '';
    const name = table.text(Math.trunc(known / knownKinds));
    return known % knownKinds === Known.value ? `.${name}` : name;
  }

  /** Members have their names × 2, plus 1 for a function, which hides calls only. */
  override addMember(name: number): void {
    this.members.push(name * 2);
  }

  addFunction(name: number): void {
    this.members.push(name * 2 + 1);
  }

  override takeBack(member: number, since: number): void {
    if (member % 2 === 1) this.references.takeBackCalls((member - 1) / 2, since);
    else this.references.takeBack(member / 2, since);
  }

  /** In source order; members last. */
  override statements(): ImportStatement[] {
    const statements = super.statements();
    this.#calledMembers.forEach(({ text, line, context }) => {
      const specifier = asCalled(table.text(text));
      const detail = argumentDetails[context];
      statements.push(importStatement({ specifier, detail, line, kind: 'reference' }));
    });
    statements.push(...this.#membersOfValues.values());
    return statements;
  }
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, i) => item === other[i]);
}
