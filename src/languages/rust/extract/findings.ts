// The findings of one file, in source order.
import type { Extraction, ImportStatement } from '../../../model/source.ts';
import { LineCounter } from '../../kit/line-counter.ts';
import { resized } from '../../kit/resized.ts';
import { type Cursor, names } from './cursor.ts';
import type { Nesting } from './nesting.ts';
import type { ImportDetail, RustModDetail, RustPathDetail } from '../../../model/import-detail.ts';
import { declareAll } from '../../kit/declarations.ts';

/** Longer than any real path; nested groups could create very many. */
export const longestPath = 1000;

/** Path → visit of the module in which it was last added. */
let visitOf = new Int32Array(1 << 12);

type WrittenMod = Pick<RustModDetail, 'isCertain' | 'file' | 'folder' | 'isPublic'>;

/** By `include!`, in the documentation, or elsewhere. */
export type IncludeKind = 'code' | 'docs' | 'data';

export class Findings {
  readonly #nesting: Nesting;
  readonly #lines: LineCounter;
  readonly #imports: ImportStatement[] = [];
  readonly #declares = new Set<string>();
  readonly #spacedPaths = new Set<string>();
  #lastInCode: RustPathDetail | undefined;
  #lastUse: RustPathDetail | undefined;

  constructor(cursor: Cursor, nesting: Nesting) {
    this.#nesting = nesting;
    this.#lines = new LineCounter(cursor.bytes);
  }

  extraction(): Extraction {
    return { imports: this.#imports, declares: declareAll(this.#declares) };
  }

  /** An item of the current module. */
  declare(name: string): void {
    const { inside } = this.#nesting.modules;
    this.#declares.add(inside === '' ? name : `${inside}::${name}`);
  }

  /** `mod cart;` */
  addMod(start: number, module: string, { isCertain, file, folder, isPublic }: WrittenMod): void {
    const { isInMacro, modules } = this.#nesting;
    const certain = isCertain && !isInMacro;
    const { inside } = modules;
    this.#add(start, `mod ${module}`, {
      kind: 'rust-mod',
      module,
      isCertain: certain,
      inside,
      file,
      folder,
      isPublic,
    });
  }

  addUse(start: number, specifier: string, form: 'use' | 'extern', alias: string): void {
    this.#add(start, specifier, this.#pathDetail(form, alias));
  }

  addInclude(start: number, file: string, kind: IncludeKind): void {
    if (file.length > longestPath) return;
    const { isInMacro, modules } = this.#nesting;
    const isCode = kind === 'code';
    const detail = { kind: 'rust-include', isCode, isCertain: !isInMacro, inside: modules.inside } as const;
    const line = this.#lines.lineAt(start);
    const role = kind === 'docs' ? { role: 'docs' as const } : undefined;
    this.#push({ specifier: file, detail, line, kind: 'static', ...role });
  }

  /** A path in code, at its first use in this module. */
  addPath(start: number, end: number): void {
    const path = names.numberOf(start, end);
    const { visit } = this.#nesting.modules;
    if (path >= visitOf.length) visitOf = resized(visitOf, new Int32Array(names.size * 2));
    if (visitOf[path] === visit) return;
    visitOf[path] = visit;
    this.#addReference(start, names.text(path));
  }

  /** Same, for a path with blanks or raw names. */
  addSpacedPath(start: number, path: string): void {
    const { role, modules } = this.#nesting;
    const key = `${modules.inside} ${role} ${path}`;
    if (this.#spacedPaths.has(key)) return;
    this.#spacedPaths.add(key);
    this.#addReference(start, path);
  }

  #addReference(start: number, specifier: string): void {
    if (specifier.length > longestPath) return;
    const detail = this.#pathDetail('code', '');
    this.#push({ specifier, detail, line: this.#lines.lineAt(start), kind: 'reference' });
  }

  #add(start: number, specifier: string, detail: ImportDetail): void {
    if (specifier.length > longestPath) return;
    this.#push({ specifier, detail, line: this.#lines.lineAt(start), kind: 'static' });
  }

  #push(statement: ImportStatement): void {
    const { role } = this.#nesting;
    this.#imports.push(role === undefined ? statement : { ...statement, role });
  }

  /** Cached: nearly all paths of a module share it. */
  #pathDetail(form: RustPathDetail['form'], alias: string): RustPathDetail {
    const { isInMacro, modules } = this.#nesting;
    const { inside } = modules;
    const isCertain = !isInMacro;
    const last = form === 'code' ? this.#lastInCode : this.#lastUse;
    if (last?.form === form && last.inside === inside && last.isCertain === isCertain && last.alias === alias)
      return last;
    const detail: RustPathDetail = { kind: 'rust-path', form, isCertain, inside, alias };
    if (form === 'code') this.#lastInCode = detail;
    else if (alias === '') this.#lastUse = detail;
    return detail;
  }
}
