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
  /** The first key, in the value at this path, that its object already has: parsers silently take the last one. */
  findRepeatedKey(path: JsonPath): RepeatedKey | undefined;
}

export interface RepeatedKey {
  readonly key: string;
  readonly line: number;
  readonly firstLine: number;
}

export type LocatedJsonResult =
  | { readonly ok: true; readonly json: LocatedJson }
  | { readonly ok: false; readonly line: number; readonly reason: string };

export const mergeConflict = 'a merge conflict';

export function parseLocatedJson(text: string): LocatedJsonResult {
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { allowTrailingComma: true });
    const error = errors[0];
    if (error !== undefined) {
      const conflict = /^<<<<<<< /m.exec(text);
      const line = lineAmong(findBreaks(text), conflict?.index ?? error.offset);
      return { ok: false, line, reason: conflict === null ? inWords(error) : mergeConflict };
    }
    if (tree === undefined) return { ok: false, line: 1, reason: 'value expected' };
    const value: unknown = getNodeValue(tree);
    let breaks: readonly number[] | undefined;
    const lineAt = (offset: number): number => lineAmong((breaks ??= findBreaks(text)), offset);
    const lineOf = (path: JsonPath): number => lineAt(offsetOf(tree, path));
    const findRepeatedKey = (path: JsonPath): RepeatedKey | undefined => {
      const repeated = findRepeated(findNodeAtLocation(tree, [...path]));
      if (repeated === undefined) return undefined;
      const [key, first, again] = repeated;
      return { key, line: lineAt(again), firstLine: lineAt(first) };
    };
    return { ok: true, json: { value, lineOf, findRepeatedKey } };
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

/** The key and its first two places. */
function findRepeated(node: Node | undefined): readonly [string, number, number] | undefined {
  const seen = new Map<string, number>();
  for (const child of node?.children ?? []) {
    if (child.type === 'property') {
      const key = String(child.children![0]!.value);
      const first = seen.get(key);
      if (first !== undefined) return [key, first, child.offset];
      seen.set(key, child.offset);
    }
    const inside = findRepeated(child);
    if (inside !== undefined) return inside;
  }
  return undefined;
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
  const code = printParseErrorCode(error.error);
  if (code === 'InvalidSymbol') return 'invalid symbol; keys and texts need double quotes';
  return code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}
