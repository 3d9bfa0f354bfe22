// Imports and exports.
import { kindsIn } from '../../../kit/byte-table.ts';
import { DeclarationReader } from './declaration-reader.ts';
import { defaultDeclarations, Keyword } from './keywords.ts';
import * as token from './token-kinds.ts';

/** Between `import` and `from`. */
const importTokens = kindsIn(',*{', [token.word]);

export abstract class ModuleReader extends DeclarationReader {
  protected abstract readExpressionStatement(): void;
  protected abstract readKeywordStatement(keyword: number, isDecorated: boolean): boolean;

  /** `import … from 'm'`, `import Tax = prices.Tax`; false for `import(…)` and `import.meta`. */
  protected readImport(isExported: boolean): boolean {
    const next = this.peek();
    if (next === token.openParen || next === token.dot) return false;
    this.next();
    let { start, end } = this;
    while (this.kind !== token.literal && this.kind !== token.equals && this.kind !== token.end) {
      if (importTokens[this.kind] === 0) return true;
      ({ start, end } = this);
      if (this.kind === token.openBrace) this.skipNames();
      else this.next();
    }
    if (this.take(token.equals)) this.readImportEquals(isExported, start, end);
    else {
      this.next();
      this.readImportAttributes();
    }
    this.take(token.semicolon);
    return true;
  }

  /** `{ a, b as c }` */
  protected skipNames(): void {
    while (this.kind !== token.closeBrace && this.kind !== token.end) this.next();
    this.next();
  }

  /** `with { type: 'json' }` */
  protected readImportAttributes(): void {
    if (this.kind !== token.word || this.peek() !== token.openBrace) return;
    if (this.keyword !== Keyword.with && this.startsLine) return;
    this.next();
    this.readExpression();
  }

  /** After the `=`; the name before it spans `start` to `end`. */
  protected readImportEquals(isExported: boolean, start: number, end: number): void {
    if (this.keyword === Keyword.require && this.peek() === token.openParen) {
      if (isExported) this.uses.useValue(this.names.find(start, end));
      this.readExpression();
      return;
    }
    const origin = this.name;
    if (origin !== -1) {
      if (isExported) this.uses.useValue(origin);
      else this.uses.useErasedValue(origin);
      this.uses.declareAlias(this.names.add(start, end), origin);
    } else this.uses.declareBoth(this.names.find(start, end));
    this.next();
    while (this.take(token.dot)) this.next();
  }

  protected readExport(isDecorated: boolean): void {
    this.next();
    const { kind, keyword } = this;
    const next = keyword === Keyword.type ? this.peek() : token.end;
    if (kind === token.openBrace) this.readExportedNames(false);
    else if (this.take(token.equals)) this.readExpressionStatement();
    else if (kind === token.star || keyword === Keyword.as || next === token.star) this.skipToSpecifier();
    else if (keyword === Keyword.import) this.readImport(true);
    else if (keyword === Keyword.default) this.readExportDefault(isDecorated);
    else if (next === token.openBrace) {
      this.next();
      this.readExportedNames(true);
    } else {
      const isMarked = this.readDecorators() || isDecorated;
      if (this.kind === token.word) this.readKeywordStatement(this.keyword, isMarked);
    }
  }

  /** `* as prices from 'm'`, `as namespace Shop` */
  protected skipToSpecifier(): void {
    while (this.kind === token.word || this.kind === token.star) this.next();
    if (this.take(token.literal)) this.readImportAttributes();
    this.take(token.semicolon);
  }

  protected readExportDefault(isDecorated: boolean): void {
    this.next();
    const isMarked = this.readDecorators() || isDecorated;
    const { keyword } = this;
    if (defaultDeclarations[keyword] === 1 && this.readKeywordStatement(keyword, isMarked)) return;
    this.readExpressionStatement();
  }

  /** `{ cart, type Order, total as sum }`; with a source, no name is used here. */
  protected readExportedNames(isType: boolean): void {
    const place = this.mark();
    this.next();
    this.readList(token.closeBrace, () => this.readExportedName(isType));
    if (this.keyword === Keyword.from) {
      this.uses.forgetSince(place.uses, place.scopes);
      this.skipToSpecifier();
    }
    this.take(token.semicolon);
  }

  /** The number of words decides whether a name is a type (`type Order`: 2) or not (`total as sum`: 3). */
  protected readExportedName(isType: boolean): void {
    const first = { name: this.name, isType: this.keyword === Keyword.type };
    let second = -1;
    let words = 0;
    while (this.kind === token.word || this.kind === token.literal) {
      if (words === 1) second = this.name;
      words++;
      this.next();
    }
    const isMarked = first.isType && words % 2 === 0;
    const name = isMarked ? second : first.name;
    if (isType || isMarked) this.uses.useType(name);
    else this.uses.useValue(name);
  }
}
