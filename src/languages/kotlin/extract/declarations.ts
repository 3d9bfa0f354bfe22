// What a Kotlin file declares for others, fully qualified, each once: functions of one name are many.
import { NumberSet } from '../../kit/number-set.ts';
import { table } from './keywords.ts';

/** Nobody names anything by a longer path. */
const maxPath = 1000;

/** Of the top level, each as name × 2 + 1 for an extension; used for one file after the other. */
const atTop = new NumberSet();

class Declarations {
  /** The package. */
  scope = '';
  names: string[] = [];
  extensions: string[] = [];
  /** Of types inside others. */
  #paths: Set<string> | undefined;

  begin(): void {
    this.scope = '';
    this.names = [];
    this.extensions = [];
    this.#paths = undefined;
    atTop.clear();
  }

  qualify(name: string): string {
    // Not as a template, for which the engine would ask whether they are strings.
    return this.scope === '' ? name : this.scope + '.' + name;
  }

  /** At the top level. */
  add(name: number): void {
    if (atTop.has(name * 2)) return;
    atTop.add(name * 2);
    this.names.push(this.qualify(table.text(name)));
  }

  addExtension(name: number): void {
    this.add(name);
    if (atTop.has(name * 2 + 1)) return;
    atTop.add(name * 2 + 1);
    this.extensions.push(this.qualify(table.text(name)));
  }

  /** What a type inside another is called; empty where nobody would call it so. */
  pathInside(outer: string, name: number): string {
    return outer === '' || outer.length > maxPath ? '' : outer + '.' + table.text(name);
  }

  addInside(path: string): void {
    this.#paths ??= new Set();
    if (this.#paths.has(path)) return;
    this.#paths.add(path);
    this.names.push(path);
  }
}

/** Used for one file after the other. */
export const declarations = new Declarations();
