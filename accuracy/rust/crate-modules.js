// The modules of a crate as its compiler lists them: which file each stands in, and from where to where.
import { endOfBrackets } from './code-text.js';

/**
 * @typedef {import('./references.js').Analysis} Analysis
 * @typedef {import('./sources.js').Sources} Sources
 * @typedef {{ file: string, name: string, start: number, end: number }} Module From `start` to `end` in its file.
 */

export class CrateModules {
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
