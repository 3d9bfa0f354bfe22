// Follows a Java file just far enough to know whether each name is a type, a member or a declaration. Two adjacent names
// are always a type and the name it declares; brackets and keywords decide the rest. Frames replace recursion.
import type { SourceText } from '../../../model/source.ts';
import { bracketReaders } from './brackets.ts';
import { FrameKind, isAngle } from './frame.ts';
import { readImport, readPackage } from './read-import.ts';
import { readKeyword } from './read-keyword.ts';
import { takeName } from './read-name.ts';
import { isTypePlace, settleHeld, settleLone, settleType } from './settle-name.ts';
import { Before, State } from './state.ts';
import { Token } from './tokens.ts';
import { TypeArguments } from './type-arguments.ts';

export class Reader {
  readonly state: State;
  readonly #typeArguments: TypeArguments;

  constructor(source: SourceText) {
    this.state = new State(source);
    this.#typeArguments = new TypeArguments(this.state.scanner);
  }

  read(): void {
    const { state } = this;
    const { scanner } = state;
    for (let token = scanner.next(); token !== Token.end && !state.frames.isTooDeep; token = scanner.next()) {
      if (state.pendingStart >= 0) settleLone(state, token);
      if (token === Token.name) {
        takeName(state);
        continue;
      }
      if (state.frame.kind === FrameKind.undecided && !isSeparator(token)) state.frame.isPure = false;
      if (token === Token.less) {
        this.#takeLess();
        continue;
      }
      if (state.heldStart >= 0) settleHeld(state, token);
      this.#take(token);
    }
    if (state.heldStart >= 0) settleHeld(state, Token.semicolon);
    state.closeAll();
  }

  #take(token: number): void {
    const { state } = this;
    const { frame } = state;
    switch (token) {
      case Token.dot:
        if (state.heldStart < 0) state.before = state.before === Before.type ? Before.typeDot : Before.dot;
        return;
      case Token.semicolon:
        return this.#endStatement();
      case Token.comma:
        return this.#takeComma();
      case Token.literal:
        state.before = Before.operand;
        return;
      case Token.equals:
        state.before = Before.neutral;
        if (frame.kind === FrameKind.class) frame.isInitializer = true;
        return;
      case Token.member:
        state.before = Before.member;
        return;
      case Token.arrow:
      case Token.colon:
        frame.isCase = false;
        state.before = Before.neutral;
        return;
      case Token.ellipsis:
        state.before = Before.type;
        return;
      case Token.at:
        state.isAnnotationNext = true;
        return;
      case Token.package:
        if (state.isAtFileLevel) readPackage(state);
        return;
      case Token.import:
        if (state.isAtFileLevel) readImport(state);
        return;
      default:
        if (token > Token.operator) return readKeyword(state, token);
        if (!bracketReaders.has(token)) state.before = Before.neutral;
        bracketReaders.get(token)?.(state);
    }
  }

  #takeLess(): void {
    const { state } = this;
    const { frame, header } = state;
    const isInHead = header?.isAfterName === true && frame.kind <= FrameKind.block;
    if (state.heldStart >= 0 && !state.isHeldDotted && this.#areArguments()) {
      settleType(state);
      state.open(FrameKind.typeArguments);
      return;
    }
    if (state.heldStart >= 0) settleHeld(state, Token.less);
    const { before } = state;
    if (isInHead) {
      header.isAfterName = false;
      state.open(FrameKind.typeParameters);
    } else if (before === Before.dot || before === Before.member) {
      state.open(FrameKind.typeArguments).isCall = true;
    } else if (before === Before.type) {
      state.open(FrameKind.typeArguments);
    } else if (state.isAtMembers && (before === Before.neutral || before === Before.header)) {
      state.open(FrameKind.typeParameters);
    } else {
      state.before = Before.neutral;
    }
  }

  #areArguments(): boolean {
    const { state } = this;
    const { frame } = state;
    if (isTypePlace(state) || state.isAtMembers) return true;
    const mayDeclare = frame.kind !== FrameKind.bracket && (frame.kind !== FrameKind.paren || frame.isHeader);
    const isPattern = frame.isCase || frame.kind === FrameKind.pattern;
    return this.#typeArguments.beginAt(state.scanner.position, mayDeclare, isPattern);
  }

  #takeComma(): void {
    const { state } = this;
    const { frame } = state;
    state.before = Before.neutral;
    if (frame.kind === FrameKind.typeParameters) frame.isNameNext = true;
    if (isAngle(frame)) return;
    state.forgetNew();
    if (frame.kind === FrameKind.class && !frame.isTypeList) frame.isInitializer = false;
    if (frame.kind <= FrameKind.block || frame.isHeader) frame.isAfterComma = state.header === undefined;
  }

  #endStatement(): void {
    const { state } = this;
    while (isAngle(state.frame)) state.close();
    const { frame } = state;
    state.header = undefined;
    state.classKeyword = 0;
    state.isAnnotationNext = false;
    state.isTypeNext = false;
    state.isMemberNext = false;
    state.before = Before.neutral;
    state.forgetNew();
    frame.isAfterComma = false;
    frame.isCase = false;
    if (frame.kind !== FrameKind.class) return;
    frame.isConstants = false;
    state.endMember();
  }
}

/** Allowed between names alone in brackets. */
function isSeparator(token: number): boolean {
  return token === Token.comma || token === Token.and || token === Token.closeParen || token === Token.dot;
}
