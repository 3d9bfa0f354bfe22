// Whether a name declares something, labels something or refers to something. `place` is its index in the token list.
import { kindsIn } from '../../kit/byte-table.ts';
import * as Byte from '../../kit/bytes.ts';
import { importStatement } from '../../kit/import-statement.ts';
import { endOfName, endOfPath } from './ends.ts';
import { FrameKind, Spec } from './frame.ts';
import { Expected, type State } from './state.ts';
import * as Token from './token.ts';
import { words } from './words.ts';
import type { ImportDetail } from '../../../model/import-detail.ts';

const testable: ImportDetail = { kind: 'testable' };
const exported: ImportDetail = { kind: 'exported' };

export function readName(state: State, place: number): void {
  if (state.expected !== Expected.nothing) return readExpected(state, place);
  const { frame } = state;
  switch (frame.kind) {
    case FrameKind.params:
      return frame.isEntryStart ? readParameter(state, place) : refer(state, place);
    case FrameKind.generics:
      if (!frame.isEntryStart) return refer(state, place);
      frame.isEntryStart = false;
      return state.declareGeneric(state.tokens.words[place]!);
    case FrameKind.captures:
      if (!frame.isEntryStart) return refer(state, place);
      frame.isEntryStart = false;
      return state.scopes.hide(state.tokens.words[place]!);
    default:
      readOther(state, place);
  }
}

/** `_` declares nothing and refers to nothing. */
export function readBlank(state: State): void {
  state.expected = Expected.nothing;
  if (state.frame.spec === Spec.name) state.frame.spec = Spec.value;
}

function readOther(state: State, place: number): void {
  const { frame } = state;
  if (frame.isClosureHead) return readClosureParameter(state, place);
  if (frame.spec === Spec.name) {
    frame.spec = Spec.value;
    return state.declareValue(state.tokens.words[place]!);
  }
  const previous = state.tokens.kinds[place - 1]!;
  if (previous === Token.jump) return;
  const next = state.tokens.kinds[place + 1]!;
  if (next === Byte.colon && isLabel(state, previous)) return;
  if (
    frame.bindsAll &&
    state.tokens.kinds[place] !== Token.path &&
    next !== Byte.dot &&
    next !== Byte.openParen
  )
    state.scopes.hide(state.tokens.words[place]!);
  else refer(state, place);
  if (frame.spec === Spec.supertypes && frame.angles === 0)
    state.supertypes.add(words.text(state.tokens.extras[place]!));
}

function readExpected(state: State, place: number): void {
  const { frame, expected } = state;
  const name = state.tokens.words[place]!;
  state.expected = Expected.nothing;
  if (expected === Expected.binding) return state.scopes.hide(name);
  if (expected === Expected.extension) return readExtension(state, place);
  if (expected === Expected.import) return readImport(state, place);
  state.isGenericNext = state.tokens.kinds[place + 1] === Byte.less;
  if (expected === Expected.function) return state.declareValue(name);
  if (expected === Expected.macro) return state.declareMacro(name);
  state.declareType(name);
  if (expected === Expected.alias) return;
  state.beginType(state.contexts.enter(frame.context, words.text(name)));
}

/** `import Shop`, `@testable import struct Shop.Cart`. The detail is the attribute that affects visibility. */
function readImport(state: State, place: number): void {
  const { bytes } = state;
  const start = state.tokens.starts[place]!;
  const specifier = words.text(words.numberOf(start, endOfPath(bytes, endOfName(bytes, start))));
  const detail = state.isTestable ? testable : state.isExported ? exported : undefined;
  state.imports.push(importStatement({ specifier, detail, line: state.importLine, kind: 'static' }));
}

function readExtension(state: State, place: number): void {
  refer(state, place);
  state.beginType(state.contexts.enter(0, words.text(state.tokens.extras[place]!)));
}

/** `label name: Type`: the last name before the colon. */
function readParameter(state: State, place: number): void {
  if (state.tokens.kinds[place + 1] === Byte.colon) state.scopes.hide(state.tokens.words[place]!);
}

/** `a, b in` or `(a, label b: Type) in` */
function readClosureParameter(state: State, place: number): void {
  const { frame } = state;
  if (!frame.isEntryStart) return refer(state, place);
  const next = state.tokens.kinds[place + 1]!;
  const isLast =
    frame.kind === FrameKind.block || next === Byte.colon || next === Byte.comma || next === Byte.closeParen;
  if (isLast) state.scopes.hide(state.tokens.words[place]!);
}

const entryStarts = kindsIn('([,', [Token.openSubscript]);

/** Whether an argument, parameter or element begins after the token. */
export function beginsEntry(token: number): boolean {
  return entryStarts[token] === 1;
}

const beginsStatement = kindsIn('{;:', [Token.newStatement, Token.in_]);

/** Whether a colon follows the name. */
function isLabel(state: State, previous: number): boolean {
  const { frame } = state;
  if (frame.kind === FrameKind.block) return !frame.isInHead && beginsStatement[previous] === 1;
  const isAtStart = beginsEntry(previous) || previous === Byte.openBrace;
  return frame.hasLabels && (isAtStart || previous === Token.name || previous === Token.blank);
}

/** `@Name` or `#name` */
export function referToMacro(state: State, place: number): void {
  const chain = state.tokens.extras[place]!;
  if (words.text(chain) === '#externalMacro') readExternalMacro(state, place);
  state.references.note(chain, chain, state.frame.context, state.tokens.lines[place]!);
}

/** Longer names are not read. */
const maxExternal = 500;

/** `#externalMacro(module: "ShopMacros", type: "RecordMacro")` names the type that implements a macro. */
function readExternalMacro({ bytes, tokens, imports }: State, place: number): void {
  const start = tokens.starts[place]!;
  const text = Buffer.from(bytes.subarray(start, start + maxExternal)).toString();
  const named = /^#externalMacro\s*\(\s*module:\s*"(\w+)",\s*type:\s*"([\w.]+)"/.exec(text);
  if (named === null) return;
  const [, module = '', specifier = ''] = named;
  const detail: ImportDetail = { kind: 'module', module };
  imports.push(importStatement({ specifier, detail, line: tokens.lines[place]!, kind: 'reference' }));
}

/** The name, with the selectors that may name types. */
function refer(state: State, place: number): void {
  const first = state.tokens.words[place]!;
  if (state.scopes.isHidden(first)) return;
  state.references.note(state.tokens.extras[place]!, first, state.frame.context, state.tokens.lines[place]!);
}
