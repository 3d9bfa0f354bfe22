// The targets and packages that a Package.swift declares literally.
import { type CodeToken, readCodeTokens } from '../../kit/code-tokens.ts';
import { wordSet } from '../../kit/word-set.ts';

export interface Target {
  readonly name: string;
  /** Undefined for the default folder. */
  readonly path: string | undefined;
  readonly isTest: boolean;
}

export interface PackageManifest {
  readonly targets: readonly Target[];
  /** Product → package. */
  readonly products: ReadonlyMap<string, string>;
  /** Last parts of the package addresses. */
  readonly packages: readonly string[];
}

const targetKinds = wordSet('target executableTarget testTarget systemLibrary macro plugin binaryTarget');

/** A call such as `.target(name: "Shop", path: "shop")`, with its direct arguments. */
interface Call {
  readonly name: string;
  /** Inside a target: a dependency of that target. */
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

/** Every call that begins with a dot, in source order. */
function readCalls(tokens: readonly CodeToken[]): readonly Call[] {
  const calls: Call[] = [];
  /** Open calls; undefined for other brackets. */
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

/** `bracket` is the index of an opening bracket. */
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
