// Strings, quoted symbols, regular expressions, word lists and heredocs. At `#{` the literal is suspended, and resumed
// after the `}`.
import { FrameKind, type HereDocument, type Literal } from './frame.ts';
import { Lex } from './lex.ts';
import type { State } from './state.ts';
import { backslash, carriageReturn, colon, hash, newline, openBrace } from '../../kit/bytes.ts';
import { noteUnclosed } from '../../kit/unclosed.ts';

export const Form = {
  plain: 0,
  interpolates: 1,
  /** Flags may follow. */
  regex: 2,
  /** With a colon after it, it is a hash key. */
  canBeLabel: 4,
  /** Heredoc: its terminator may be indented. */
  indented: 8,
} as const;

export const noBracket = -1;

/** From after its first sign; `depth` of its brackets are open. */
export function readLiteral(state: State, literal: Literal, depth = 0): void {
  const { bytes, length } = state;
  const { open, close, form } = literal;
  const interpolates = (form & Form.interpolates) !== 0;
  let nested = depth;
  for (let pos = state.pos; pos < length; pos++) {
    const byte = bytes[pos]!;
    if (byte === close) {
      if (nested === 0) return endLiteral(state, pos + 1, form);
      nested--;
    } else if (byte === open) nested++;
    else if (byte === backslash) {
      if (bytes[pos + 1] !== newline) pos++;
    } else if (byte === hash) {
      if (interpolates && bytes[pos + 1] === openBrace) {
        state.pos = pos + 2;
        leaveLiteral(state, FrameKind.interpolation, literal, nested);
        state.lex = Lex.start;
        return;
      }
    } else if (byte === newline) {
      state.findings.line++;
      if (!state.hasPending) continue;
      state.pos = pos + 1;
      leaveLiteral(state, FrameKind.suspended, literal, nested);
      return readHereDocuments(state);
    }
  }
  noteUnclosed();
  state.pos = length;
}

function leaveLiteral(state: State, kind: number, literal: Literal, depth: number): void {
  const frame = state.open(kind);
  frame.literal = literal;
  frame.depth = depth;
}

function endLiteral(state: State, pos: number, form: number): void {
  const { bytes } = state;
  state.pos = pos;
  state.lex = Lex.end;
  if ((form & Form.regex) !== 0) {
    while (bytes[state.pos]! >= 97 && bytes[state.pos]! <= 122) state.pos++;
  } else if ((form & Form.canBeLabel) !== 0 && bytes[pos] === colon && bytes[pos + 1] !== colon) {
    state.pos++;
    state.lex = Lex.beg;
  }
}

/** The `}` of an interpolation, a hash or a block. */
export function closeBrace(state: State): void {
  state.pos++;
  state.lex = Lex.end;
  const frame = state.closeNearest(FrameKind.brace, FrameKind.hereInterpolation);
  if (frame?.literal !== undefined) return readLiteral(state, frame.literal, frame.depth);
  if (frame?.here === undefined) return;
  state.pending = frame.pending;
  state.pendingAt = frame.pendingAt;
  state.lex = frame.lex;
  if (readBody(state, frame.here, true)) readHereDocuments(state);
}

/** From the start of the line after the heredocs begin. */
export function readHereDocuments(state: State): void {
  while (state.hasPending) {
    const document = state.pending[state.pendingAt++]!;
    if (!readBody(state, document, false)) return;
  }
  state.pending = [];
  state.pendingAt = 0;
  if (state.frame.kind !== FrameKind.suspended) return;
  const { literal, depth } = state.close();
  if (literal !== undefined) readLiteral(state, literal, depth);
}

/** False if interrupted by an interpolation. */
function readBody(state: State, document: HereDocument, isInsideLine: boolean): boolean {
  const { bytes, length } = state;
  const interpolates = (document.form & Form.interpolates) !== 0;
  let pos = state.pos;
  let isAtStart = !isInsideLine;
  while (pos < length) {
    if (isAtStart) {
      const end = endOfTerminator(state, pos, document);
      if (end !== -1) {
        state.findings.line++;
        state.pos = end;
        return true;
      }
    }
    for (; pos < length && bytes[pos] !== newline; pos++) {
      if (!interpolates) continue;
      if (bytes[pos] === backslash && bytes[pos + 1] !== newline) pos++;
      else if (bytes[pos] === hash && bytes[pos + 1] === openBrace) {
        leaveBody(state, pos + 2, document);
        return false;
      }
    }
    pos++;
    state.findings.line++;
    isAtStart = true;
  }
  noteUnclosed();
  state.pos = length;
  return true;
}

/** The code in it may begin heredocs of its own. */
function leaveBody(state: State, pos: number, document: HereDocument): void {
  const frame = state.open(FrameKind.hereInterpolation);
  frame.here = document;
  frame.pending = state.pending;
  frame.pendingAt = state.pendingAt;
  frame.lex = state.lex;
  state.pending = [];
  state.pendingAt = 0;
  state.pos = pos;
  state.lex = Lex.start;
}

/** The start of the line after the terminator; -1 if this line is not the terminator. */
function endOfTerminator({ bytes, length }: State, start: number, document: HereDocument): number {
  let pos = start;
  if ((document.form & Form.indented) !== 0) while (bytes[pos] === 32 || bytes[pos] === 9) pos++;
  for (let at = document.start; at < document.end; at++, pos++) if (bytes[pos] !== bytes[at]) return -1;
  if (bytes[pos] === carriageReturn) pos++;
  if (pos >= length) return length;
  return bytes[pos] === newline ? pos + 1 : -1;
}
