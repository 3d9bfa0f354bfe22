// Statements and declarations, from the first of a file to the last that matters.
import type { Script } from '../script.ts';
import { ClassReader } from './class-reader.ts';
import { endsAtIn } from './expression-reader.ts';
import type { IdleLines } from './idle-lines.ts';
import * as keywords from './keywords.ts';
import type { NameFinder } from './name-finder.ts';
import type { Reach } from './pattern-reader.ts';
import * as token from './token-kinds.ts';

export class StatementReader extends ClassReader {
  protected override readonly hasElements: boolean;
  /** What was read last is only the head of a statement: `if (paid)`, `else`. Its body is read as the next one. */
  private isHead = false;

  constructor(script: Script, names: NameFinder, idle: IdleLines) {
    super(script.bytes, script.length, names, idle);
    this.hasElements = script.dialect.jsx;
  }

  /** Reads from the offset of a statement on, until `isEnough` says so or the text ends. */
  readStatements(start: number, isEnough: () => boolean): void {
    this.nextFrom(start);
    while (this.kind !== token.end) {
      // One too many.
      if (this.kind === token.closeBrace) this.next();
      this.readProgressing();
      this.uses.settle();
      if (isEnough()) return;
    }
  }

  /** Whatever stands here, something of it is read. */
  private readProgressing(): void {
    this.passIdle();
    if (this.isBlockOver()) return;
    const { start } = this;
    this.readStatement();
    if (this.start === start) this.next();
  }

  private isBlockOver(): boolean {
    return this.kind === token.closeBrace || this.kind === token.end;
  }

  /** `{…}` with a scope of its own. */
  protected readBlock(): void {
    this.uses.openScope(false);
    this.next();
    while (!this.isBlockOver()) this.readProgressing();
    this.uses.closeScope();
    this.next();
  }

  private readStatement(): void {
    if (!this.enter()) return;
    this.isHead = false;
    const isDecorated = this.readDecorators();
    if (this.kind === token.openBrace) this.readBlock();
    else if (this.kind === token.semicolon) this.next();
    else if (this.kind === token.word && this.readKeywordStatement(this.keyword, isDecorated)) {
      // Read already.
    } else this.readExpressionStatement();
    this.leave();
  }

  private readExpressionStatement(): void {
    if (this.kind === token.word && this.peek() === token.colon) {
      // A label.
      this.next();
      this.next();
      this.isHead = true;
      return;
    }
    this.readExpressions();
    this.take(token.semicolon);
  }

  /** False where the word begins an expression. */
  private readKeywordStatement(keyword: number, isDecorated: boolean): boolean {
    switch (keyword) {
      case 0:
        return false;
      case keywords.keywordImport:
        return this.readImport(false);
      case keywords.keywordExport:
        this.readExport(isDecorated);
        return true;
      case keywords.keywordVar:
        this.next();
        this.readVariables('function', 0);
        return true;
      case keywords.keywordConst:
        this.next();
        if (this.keyword === keywords.keywordEnum) this.readEnum();
        else this.readVariables('scope', 0);
        return true;
      case keywords.keywordFunction:
        this.readFunction();
        return true;
      case keywords.keywordClass:
        this.declareNext();
        this.readClass(isDecorated);
        return true;
      case keywords.keywordEnum:
        this.readEnum();
        return true;
      default:
        return this.readControl(keyword) || this.readContextual(keyword, isDecorated);
    }
  }

  private readControl(keyword: number): boolean {
    switch (keyword) {
      case keywords.keywordIf:
      case keywords.keywordWhile:
      case keywords.keywordWith:
      case keywords.keywordSwitch:
        this.next();
        this.readCondition();
        this.isHead = true;
        return true;
      case keywords.keywordElse:
      case keywords.keywordDo:
      case keywords.keywordTry:
      case keywords.keywordFinally:
        this.next();
        this.isHead = true;
        return true;
      case keywords.keywordDebugger:
        this.next();
        return true;
      case keywords.keywordFor:
        this.readFor();
        return true;
      case keywords.keywordCatch:
        this.readCatch();
        return true;
      case keywords.keywordCase:
        this.next();
        this.readExpressions();
        this.take(token.colon);
        return true;
      case keywords.keywordDefault:
        this.next();
        this.take(token.colon);
        return true;
      case keywords.keywordReturn:
      case keywords.keywordThrow:
        this.next();
        if (!this.startsLine) this.readExpressions();
        this.take(token.semicolon);
        return true;
      case keywords.keywordBreak:
      case keywords.keywordContinue:
        this.next();
        if (this.kind === token.word && !this.startsLine) this.next();
        return true;
      default:
        return false;
    }
  }

