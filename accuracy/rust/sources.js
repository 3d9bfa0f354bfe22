// The text of a corpus's files, and where in it the compiler's places are.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeOf } from './code-text.js';

/** @typedef {{ file_name: string, line_start: number, column_start: number }} Span */

export class Sources {
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

/** @param {string} text */
function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
