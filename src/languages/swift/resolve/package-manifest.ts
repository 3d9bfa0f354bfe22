// What a Package.swift says where it says it plainly: its targets, and the packages that their products come from.
import { type CodeToken, readCodeTokens } from '../../kit/code-tokens.ts';

export interface Target {
  readonly name: string;
  /** As written; undefined where the folder is the usual one. */
  readonly path: string | undefined;
  readonly isTest: boolean;
}

export interface PackageManifest {
  readonly targets: readonly Target[];
  /** Product → the package that it comes from. */
  readonly products: ReadonlyMap<string, string>;
  /** Packages by the last part of their addresses. */
  readonly packages: readonly string[];
}

const targetKinds = new Set(
  'target executableTarget testTarget systemLibrary macro plugin binaryTarget'.split(' '),
);

/** A call such as `.target(name: "Shop", path: "shop")`, with what stands directly between its brackets. */
interface Call {
  readonly name: string;
  /** Between the brackets of a target: one that it depends on. */
  readonly isInTarget: boolean;
  readonly arguments: Map<string, string>;
}

export function readPackageManifest(text: string): PackageManifest {
  const calls = readCalls(readCodeTokens(text));
  const targets = calls.flatMap(({ name: kind, isInTarget, arguments: values }): Target[] => {
    const name = values.get('name');
    if (name === undefined || isInTarget || !targetKinds.has(kind)) return [];
    return [{ name, path: values.get('path'), isTest: kind === 'testTarget' }];
  });
  const products = calls.flatMap(({ name: kind, arguments: values }): [string, string][] => {
    const [name, from] = [values.get('name'), values.get('package')];
    return kind === 'product' && name !== undefined && from !== undefined ? [[name, from]] : [];
  });
  const packages = calls.flatMap(({ name: kind, arguments: values }) => {
    const address = values.get('url') ?? values.get('path') ?? values.get('id');
    return kind === 'package' && address !== undefined ? [lastPart(address)] : [];
  });
  return { targets, products: new Map(products), packages };
}

/** Every call that begins with a dot, in the order of the text. */
function readCalls(tokens: readonly CodeToken[]): readonly Call[] {
  const calls: Call[] = [];
  /** What is open: a call, or a bracket that is none. */
  const open: (Call | undefined)[] = [];
  let targetsOpen = 0;
  for (const [i, { kind, text }] of tokens.entries()) {
    if (kind === 'sign' && '([{'.includes(text)) {
      const call = callAt(tokens, i, targetsOpen > 0);
      if (call !== undefined) calls.push(call);
      if (isTarget(call)) targetsOpen++;
      open.push(call);
    } else if (kind === 'sign' && ')]}'.includes(text)) {
      if (isTarget(open.pop())) targetsOpen--;
    } else if (kind === 'text' && tokens[i - 1]?.text === ':' && tokens[i - 2]?.kind === 'word') {
      open.at(-1)?.arguments.set(tokens[i - 2]?.text ?? '', text);
    }
  }
  return calls;
}

/** `bracket` is the place of one that opens. */
function callAt(tokens: readonly CodeToken[], bracket: number, isInTarget: boolean): Call | undefined {
  const [dot, name, open] = tokens.slice(Math.max(bracket - 2, 0), bracket + 1);
  if (open?.text !== '(' || name?.kind !== 'word' || dot?.text !== '.') return undefined;
  return { name: name.text, isInTarget, arguments: new Map() };
}

function isTarget(call: Call | undefined): boolean {
  return call !== undefined && targetKinds.has(call.name);
}

/** `https://example.org/apple/swift-nio.git` → `swift-nio` */
export function lastPart(address: string): string {
  return address
    .slice(address.replace(/\/$/, '').lastIndexOf('/') + 1)
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
}
