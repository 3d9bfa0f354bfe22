// Follows the brackets and statements of a Go file just far enough to know, for every name, whether it declares
// something, belongs to something (a field, a label, a selector) or refers to something outside. No recursion: what is
// open stands in frames.
import type { ImportStatement, SourceText } from '../../../model/source.ts';
import { NameTable } from '../../../std/name-table.ts';
import { blank, none } from './file-names.ts';
import { FrameKind, Signature, Spec } from './frame.ts';
import {
  closeBrace,
  closeBracket,
  closeHeader,
  closeParen,
  openBrace,
  openBracket,
  openParen,
} from './read-brackets.ts';
import { readKeyword } from './read-keyword.ts';
import { Scanner } from './scanner.ts';
import { settleName, settleUndecided } from './settle-name.ts';
import { State } from './state.ts';
import { Token } from './tokens.ts';

const [underscore, tilde] = [95, 126];

/** Used for one file after the other. */
const table = new NameTable();

export class Reader {
  readonly #bytes: Uint8Array;
  readonly #scanner: Scanner;
  readonly #state: State;
  readonly imports: ImportStatement[] = [];
  packageName = '';
  #isPackageNext = false;
  /** `_`, `.` or a name before the path of an import. */
  #alias: string | undefined;

  constructor(source: SourceText) {
    table.begin(source.bytes);
    this.#bytes = source.bytes;
    this.#scanner = new Scanner(source);
    this.#state = new State(table);
  }

  read(): void {
    const scanner = this.#scanner;
    const state = this.#state;
    for (let token = scanner.next(); token !== Token.end && !state.isTooDeep; token = scanner.next()) {
      this.#prepare(token);
      this.#take(token);
    }
  }

  get declares(): string[] {
    return this.#state.names.declarations();
  }

  get references(): ImportStatement[] {
    return this.#state.names.statements();
  }

  /** What stood before is settled by the token that follows it. */
  #prepare(token: number): void {
    const state = this.#state;
    if (state.frame.isDone && token !== Token.else) closeHeader(state);
    if (state.held !== none) settleName(state, token, this.#bytes[this.#scanner.start] === tilde);
    const { frame } = state;
    if (frame.undecided !== none && token !== Token.openBracket) settleUndecided(state, token);
    if (token === Token.openParen) return;
    if (frame.innerSignature === Signature.params) frame.innerSignature = Signature.none;
    if (frame.signature === Signature.params && token !== Token.openBrace)
      frame.signature = Signature.results;
  }

  #take(token: number): void {
    const state = this.#state;
    switch (token) {
      case Token.name:
        return this.#takeName();
      case Token.semicolon:
        return this.#endStatement();
      case Token.dot:
        if (state.frame.spec === Spec.import) this.#alias = '.';
        else state.isAfterDot = true;
        return;
      case Token.comma:
        return this.#takeComma();
      case Token.openParen:
        return openParen(state);
      case Token.closeParen:
        return closeParen(state);
      case Token.operator:
        return this.#takeOperator();
      case Token.string:
        if (state.frame.spec === Spec.import) this.#takeImport();
        state.leaveStart();
        state.isOperand = true;
        return;
      case Token.literal:
      case Token.step:
        state.leaveStart();
        state.isOperand = true;
        return;
      case Token.define:
      case Token.assign:
        state.leaveStart();
        return state.endOperand();
      case Token.colon:
        return this.#takeColon();
      case Token.openBracket:
        return openBracket(state);
      case Token.closeBracket:
        return closeBracket(state);
      case Token.openBrace:
        return openBrace(state);
      case Token.closeBrace:
        return closeBrace(state);
      case Token.package:
        this.#isPackageNext = this.packageName === '';
        return;
      default:
        readKeyword(state, token);
    }
  }

  #takeName(): void {
    const state = this.#state;
    if (state.isAfterDot) return this.#takeSelector();
    const { start, end, line } = this.#scanner;
    const isBlank = end - start === 1 && this.#bytes[start] === underscore;
    const name = isBlank ? blank : table.numberOf(start, end);
    const { frame } = state;
    state.isOperand = true;
    if (state.isLabelNext) {
      state.isLabelNext = false;
    } else if (this.#isPackageNext) {
      this.packageName = isBlank ? '' : table.text(name);
      this.#isPackageNext = false;
    } else if (frame.spec === Spec.import) {
      this.#alias = isBlank ? '_' : table.text(name);
    } else if (frame.isDeclaration && frame.signature === Signature.begun) {
      frame.hasName = true;
      if (!frame.hasReceiver) state.names.declare(name);
    } else if (frame.declares) {
      state.names.hide(name);
    } else if (this.#scanner.takeSelectors()) {
      state.leaveStart();
      this.#refer(name, line, start);
    } else {
      state.held = name;
      state.heldLine = line;
      state.heldStart = start;
    }
  }

  /** Behind a dot with a blank around it. */
  #takeSelector(): void {
    const state = this.#state;
    this.#refer(state.qualifier, state.heldLine, state.heldStart);
    state.isAfterDot = false;
    state.isOperand = true;
    state.qualifier = none;
  }

  /** To a name with the selector that was just read. Most belong to values, and then nobody asks for their selectors. */
  #refer(name: number, line: number, start: number): void {
    const { names } = this.#state;
    if (name < 0 || names.isHidden(name)) return;
    names.refer(name, table.numberOf(this.#scanner.start, this.#scanner.end), line, start);
  }

  #takeImport(): void {
    const { start, end, line } = this.#scanner;
    const isClosed = end - start > 2 && this.#bytes[end - 1] === this.#bytes[start];
    const name = this.#alias === undefined ? {} : { name: this.#alias };
    this.#alias = undefined;
    if (!isClosed) return;
    const path = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + start + 1, end - start - 2);
    this.imports.push({ specifier: path.toString(), ...name, line, kind: 'static' });
  }

  #endStatement(): void {
    const state = this.#state;
    const { kind } = state.frame;
    state.isLabelNext = false;
    state.isAfterDot = false;
    this.#isPackageNext = false;
    // Inside round and square brackets a line that ends where it should not is a mistake of its own.
    if (kind === FrameKind.paren || kind === FrameKind.bracket || kind === FrameKind.params) return;
    state.endStatement();
  }

  #takeComma(): void {
    const state = this.#state;
    const { frame } = state;
    const isNewEntry = frame.kind === FrameKind.params || frame.kind === FrameKind.literal;
    state.endOperand();
    if (isNewEntry) frame.isAtStart = true;
  }

  #takeColon(): void {
    const state = this.#state;
    const { frame } = state;
    if (frame.kind === FrameKind.block) {
      state.leaveStart();
      state.endStatement();
      frame.isInCase = false;
    } else {
      frame.isAtStart = false;
      state.endOperand();
    }
  }

  #takeOperator(): void {
    const state = this.#state;
    state.leaveStart();
    if (state.isOperand) {
      state.frame.isTypeLiteral = false;
      state.frame.typeLevel = 0;
    }
    state.isOperand = false;
  }
}
