// Follows the brackets and statements of a Swift file just far enough to know, for every name, whether it declares
// something, belongs to something (a member, a label) or refers to something outside. No recursion: what is open stands
// in frames.
import type { Extraction, SourceText } from '../../../model/source.ts';
import { FrameKind, Spec } from './frame.ts';
import {
  closeAngle,
  closeBrace,
  closeBracket,
  closeParen,
  openBrace,
  openBracket,
  openGenerics,
  openInterpolation,
  openParen,
} from './read-brackets.ts';
import { readImport } from './read-import.ts';
import { readKeyword } from './read-keyword.ts';
import { readName, referToMacro } from './read-name.ts';
import { Scanner } from './scanner.ts';
import { Expected, State } from './state.ts';
import { Token, lastOfOperands } from './tokens.ts';

const [less, colon, letterA, letterZ] = [60, 58, 65, 90];
const directives = new Set(['if', 'elseif', 'else', 'endif', 'sourceLocation']);
const questions = new Set(['available', 'unavailable']);

export class Reader {
  readonly #scanner: Scanner;
  readonly #state: State;
  readonly #bytes: Uint8Array;

  constructor(source: SourceText) {
    this.#bytes = source.bytes;
    this.#scanner = new Scanner(source);
    this.#state = new State(this.#scanner, source.bytes);
  }

  read(): Extraction {
    const scanner = this.#scanner;
    const state = this.#state;
    for (let token = scanner.next(); token !== Token.end && !state.isTooDeep; token = scanner.next()) {
      if (token === Token.pound && this.#skipDirective()) continue;
      const isGenericNext = state.isGenericNext;
      state.isGenericNext = false;
      this.#startStatement(token);
      this.#take(token, isGenericNext);
      state.previous = scanner.token;
      state.previousEnd = scanner.end;
    }
    state.references.addTo(state.imports, state.contexts);
    return { imports: state.imports, declares: state.declares };
  }

  /** A line that begins with a name or a keyword, behind something that is complete, begins a statement. */
  #startStatement(token: number): void {
    const state = this.#state;
    const { previous, frame } = state;
    const isFirst = state.isAtStart || previous === Token.semicolon;
    const isComplete = previous <= lastOfOperands || previous === Token.greater;
    const begins = isFirst || (isComplete && this.#scanner.isFirstOfLine && canBegin(token));
    if (begins && frame.kind <= FrameKind.block && !frame.isClosureHead) {
      state.beginStatement();
      state.isAtStart = true;
    }
  }

  #take(token: number, isGenericNext: boolean): void {
    const state = this.#state;
    const isAtStart = state.isAtStart;
    if (token === Token.name || this.#isWordAsName(token)) readName(state);
    else if (token >= Token.plain) this.#takeKeyword(token);
    else this.#takeSign(token, isGenericNext);
    if (isAtStart && token !== Token.openBrace && token !== Token.in && token !== Token.colon)
      state.isAtStart = false;
  }

  #takeKeyword(token: number): void {
    const state = this.#state;
    if (state.frame.hasLabels && this.#scanner.peek() === colon && isBehindBracket(state.previous)) return;
    if (token === Token.import) return readImport(state);
    readKeyword(state, token);
  }

  #takeSign(token: number, isGenericNext: boolean): void {
    const state = this.#state;
    const { frame } = state;
    switch (token) {
      case Token.openParen:
        return openParen(state);
      case Token.closeParen:
        if (closeParen(state)) this.#resumeString(frame.hashes, frame.isLong);
        return;
      case Token.openBracket:
        return openBracket(state);
      case Token.closeBracket:
        return closeBracket(state);
      case Token.openBrace:
        return openBrace(state);
      case Token.closeBrace:
        return closeBrace(state);
      case Token.comma:
        return this.#takeComma();
      case Token.colon:
        return this.#takeColon();
      case Token.assign:
        if (state.isInBraces) frame.bindsAll = false;
        return;
      case Token.arrow:
        frame.isEntryStart = false;
        return;
      case Token.less:
        if (isGenericNext) return openGenerics(state);
        frame.angles++;
        return;
      case Token.greater:
        return closeAngle(state);
      case Token.operator:
        return this.#takeOperator(isGenericNext);
      case Token.interpolation:
        return openInterpolation(state);
      case Token.attribute:
        return this.#takeAttribute();
      case Token.pound:
        if (this.#scanner.end > this.#scanner.start) referToMacro(state);
        return;
      default:
    }
  }

  #takeComma(): void {
    const { frame } = this.#state;
    if (frame.angles > 0) return;
    frame.isEntryStart = true;
    if (frame.kind > FrameKind.block) return;
    if (frame.spec === Spec.value && !frame.isInHead) frame.spec = Spec.name;
    frame.bindsAll = false;
  }

  #takeColon(): void {
    const state = this.#state;
    const { frame } = state;
    frame.isEntryStart = false;
    if (frame.kind > FrameKind.block) return;
    frame.bindsAll = false;
    if (!frame.isSwitch || !frame.isInHead) return;
    frame.isInHead = false;
    state.isAtStart = true;
  }

  #takeOperator(isGenericNext: boolean): void {
    const state = this.#state;
    if (state.expected === Expected.function && state.previous === Token.func) {
      this.#scanner.skipOperator();
      state.expected = Expected.nothing;
      state.isGenericNext = true;
    } else if (isGenericNext && this.#bytes[this.#scanner.start] === less) {
      openGenerics(state);
    }
  }

  #takeAttribute(): void {
    const state = this.#state;
    const first = this.#bytes[this.#scanner.start]!;
    if (first >= letterA && first <= letterZ) return referToMacro(state);
    const word = this.#word();
    if (word === 'testable') state.isTestable = true;
    else if (word === '_exported') state.isExported = true;
    // What a macro adds to a type is named by types.
    if (word !== 'attached') this.#scanner.skipArguments();
  }

  /** `#if` and its kin, which say nothing of names; what stands between them is read whatever they ask for. */
  #skipDirective(): boolean {
    const word = this.#word();
    if (directives.has(word)) this.#scanner.skipLine();
    else if (questions.has(word)) this.#scanner.skipArguments();
    else return false;
    return true;
  }

  #resumeString(hashes: number, isLong: boolean): void {
    if (this.#scanner.resumeString(hashes, isLong) === Token.interpolation) openInterpolation(this.#state);
  }

  /** Words that are keywords elsewhere: `func open()`, `let final = 1`, `init(for cart: Cart)`. */
  #isWordAsName(token: number): boolean {
    if (token < Token.plain) return false;
    const { frame, previous } = this.#state;
    if (frame.kind === FrameKind.params) return frame.isEntryStart;
    const isDeclared = previous === Token.func || previous === Token.binding;
    return isDeclared || (frame.spec === Spec.name && (previous === Token.case || previous === Token.comma));
  }

  #word(): string {
    const { start, end } = this.#scanner;
    return Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset + start, end - start).toString('latin1');
  }
}

/** Whatever else begins a line goes on with the one before. */
function canBegin(token: number): boolean {
  if (token >= Token.plain) {
    return token !== Token.sequel && token !== Token.in && token !== Token.cast && token !== Token.catch;
  }
  return (
    (token <= Token.operand && token !== Token.postfix) ||
    token === Token.openParen ||
    token === Token.openBracket ||
    token === Token.attribute ||
    token === Token.pound ||
    token === Token.interpolation
  );
}

function isBehindBracket(previous: number): boolean {
  return previous === Token.openParen || previous === Token.openBracket || previous === Token.comma;
}
