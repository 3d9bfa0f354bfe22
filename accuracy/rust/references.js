// Which file every path leads to, from what the compiler notes while it compiles (`-Zsave-analysis`): for each name of a
// path the definition that it found. A path leads to the last module that it names, as Lintel has it: what that one takes
// from elsewhere by `pub use` is its own.
import { readFileSync } from 'node:fs';
import { CrateModules } from './crate-modules.js';
import { Sources } from './sources.js';
import { nameAt, pathFrom, pathUpTo, startOfPath } from './written-path.js';

/**
 * @typedef {import('./crate-modules.js').Module} Module
 * @typedef {import('./sources.js').Span} Span
 * @typedef {{ krate: number, index: number }} Id
 * @typedef {{ id: Id, kind: string, span: Span, value: string, qualname: string }} Definition
 * @typedef {{ name: string, disambiguator: readonly number[] }} CrateId
 * @typedef {{
 *   prelude: { crate_id: CrateId, external_crates: readonly { num: number, id: CrateId }[] },
 *   defs: readonly Definition[],
 *   refs: readonly { kind: string, span: Span, ref_id: Id }[],
 *   imports: readonly { kind: string, span: Span, ref_id: Id | null, name: string }[],
 * }} Analysis
 *
 * @typedef {{ edges: Set<string>, files: Set<string>, lines: Set<string> }} References
 * `lines` are those that the compiler said anything about: `src/cart.rs:12`.
 */

/**
 * @param {import('./compile.js').Compiled} compiled
 * @returns {References}
 */
export function readReferences({ folder, analyses }) {
  const all = analyses.map((path) => /** @type {Analysis} */ (JSON.parse(readFileSync(path, 'utf8'))));
  const sources = new Sources(folder);
  const crates = new Map(
    all.map((analysis) => [keyOf(analysis.prelude.crate_id), new CrateModules(analysis, sources)]),
  );
  /** @type {References} */
  const answer = { edges: new Set(), files: new Set(), lines: new Set() };
  for (const analysis of all) {
    const crate = crates.get(keyOf(analysis.prelude.crate_id));
    if (crate !== undefined) new CrateReader(analysis, crate, crates, sources, answer).read();
  }
  return answer;
}

class CrateReader {
  /**
   * @param {Analysis} analysis
   * @param {CrateModules} crate
   * @param {ReadonlyMap<string, CrateModules>} crates
   * @param {Sources} sources
   * @param {References} answer
   */
  constructor(analysis, crate, crates, sources, answer) {
    this.analysis = analysis;
    this.crate = crate;
    this.sources = sources;
    this.answer = answer;
    this.crates = new Map([[0, crate]]);
    for (const { num, id } of analysis.prelude.external_crates) {
      const other = crates.get(keyOf(id));
      if (other !== undefined) this.crates.set(num, other);
    }
    /** @type {Map<string, Module>} File and place of a name → the module that it is. */
    this.moduleAt = new Map();
  }

  read() {
    const { defs, refs, imports } = this.analysis;
    for (const module of this.crate.modules.values()) this.answer.files.add(module.file);
    for (const { span } of [...defs, ...refs, ...imports]) {
      const place = this.sources.place(span);
      if (place !== undefined) this.answer.lines.add(`${place.path}:${place.line}`);
    }
    for (const { span, ref_id: id } of [...refs, ...imports]) {
      const place = this.sources.place(span);
      const module = id === null ? undefined : this.crates.get(id.krate)?.modules.get(id.index);
      if (place !== undefined && module !== undefined) this.moduleAt.set(`${place.path}:${place.at}`, module);
    }
    for (const { span } of imports) {
      const place = this.sources.place(span);
      if (place !== undefined) this.addPath(place, pathUpTo(place.code, place.at));
    }
    const begun = new Set();
    for (const { span, kind } of refs) {
      const place = this.sources.place(span);
      if (place === undefined) continue;
      const isDeclared =
        kind === 'Mod' && /\bmod\s+(?:r#)?$/.test(place.code.slice(Math.max(0, place.at - 40), place.at));
      const start = startOfPath(place.code, place.at);
      if (begun.has(`${place.path}:${start}`)) continue;
      begun.add(`${place.path}:${start}`);
      const names = pathFrom(place.code, start);
      if (isDeclared || names.length > 1) this.addPath(place, names);
    }
  }

  /**
   * @param {{ path: string, code: string }} place
   * @param {readonly number[]} names
   */
  addPath({ path, code }, names) {
    /** @type {Module | undefined} */
    let last;
    for (const [i, at] of names.entries()) {
      const next = this.moduleNamed(path, code, at, i, last);
      if (next === undefined) break;
      last = next;
    }
    if (last !== undefined && last.file !== path) this.answer.edges.add(`${path} → ${last.file}`);
  }

  /**
   * The compiler notes nothing sure of `crate`, `self` and `super`, so these are found in its modules.
   * @param {string} path
   * @param {string} code
   * @param {number} at
   * @param {number} i
   * @param {Module | undefined} last
   */
  moduleNamed(path, code, at, i, last) {
    switch (nameAt(code, at)) {
      case 'crate':
        return this.crate.byName.get('::');
      case 'self':
        return i === 0 ? this.crate.around(path, at) : last;
      case 'super':
        return this.crate.parentOf(i === 0 ? this.crate.around(path, at) : last);
      default:
        return this.moduleAt.get(`${path}:${at}`);
    }
  }
}

/** @param {CrateId} id */
function keyOf({ name, disambiguator }) {
  return `${name} ${disambiguator.join(' ')}`;
}
