// What a name does where it stands: declares something, labels something, or refers to something.
import { Body, FrameKind, Spec } from './frame.ts';
import { Expected, type State } from './state.ts';
import { Token } from './tokens.ts';
import { words } from './words.ts';

const [dollar, openParen, closeParen, comma, dot, colon, underscore] = [36, 40, 41, 44, 46, 58, 95];

export function readName(state: State): void {
  const { scanner, frame } = state;
  const { start, end } = scanner;
  if (state.previous === Token.dot) return scanner.takeSelectors();
  const first = state.bytes[start]!;
  if (first === dollar) return;
  const isBlank = first === underscore && end - start === 1;
  if (state.expected !== Expected.nothing) return readExpected(state, isBlank);
  switch (frame.kind) {
    case FrameKind.params:
      return frame.isEntryStart ? readParameter(state, isBlank) : refer(state);
    case FrameKind.generics:
      if (!frame.isEntryStart) return refer(state);
      frame.isEntryStart = false;
      return state.declareGeneric(scanner.word);
    case FrameKind.captures:
      if (!frame.isEntryStart) return refer(state);
      frame.isEntryStart = false;
      return state.scopes.hide(scanner.word);
    default:
      if (!isBlank) readOther(state);
  }
}

function readOther(state: State): void {
  const { frame, scanner } = state;
  if (frame.isClosureHead) return readClosureParameter(state);
  if (frame.spec === Spec.name) {
    frame.spec = Spec.value;
    return state.declareValue(scanner.word);
  }
  if (state.previous === Token.jump && !scanner.isFirstOfLine) return;
  const next = scanner.peek();
  if (next === colon && isLabel(state)) return;
  if (frame.bindsAll && next !== dot && next !== openParen) state.scopes.hide(scanner.word);
  else refer(state);
}

function readExpected(state: State, isBlank: boolean): void {
  const { frame, expected } = state;
  state.expected = Expected.nothing;
  if (expected === Expected.extension) return readExtension(state);
  if (isBlank) return;
  const name = state.scanner.word;
  if (expected === Expected.binding) return state.scopes.hide(name);
  state.isGenericNext = true;
  if (expected === Expected.function) return state.declareValue(name);
  if (expected === Expected.macro) return state.declareMacro(name);
  state.declareType(name);
  if (expected === Expected.alias) return;
  frame.body = Body.type;
  state.typeContext = state.contexts.enter(frame.context, words.text(name));
  state.typeAccess = state.effectiveAccess;
}

function readExtension(state: State): void {
  const { scanner, bytes } = state;
  const { start } = scanner;
  refer(state);
  state.frame.body = Body.type;
  const name = Buffer.from(bytes.buffer, bytes.byteOffset + start, scanner.end - start).toString();
  state.typeContext = state.contexts.enter(0, name);
  state.typeAccess = state.effectiveAccess;
}

/** `label name: Type`: the last name before the colon. */
function readParameter(state: State, isBlank: boolean): void {
  if (!isBlank && state.scanner.peek() === colon) state.scopes.hide(state.scanner.word);
}

/** `a, b in` or `(a, label b: Type) in` */
function readClosureParameter(state: State): void {
  const { frame, scanner } = state;
  if (!frame.isEntryStart) return refer(state);
  const next = scanner.peek();
  const isLast = frame.kind === FrameKind.block || next === colon || next === comma || next === closeParen;
  if (isLast) state.scopes.hide(scanner.word);
}

/** The name stands before a colon. */
function isLabel(state: State): boolean {
  const { frame, previous } = state;
  if (frame.kind === FrameKind.block) return state.isAtStart && !frame.isInHead;
  const isAtBeginning = previous >= Token.openParen && previous <= Token.comma;
  return frame.hasLabels && (isAtBeginning || previous === Token.name);
}

/** `@Name` or `#name`, with its sign: macros have names of their own. */
export function referToMacro(state: State): void {
  const { scanner, frame } = state;
  if (state.bytes[scanner.end] === dot) scanner.takeSelectors();
  const chain = words.find(state.bytes, scanner.start - 1, scanner.end);
  state.references.note(chain, chain, frame.context, scanner.line);
}

/** To the name here, with the selectors behind it that may be names of types. */
function refer(state: State): void {
  const { scanner, frame } = state;
  const { start, end, line, word: first } = scanner;
  if (state.bytes[end] === dot) scanner.takeSelectors();
  if (state.scopes.isHidden(first)) return;
  const chain = scanner.end === end ? first : words.find(state.bytes, start, scanner.end);
  state.references.note(chain, first, frame.context, line);
}
