// Strings, quoted symbols, regular expressions, word lists and heredocs. At `#{` the literal is suspended, and resumed
// after the `}`.
import { FrameKind } from './frame.ts';
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

/** From after its first sign. `open` nests; `depth` of them are open. */
export function readLiteral(state: State, open: number, close: number, depth: number, flags: number): void {
  const { bytes, length } = state;
  const interpolates = (flags & Form.interpolates) !== 0;
  let nested = depth;
  for (let pos = state.pos; pos < length; pos++) {
    const byte = bytes[pos]!;
    if (byte === close) {
      if (nested === 0) return endLiteral(state, pos + 1, flags);
      nested--;
    } else if (byte === open) nested++;
    else if (byte === backslash) {
      if (bytes[pos + 1] !== newline) pos++;
    } else if (byte === hash) {
      if (interpolates && bytes[pos + 1] === openBrace) {
        leaveLiteral(state, FrameKind.interpolation, pos + 2, open, close, nested, flags);
        state.lex = Lex.start;
        return;
      }
    } else if (byte === newline) {
      state.findings.line++;
      if (!state.hasPending) continue;
      leaveLiteral(state, FrameKind.suspended, pos + 1, open, close, nested, flags);
      return readHereDocuments(state);
    }
  }
  noteUnclosed();
  state.pos = length;
}

function leaveLiteral(
  state: State,
  kind: number,
  pos: number,
  open: number,
  close: number,
  depth: number,
  flags: number,
): void {
  state.pos = pos;
  const frame = state.open(kind);
  frame.open = open;
  frame.close = close;
  frame.depth = depth;
  frame.flags = flags;
}

function endLiteral(state: State, pos: number, flags: number): void {
  const { bytes } = state;
  state.pos = pos;
  state.lex = Lex.end;
  if ((flags & Form.regex) !== 0) {
    while (bytes[state.pos]! >= 97 && bytes[state.pos]! <= 122) state.pos++;
  } else if ((flags & Form.canBeLabel) !== 0 && bytes[pos] === colon && bytes[pos + 1] !== colon) {
    state.pos++;
    state.lex = Lex.beg;
  }
}

/** The `}` of an interpolation, a hash or a block. */
export function closeBrace(state: State): void {
  state.pos++;
  state.lex = Lex.end;
  const frame = state.closeNearest(FrameKind.brace, FrameKind.hereInterpolation);
  if (frame === undefined || frame.kind === FrameKind.brace) return;
  if (frame.kind === FrameKind.interpolation) {
    return readLiteral(state, frame.open, frame.close, frame.depth, frame.flags);
  }
  const { idStart, idEnd, flags, lex } = frame;
  state.pending.size = state.pendingBase;
  state.pendingAt = frame.pendingAt;
  state.pendingBase = frame.pendingBase;
  state.lex = lex;
  if (readBody(state, idStart, idEnd, flags, true)) readHereDocuments(state);
}

/** From the start of the line after the heredocs begin. */
export function readHereDocuments(state: State): void {
  const { pending } = state;
  while (state.pendingAt < pending.size) {
    const at = state.pendingAt;
    state.pendingAt += 3;
    if (!readBody(state, pending.at(at), pending.at(at + 1), pending.at(at + 2), false)) return;
  }
  pending.size = state.pendingBase;
  state.pendingAt = state.pendingBase;
  if (state.frame.kind !== FrameKind.suspended) return;
  const { open, close, depth, flags } = state.close();
  readLiteral(state, open, close, depth, flags);
}

/** False if interrupted by an interpolation. */
function readBody(
  state: State,
  idStart: number,
  idEnd: number,
  flags: number,
  isInsideLine: boolean,
): boolean {
  const { bytes, length } = state;
  const interpolates = (flags & Form.interpolates) !== 0;
  let pos = state.pos;
  let isAtStart = !isInsideLine;
  while (pos < length) {
    if (isAtStart) {
      const end = endOfTerminator(state, pos, idStart, idEnd, flags);
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
        leaveBody(state, pos + 2, idStart, idEnd, flags);
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

function leaveBody(state: State, pos: number, idStart: number, idEnd: number, flags: number): void {
  const frame = state.open(FrameKind.hereInterpolation);
  frame.idStart = idStart;
  frame.idEnd = idEnd;
  frame.flags = flags;
  frame.pendingAt = state.pendingAt;
  frame.pendingBase = state.pendingBase;
  frame.lex = state.lex;
  state.pendingBase = state.pending.size;
  state.pendingAt = state.pendingBase;
  state.pos = pos;
  state.lex = Lex.start;
}

/** The start of the line after the terminator; -1 if this line is not the terminator. */
function endOfTerminator(
  { bytes, length }: State,
  start: number,
  idStart: number,
  idEnd: number,
  flags: number,
): number {
  let pos = start;
  if ((flags & Form.indented) !== 0) while (bytes[pos] === 32 || bytes[pos] === 9) pos++;
  for (let at = idStart; at < idEnd; at++, pos++) if (bytes[pos] !== bytes[at]) return -1;
  if (bytes[pos] === carriageReturn) pos++;
  if (pos >= length) return length;
  return bytes[pos] === newline ? pos + 1 : -1;
}