  /** Words that are keywords only where a name follows on the same line. */
  private readContextual(keyword: number, isDecorated: boolean): boolean {
    const place = this.mark();
    this.next();
    const isName = this.kind === token.word && !this.startsLine;
    const next = this.keyword;
    switch (keyword) {
      case keywords.keywordLet:
      case keywords.keywordUsing:
        if (
          (isName && next !== keywords.keywordIn && next !== keywords.keywordOf) ||
          this.opensPattern(keyword)
        ) {
          this.readVariables('scope', 0);
          return true;
        }
        break;
      case keywords.keywordType:
        if (isName) return this.readTypeAlias();
        break;
      case keywords.keywordInterface:
        if (isName) return this.readInterface();
        break;
      case keywords.keywordNamespace:
      case keywords.keywordModule:
        if (isName || (this.kind === token.literal && !this.startsLine)) return this.readNamespace();
        break;
      case keywords.keywordGlobal:
        if (this.kind === token.openBrace) return this.readNamespace();
        break;
      case keywords.keywordAbstract:
        if (next === keywords.keywordClass && isName) return this.readKeywordStatement(next, isDecorated);
        break;
      case keywords.keywordAsync:
        if (next === keywords.keywordFunction && isName) return this.readKeywordStatement(next, isDecorated);
        break;
      case keywords.keywordAwait:
        if (next === keywords.keywordUsing && isName && this.peek() === token.word)
          return this.readContextual(next, false);
        break;
      case keywords.keywordDeclare:
        if (isName) return this.readAmbient(isDecorated);
        break;
      default:
    }
    this.returnTo(place);
    return false;
  }

  private opensPattern(keyword: number): boolean {
    const isBracket = this.kind === token.openBrace || this.kind === token.openBracket;
    return isBracket && keyword === keywords.keywordLet;
  }

  private readAmbient(isDecorated: boolean): boolean {
    this.uses.ambientDepth++;
    this.readKeywordStatement(this.keyword, isDecorated);
    this.uses.ambientDepth--;
    return true;
  }

  private readVariables(reach: Reach, mode: number): void {
    do {
      this.readPattern(reach);
      this.take(token.exclamation);
      if (this.take(token.colon)) this.readType();
      if (this.take(token.equals)) this.readExpression(mode);
    } while (this.take(token.comma));
    if (mode === 0) this.take(token.semicolon);
  }

  /** At `function`: its name is that of the scope around. */
  private readFunction(): void {
    this.next();
    this.take(token.star);
    if (this.kind === token.word) {
      this.declareHere();
      this.next();
    }
    this.uses.openScope(true);
    this.readFunctionRest();
    this.uses.closeScope();
  }

  /** The name behind this word is declared as a value and as a type. */
  private declareNext(): void {
    const place = this.mark();
    this.next();
    if (this.kind === token.word) {
      this.declareHere();
      this.declareTypeHere();
    }
    this.returnTo(place);
  }

  private declareTypeHere(): void {
    if (this.name !== -1) this.uses.declareType(this.name);
  }

  /** From the name of `type Total<Item> = …` on. */
  private readTypeAlias(): boolean {
    this.declareTypeHere();
    this.next();
    this.uses.openScope(false);
    this.readTypeParameters();
    if (this.take(token.equals)) this.readType();
    this.uses.closeScope();
    this.take(token.semicolon);
    return true;
  }

  private readInterface(): boolean {
    this.declareTypeHere();
    this.next();
    this.uses.openScope(false);
    this.readTypeParameters();
    if (this.takeKeyword(keywords.keywordExtends)) {
      do this.readType();
      while (this.take(token.comma));
    }
    if (this.kind === token.openBrace) this.readTypeMembers();
    this.uses.closeScope();
    return true;
  }

  /** From the name of `namespace shop.orders {…}` on. */
  private readNamespace(): boolean {
    if (this.kind === token.word) {
      this.declareHere();
      this.declareTypeHere();
    }
    while (this.kind === token.word || this.kind === token.literal || this.kind === token.dot) this.next();
    if (this.kind !== token.openBrace) return true;
    this.uses.openScope(true);
    this.readBlock();
    this.uses.closeScope();
    return true;
  }

