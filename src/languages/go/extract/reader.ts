// Follows the brackets and statements of a Go file just far enough to know, for every name, whether it declares
// something, belongs to something (a field, a label, a selector) or refers to something outside. No recursion: what is
// open stands in frames.
import type { ImportStatement, SourceText } from '../../../model/source.ts';
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
import { settleFirst, settleUndecided } from './settle-name.ts';
import { Expected, State } from './state.ts';
import * as block from './token-block.ts';
import { Keyword } from './keywords.ts';
import * as Token from './token.ts';
import { blank, none, words } from './words.ts';
import { aliasDetail, importStatement } from '../../kit/import-statement.ts';

/** Used for one file after the other. */
const state = new State();

/**
 * Used for one file after the other. Its methods are `private` and not `#`: of those the engine compiles a copy that looks
 * up every constant of the module, which made all of this a third slower.
 */
export class Reader {
  readonly #scanner = new Scanner();
  #bytes: Uint8Array = new Uint8Array(0);
  imports: ImportStatement[] = [];
  packageName = '';
  /** `_`, `.` or a name before the path of an import. */
  #alias: string | undefined;

  read(source: SourceText): void {
    this.#bytes = source.bytes;
    this.#scanner.begin(source);
    state.begin();
    this.imports = [];
    this.packageName = '';
    this.#alias = undefined;
    this.takeBlocks();
  }

  get declares(): string[] {
    return state.names.declarations();
  }

  addReferencesTo(statements: ImportStatement[]): void {
    state.names.addReferencesTo(statements);
  }

  /** The last token of a block waits for the next, since something may follow it. */
  private takeBlocks(): void {
    const scanner = this.#scanner;
    const kinds = block.kinds;
    let last: number;
    // As in the scanner, the loop over the tokens is the inner one.
    do {
      scanner.fill();
      last = scanner.size - 1;
      for (let place = 0; place < last; place++) {
        const token = kinds[place]!;
        if (state.frame.isPending) this.settlePending(token);
        switch (token) {
          case Token.name:
            this.takeName(place);
            break;
          case Token.semicolon:
            this.endStatement();
            break;
          case Token.comma:
            state.endOperand();
            state.beginEntry();
            break;
          case Token.openParen:
            openParen(state);
            break;
          case Token.closeParen:
            closeParen(state);
            break;
          case Token.literal:
            state.takeOperand();
            break;
          case Token.path:
            this.takePath(place);
            break;
          case Token.operator:
            state.takeOperator();
            break;
          case Token.openBrace:
            openBrace(state);
            break;
          case Token.closeBrace:
            closeBrace(state);
            break;
          case Token.define:
          case Token.assign:
            state.leaveStart();
            state.endOperand();
            break;
          case Token.string:
            if (state.frame.spec === Spec.import) this.takeImport(place);
            state.takeOperand();
            break;
          case Token.openBracket:
            openBracket(state);
            break;
          case Token.closeBracket:
            closeBracket(state);
            break;
          default:
            this.takeOther(token);
        }
      }
    } while (kinds[last] !== Token.end && !state.frames.isTooDeep);
  }

  /** What stood before is settled by the token that follows it. */
  private settlePending(token: number): void {
    if (state.frame.isDone && token !== Keyword.else) closeHeader(state);
    const { frame } = state;
    if (frame.undecided !== none && token !== Token.openBracket) settleUndecided(state, token);
    if (token !== Token.openParen) {
      if (frame.innerSignature === Signature.params) frame.innerSignature = Signature.none;
      if (frame.signature === Signature.params && token !== Token.openBrace)
        frame.signature = Signature.results;
    }
    frame.isPending =
      frame.isDone ||
      frame.undecided !== none ||
      frame.innerSignature === Signature.params ||
      frame.signature === Signature.params;
  }

  private takeOther(token: number): void {
    switch (token) {
      case Token.colon:
        return this.takeColon();
      case Token.dot:
        if (state.frame.spec === Spec.import) this.#alias = '.';
        else state.expected = Expected.selector;
        return;
      case Token.step:
        return state.takeOperand();
      case Token.tilde:
        return state.takeOperator();
      case Keyword.package:
        if (this.packageName === '') state.expected = Expected.package;
        return;
      default:
        readKeyword(state, token);
    }
  }

  private takeName(place: number): void {
    const word = block.heads[place]!;
    if (state.expected !== Expected.anything) return this.takeExpected(word);
    const { frame } = state;
    state.isOperand = true;
    if (frame.spec === Spec.import) {
      this.#alias = words.text(word);
    } else if (frame.isDeclaration && frame.signature === Signature.begun) {
      frame.hasName = true;
      if (!frame.hasReceiver) state.names.declare(word);
    } else if (frame.declares) {
      state.names.hide(word);
    } else {
      this.settle(word, place);
    }
  }

  private settle(word: number, place: number): void {
    const line = block.lines[place]!;
    const start = block.starts[place]!;
    const next = block.kinds[place + 1]!;
    if (next === Token.dot) {
      state.leaveStart();
      state.qualifier = word;
      state.qualifierLine = line;
      state.qualifierStart = start;
    } else if (state.frame.isAtStart) {
      settleFirst(state, word, line, start, next);
    } else {
      state.names.refer(word, none, line, start);
    }
  }

  private takePath(place: number): void {
    const head = block.heads[place]!;
    if (state.expected !== Expected.anything) return this.takeExpected(head);
    state.leaveStart();
    state.isOperand = true;
    state.names.refer(head, block.selectors[place]!, block.lines[place]!, block.starts[place]!);
  }

  /** A label, the name of the package, or a selector behind a dot with a blank around it. */
  private takeExpected(word: number): void {
    if (state.expected === Expected.selector) {
      state.names.refer(state.qualifier, word, state.qualifierLine, state.qualifierStart);
      state.qualifier = none;
    } else if (state.expected === Expected.package) {
      this.packageName = word === blank ? '' : words.text(word);
    }
    state.expected = Expected.anything;
    state.isOperand = true;
  }

  private takeImport(place: number): void {
    const start = block.starts[place]!;
    const end = block.ends[place]!;
    const isClosed = end - start > 2 && this.#bytes[end - 1] === this.#bytes[start];
    const alias = this.#alias;
    this.#alias = undefined;
    if (!isClosed) return;
    const specifier = words.text(words.numberOf(start + 1, end - 1));
    const line = block.lines[place]!;
    this.imports.push(importStatement({ specifier, detail: aliasDetail(alias), line, kind: 'static' }));
  }

  private endStatement(): void {
    const { kind } = state.frame;
    state.expected = Expected.anything;
    // Inside round and square brackets a line that ends where it should not is a mistake of its own.
    if (kind === FrameKind.paren || kind === FrameKind.bracket || kind === FrameKind.params) return;
    state.endStatement();
  }

  private takeColon(): void {
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
}
