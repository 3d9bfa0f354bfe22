// Parses JSON with comments and keeps the line of every value, for error messages.
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

export type JsonPath = readonly (string | number)[];

export interface LocatedJson {
  /** Objects have no prototype: `__proto__` is an ordinary key. */
  readonly value: unknown;
  /** From 1: the line of the key, or of the nearest enclosing value if the path does not exist. */
  lineOf(path: JsonPath): number;
}

export type LocatedJsonResult =
  | { readonly ok: true; readonly json: LocatedJson }
  | { readonly ok: false; readonly line: number; readonly reason: string };

export function parseLocatedJson(text: string): LocatedJsonResult {
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { allowTrailingComma: true });
    const error = errors[0];
    if (error !== undefined) {
      return { ok: false, line: lineAmong(findBreaks(text), error.offset), reason: inWords(error) };
    }
    if (tree === undefined) return { ok: false, line: 1, reason: 'value expected' };
    const value: unknown = getNodeValue(tree);
    let breaks: readonly number[] | undefined;
    const lineOf = (path: JsonPath): number => lineAmong((breaks ??= findBreaks(text)), offsetOf(tree, path));
    return { ok: true, json: { value, lineOf } };
  } catch (error) {
    // The parser is recursive: about 10,000 nested brackets overflow the stack.
    if (error instanceof RangeError) return { ok: false, line: 1, reason: 'nested too deeply' };
    throw error;
  }
}

function offsetOf(tree: Node, path: JsonPath): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node !== undefined) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return tree.offset;
}

function findBreaks(text: string): readonly number[] {
  const breaks: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks.push(at);
  return breaks;
}

/** From 1. */
function lineAmong(breaks: readonly number[], offset: number): number {
  let [low, high] = [0, breaks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (breaks[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** `CommaExpected` → `comma expected` */
function inWords(error: ParseError): string {
  return printParseErrorCode(error.error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
}
