// Follows the brackets and statements of a Swift file just far enough to know, for every name, whether it declares
// something, belongs to something (a member, a label) or refers to something outside. No recursion: what is open stands
// in frames.
import type { Extraction, SourceText } from '../../../model/source.ts';
import * as FrameKind from './frame-kind.ts';
import { Spec } from './frame.ts';
import {
  closeAngle,
  closeBrace,
  closeBracket,
  closeInterpolation,
  closeParen,
  openBrace,
  openBracket,
  openGenerics,
  openInterpolation,
  openParen,
  openSubscript,
} from './read-brackets.ts';
import { readKeyword } from './read-keyword.ts';
import { readBlank, readName, referToMacro } from './read-name.ts';
import { Scanner } from './scanner.ts';
import { Expected, State } from './state.ts';
import * as block from './token-block.ts';
import * as Token from './token.ts';

const scanner = new Scanner();
const state = new State();

export function readFile(source: SourceText): Extraction {
  state.begin(source.bytes);
  scanner.begin(source);
  takeBlocks();
  state.references.addTo(state.imports, state.contexts);
  return { imports: state.imports, declares: state.declares };
}

/**
 * Block by block, all tokens but the first, which was taken before, and the last, behind which something may follow. Both
 * loops are in one function, since the engine may stay for ever in slow code of a loop that has none around it.
 */
function takeBlocks(): void {
  const { kinds, starts } = block;
  let last: number;
  do {
    scanner.fill();
    last = scanner.size - 1;
    for (let place = 1; place < last; place++) {
      const token = kinds[place]!;
      switch (token) {
        case Token.operator:
        case Token.operand:
        case Token.dot:
        case Token.attribute:
          break;
        case Token.name:
        case Token.path:
          readName(state, place);
          break;
        case Token.newStatement:
          beginStatement();
          break;
        case Token.openParen:
          openParen(state);
          break;
        case Token.closeParen:
          closeParen(state);
          break;
        case Token.comma:
          takeComma();
          break;
        case Token.colon:
          takeColon();
          break;
        case Token.assign:
          if (state.isInBraces) state.frame.bindsAll = false;
          break;
        case Token.openBrace:
          openBrace(state, starts[place]!);
          break;
        case Token.closeBrace:
          closeBrace(state);
          break;
        case Token.openBracket:
          openBracket(state, kinds[place - 1]!);
          break;
        case Token.openSubscript:
          openSubscript(state);
          break;
        case Token.closeBracket:
          closeBracket(state);
          break;
        default:
          if (token >= Token.plain || token === Token.jump) takeKeyword(token, place);
          else takeOther(token, place);
      }
    }
  } while (kinds[last] !== Token.end && !state.frames.isTooDeep);
}

function takeOther(token: number, place: number): void {
  switch (token) {
    case Token.blank:
      return readBlank(state);
    case Token.arrow:
      state.frame.isEntryStart = false;
      return;
    case Token.less:
      if (state.isGenericNext) openGenerics(state);
      else state.frame.angles++;
      state.isGenericNext = false;
      return;
    case Token.greater:
      return closeAngle(state);
    case Token.semicolon:
      return beginStatement();
    case Token.operatorName:
      state.expected = Expected.nothing;
      state.isGenericNext = block.kinds[place + 1] === Token.less;
      return;
    case Token.interpolation:
      return openInterpolation(state);
    case Token.closeInterpolation:
      return closeInterpolation(state);
    case Token.macroUse:
      return referToMacro(state, place);
    case Token.testable:
      state.isTestable = true;
      return;
    case Token.exported:
      state.isExported = true;
      return;
    default:
  }
}

function takeKeyword(token: number, place: number): void {
  const { frame } = state;
  const previous = block.kinds[place - 1]!;
  if (isWordAsName(previous)) return readName(state, place);
  const isLabel = frame.hasLabels && block.kinds[place + 1] === Token.colon && isBehindBracket(previous);
  if (!isLabel) readKeyword(state, token, place);
}

function beginStatement(): void {
  if (state.isInBraces && !state.frame.isClosureHead) state.beginStatement();
}

function takeComma(): void {
  const { frame } = state;
  if (frame.angles > 0) return;
  frame.isEntryStart = true;
  if (frame.kind > FrameKind.block) return;
  if (frame.spec === Spec.value && !frame.isInHead) frame.spec = Spec.name;
  frame.bindsAll = false;
}

function takeColon(): void {
  const { frame } = state;
  frame.isEntryStart = false;
  if (frame.kind > FrameKind.block) return;
  frame.bindsAll = false;
  if (!frame.isSwitch || !frame.isInHead) return;
  frame.isInHead = false;
  state.beginStatement();
}

/** Words that are keywords elsewhere: `func open()`, `let final = 1`, `init(for cart: Cart)`. */
function isWordAsName(previous: number): boolean {
  const { frame } = state;
  if (frame.kind === FrameKind.params) return frame.isEntryStart;
  const isDeclared = previous === Token.func || previous === Token.binding;
  return isDeclared || (frame.spec === Spec.name && (previous === Token.case_ || previous === Token.comma));
}

function isBehindBracket(previous: number): boolean {
  return (
    previous === Token.openParen ||
    previous === Token.openBracket ||
    previous === Token.openSubscript ||
    previous === Token.comma
  );
}
