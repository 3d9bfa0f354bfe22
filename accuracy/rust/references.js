// Which file every path leads to, from what the compiler notes while it compiles (`-Zsave-analysis`): for each name of a
// path the definition that it found. A path leads to the last module that it names, as Lintel has it: what that one takes
// from elsewhere by `pub use` is its own.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeOf, endOfBrackets } from './code-text.js';
import { nameAt, pathFrom, pathUpTo, startOfPath } from './written-path.js';

/**
 * @typedef {{ file_name: string, line_start: number, column_start: number }} Span
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
 * @typedef {{ file: string, name: string, start: number, end: number }} Module From `start` to `end` in its file.
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
    all.map((analysis) => [keyOf(analysis.prelude.crate_id), new Crate(analysis, sources)]),
  );
  /** @type {References} */
  const answer = { edges: new Set(), files: new Set(), lines: new Set() };
  for (const analysis of all) {
    const crate = crates.get(keyOf(analysis.prelude.crate_id));
    if (crate !== undefined) new CrateReader(analysis, crate, crates, sources, answer).read();
  }
  return answer;
}

/** The text of the files, each read once. */
class Sources {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    /** @type {Map<string, { code: string, lines: number[] } | undefined>} */
    this.known = new Map();
  }

  /**
   * Relative to the corpus; undefined for what is outside of it, or was made by a build.
   * @param {string} file
   */
  pathOf(file) {
    const path = relative(this.folder, join(file.startsWith('/') ? '' : this.folder, file));
    return path.startsWith('..') || path.startsWith('target/') ? undefined : path;
  }

  /** @param {string} path */
  read(path) {
    if (!this.known.has(path)) {
      const file = join(this.folder, path);
      const text = existsSync(file) ? codeOf(readFileSync(file, 'utf8')) : undefined;
      this.known.set(path, text === undefined ? undefined : { code: text, lines: lineStarts(text) });
    }
    return this.known.get(path);
  }

  /** @param {Span} span */
  place({ file_name: file, line_start: line, column_start: column }) {
    const path = this.pathOf(file);
    const source = path === undefined ? undefined : this.read(path);
    const start = source?.lines[line - 1];
    if (path === undefined || source === undefined || start === undefined) return undefined;
    return { path, code: source.code, line, at: start + unitsBefore(source.code, start, column - 1) };
  }
}

/** The modules of a crate. */
class Crate {
  /**
   * @param {Analysis} analysis
   * @param {Sources} sources
   */
  constructor({ defs }, sources) {
    /** @type {Map<number, Module>} */
    this.modules = new Map();
    /** @type {Map<string, Module>} */
    this.byName = new Map();
    for (const { kind, id, span, value, qualname } of defs) {
      const file = kind === 'Mod' ? sources.pathOf(value) : undefined;
      const place = sources.place(span);
      if (file === undefined || place === undefined || place.path !== file) continue;
      // That of a file begins where the file does.
      const isFile = place.at === 0;
      const end = isFile ? place.code.length : endOfBrackets(place.code, place.at);
      const module = { file, name: qualname, start: place.at, end };
      this.modules.set(id.index, module);
      this.byName.set(qualname, module);
    }
    /** @type {Map<string, Module[]>} Innermost first. */
    this.inFile = new Map();
    for (const module of this.modules.values())
      this.inFile.set(module.file, [...(this.inFile.get(module.file) ?? []), module]);
    for (const modules of this.inFile.values()) modules.sort((a, b) => b.start - a.start);
  }

  /**
   * @param {string} file
   * @param {number} at
   */
  around(file, at) {
    return this.inFile.get(file)?.find(({ start, end }) => start <= at && at < Math.max(end, start + 1));
  }

  /** @param {Module | undefined} module */
  parentOf(module) {
    for (let name = module?.name ?? ''; name.includes('::');) {
      name = name.slice(0, name.lastIndexOf('::'));
      const parent = this.byName.get(name === '' ? '::' : name);
      if (parent !== undefined) return parent;
    }
    return undefined;
  }
}

class CrateReader {
  /**
   * @param {Analysis} analysis
   * @param {Crate} crate
   * @param {ReadonlyMap<string, Crate>} crates
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

/**
 * Columns count characters, and some are two units long here.
 * @param {string} code
 * @param {number} start
 * @param {number} characters
 */
function unitsBefore(code, start, characters) {
  let at = start;
  for (let i = 0; i < characters; i++) at += (code.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return at - start;
}

/** @param {CrateId} id */
function keyOf({ name, disambiguator }) {
  return `${name} ${disambiguator.join(' ')}`;
}

/** @param {string} text */
function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
