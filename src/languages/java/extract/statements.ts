// Imports and references of one file, sorted by position, with their lines.
import type { ImportRole, ImportStatement, SourceText } from '../../../model/source.ts';
import { LineSearch } from '../../kit/line-search.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';
import { importStatement } from '../../kit/import-statement.ts';

interface Found {
  readonly start: number;
  readonly specifier: string;
  readonly detail: ImportDetail | undefined;
}

interface FoundImport {
  readonly start: number;
  readonly specifier: string;
  readonly name: string;
}

export class Statements {
  readonly #text: Buffer;
  readonly #imports: FoundImport[] = [];
  readonly #references: Found[] = [];
  /** Some name contains blanks, and may occur elsewhere without them. */
  #hasBlanks = false;

  constructor({ bytes, length }: SourceText) {
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, length);
  }

  textAt(start: number, end: number): string {
    return withoutBlanks(this.#text.toString('utf8', start, end));
  }

  import(start: number, end: number, lastStart: number): void {
    this.#imports.push({ start, specifier: this.textAt(start, end), name: this.textAt(lastStart, end) });
  }

  refer(written: string, start: number, detail: ImportDetail | undefined): void {
    const specifier = withoutBlanks(written);
    if (specifier !== written) this.#hasBlanks = true;
    this.#references.push({ start, specifier, detail });
  }

  inherit(start: number, end: number, heir: string): void {
    const detail: ImportDetail = { kind: 'supertype', heir };
    this.#references.push({ start, specifier: this.textAt(start, end), detail });
  }

  /** `roles`: of imported names that the code does not use. */
  inOrder(roles: ReadonlyMap<string, ImportRole>): ImportStatement[] {
    const references = this.#referencesInOrder();
    const first = references[0]?.start ?? Infinity;
    let lines = new LineSearch(this.#text, this.#text.length);
    const statements: ImportStatement[] = this.#imports.map(({ start, specifier, name }) => {
      const statement = { specifier, line: lines.lineAt(start), kind: 'static' as const };
      const role = roles.get(name);
      return role === undefined ? statement : { ...statement, role };
    });
    // Annotations of the package precede the imports.
    if ((this.#imports.at(-1)?.start ?? 0) > first) lines = new LineSearch(this.#text, this.#text.length);
    for (const { start, specifier, detail } of references)
      statements.push(importStatement({ specifier, detail, line: lines.lineAt(start), kind: 'reference' }));
    return statements;
  }

  #referencesInOrder(): readonly Found[] {
    this.#references.sort((a, b) => a.start - b.start);
    if (!this.#hasBlanks) return this.#references;
    const known = new Set<string>();
    return this.#references.filter(({ specifier, detail }) => {
      const key = `${specifier} ${detail?.kind} ${detail?.kind === 'supertype' ? detail.heir : ''}`;
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    });
  }
}

/** `shop . Cart`, over several lines, with comments or as `shop.@Nullable Cart`, is `shop.Cart`. */
function withoutBlanks(name: string): string {
  if (!/[\s/]/.test(name)) return name;
  return name.replaceAll(/\/\/.*|\/\*[^]*?\*\/|@[^\s/]*|\s/g, '');
}