  /** The names of an enum's members are known in it. */
  private readEnum(): void {
    this.declareNext();
    this.next();
    this.next();
    if (!this.take(token.openBrace)) return;
    this.uses.openScope(false);
    while (this.kind !== token.closeBrace && this.kind !== token.end) {
      const { start } = this;
      if (this.kind === token.openBracket) this.readComputedName();
      else {
        this.declareHere();
        this.next();
      }
      if (this.take(token.equals)) this.readExpression();
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.uses.closeScope();
    this.next();
  }

  private readFor(): void {
    this.uses.openScope(false);
    this.next();
    this.takeKeyword(keywords.keywordAwait);
    this.take(token.openParen);
    const { keyword } = this;
    const isDeclaration =
      keyword === keywords.keywordVar ||
      keyword === keywords.keywordConst ||
      ((keyword === keywords.keywordLet || keyword === keywords.keywordUsing) && this.peek() !== token.dot);
    if (isDeclaration) {
      this.next();
      this.readVariables(keyword === keywords.keywordVar ? 'function' : 'scope', endsAtIn);
    } else this.readExpressions(endsAtIn);
    while (this.kind !== token.closeParen && this.kind !== token.end) {
      // `of`, `in` or a semicolon.
      this.next();
      if (this.kind !== token.closeParen && this.kind !== token.semicolon) this.readExpressions();
    }
    this.next();
    do this.readProgressing();
    while ((this.isHead && !this.isBlockOver()) || this.keyword === keywords.keywordElse);
    this.uses.closeScope();
  }

  private readCatch(): void {
    this.next();
    this.uses.openScope(false);
    if (this.take(token.openParen)) {
      this.readPattern('scope');
      if (this.take(token.colon)) this.readType();
      this.take(token.closeParen);
    }
    if (this.kind === token.openBrace) this.readBlock();
    this.uses.closeScope();
  }

  /** `import … from 'm'`, `import Tax = prices.Tax`; false for `import(…)` and `import.meta`. */
  private readImport(isExported: boolean): boolean {
    const next = this.peek();
    if (next === token.openParen || next === token.dot) return false;
    this.next();
    let { start, end } = this;
    while (this.kind !== token.literal && this.kind !== token.equals && this.kind !== token.end) {
      const isPlain =
        this.kind === token.word ||
        this.kind === token.comma ||
        this.kind === token.star ||
        this.kind === token.openBrace;
      if (!isPlain) return true;
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
  private skipNames(): void {
    while (this.kind !== token.closeBrace && this.kind !== token.end) this.next();
    this.next();
  }

  /** `with { type: 'json' }` */
  private readImportAttributes(): void {
    if (this.kind !== token.word || this.peek() !== token.openBrace) return;
    if (this.keyword !== keywords.keywordWith && this.startsLine) return;
    this.next();
    this.readExpression();
  }

  /** Behind the `=`; the name before it stands from `start` to `end`. */
  private readImportEquals(isExported: boolean, start: number, end: number): void {
    if (this.keyword === keywords.keywordRequire && this.peek() === token.openParen) {
      const own = this.names.find(start, end);
      if (isExported && own !== -1) this.uses.useValue(own, false);
      this.readExpression();
      return;
    }
    const { name } = this;
    if (name !== -1) {
      if (isExported) this.uses.useValue(name, false);
      else {
        this.uses.useErasedValue(name);
        this.idle = undefined;
        this.uses.link(this.names.add(start, end), name);
      }
    }
    this.next();
    while (this.take(token.dot)) this.next();
  }

  private readExport(isDecorated: boolean): void {
    this.next();
    switch (this.kind) {
      case token.openBrace:
        this.readExportedNames(false);
        return;
      case token.equals:
        this.next();
        this.readExpressionStatement();
        return;
      case token.star:
        this.skipToSpecifier();
        return;
      default:
    }
    const { keyword } = this;
    if (keyword === keywords.keywordImport) this.readImport(true);
    else if (keyword === keywords.keywordDefault) this.readExportDefault(isDecorated);
    else if (keyword === keywords.keywordAs) this.skipToSpecifier();
    else if (keyword === keywords.keywordType && this.peek() === token.openBrace) {
      this.next();
      this.readExportedNames(true);
    } else if (keyword === keywords.keywordType && this.peek() === token.star) this.skipToSpecifier();
    else {
      const isMarked = this.readDecorators() || isDecorated;
      if (this.kind === token.word) this.readKeywordStatement(this.keyword, isMarked);
    }
  }

  /** `* as prices from 'm'`, `as namespace Shop` */
  private skipToSpecifier(): void {
    while (this.kind === token.word || this.kind === token.star) this.next();
    if (this.take(token.literal)) this.readImportAttributes();
    this.take(token.semicolon);
  }

  /** Behind `export`. */
  private readExportDefault(isDecorated: boolean): void {
    this.next();
    const isMarked = this.readDecorators() || isDecorated;
    const { keyword } = this;
    const isDeclaration =
      keyword === keywords.keywordFunction ||
      keyword === keywords.keywordClass ||
      keyword === keywords.keywordAbstract ||
      keyword === keywords.keywordInterface ||
      keyword === keywords.keywordAsync;
    if (isDeclaration && this.readKeywordStatement(keyword, isMarked)) return;
    this.readExpressionStatement();
  }

  /** `{ cart, type Order, total as sum }`; where they come from another file, none is used here. */
  private readExportedNames(isType: boolean): void {
    const place = this.mark();
    this.next();
    while (this.kind !== token.closeBrace && this.kind !== token.end) {
      const { start } = this;
      this.readExportedName(isType);
      this.take(token.comma);
      if (this.start === start) this.next();
    }
    this.next();
    if (this.keyword === keywords.keywordFrom) {
      this.uses.forgetSince(place.uses, place.scopes);
      this.skipToSpecifier();
    }
    this.take(token.semicolon);
  }

  /** By its number of words a name is a type (`type Order`: 2) or not (`total as sum`: 3). */
  private readExportedName(isType: boolean): void {
    const first = { name: this.name, isType: this.keyword === keywords.keywordType };
    let second = -1;
    let words = 0;
    while (this.kind === token.word || this.kind === token.literal) {
      if (words === 1) second = this.name;
      words++;
      this.next();
    }
    const isMarked = first.isType && words % 2 === 0;
    const name = isMarked ? second : first.name;
    if (name === -1) return;
    if (isType || isMarked) this.uses.useType(name);
    else this.uses.useValue(name, false);
  }
}
