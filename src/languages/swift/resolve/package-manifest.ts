// The targets and packages that a Package.swift declares literally.
import { type CodeToken, readCodeTokens } from '../../kit/code-tokens.ts';
import { wordSet } from '../../kit/word-set.ts';

export interface Target {
  readonly name: string;
  /** Undefined for the default folder. */
  readonly path: string | undefined;
  readonly isTest: boolean;
  /** Whether code can import it. */
  readonly isImportable: boolean;
}

export interface PackageManifest {
  readonly name: string | undefined;
  readonly targets: readonly Target[];
  /** Product → package. */
  readonly products: ReadonlyMap<string, string>;
  /** Last parts of the package addresses. */
  readonly packages: readonly string[];
  readonly requirements: readonly Requirement[];
}

export interface Requirement {
  /** Last part of the package address. */
  readonly name: string;
  /** As written: `from: 1.2.0`, `exact: 2.0.1`. */
  readonly range: string;
}

const importableKinds = wordSet('target systemLibrary binaryTarget');
const targetKinds = wordSet('target executableTarget testTarget systemLibrary macro plugin binaryTarget');

/** A call such as `.target(name: "Shop", path: "shop")`, with its direct arguments. */
interface Call {
  readonly name: string;
  /** Inside a target: a dependency of that target. */
  readonly isInTarget: boolean;
  readonly arguments: Map<string, string>;
}

export function readPackageManifest(text: string): PackageManifest {
  const tokens = readCodeTokens(text);
  const calls = readCalls(tokens);
  const targets = calls.flatMap(({ name: kind, isInTarget, arguments: values }): Target[] => {
    const name = values.get('name');
    if (name === undefined || isInTarget || !targetKinds.has(kind)) return [];
    const isImportable = importableKinds.has(kind);
    return [{ name, path: values.get('path'), isTest: kind === 'testTarget', isImportable }];
  });
  const products = calls.flatMap(({ name: kind, arguments: values }): [string, string][] => {
    const [name, from] = [values.get('name'), values.get('package')];
    return kind === 'product' && name !== undefined && from !== undefined ? [[name, from]] : [];
  });
  const packages = calls.flatMap(({ name: kind, arguments: values }) => {
    const address = values.get('url') ?? values.get('path') ?? values.get('id');
    return kind === 'package' && address !== undefined ? [lastPart(address)] : [];
  });
  return {
    name: packageName(tokens),
    targets,
    products: new Map(products),
    packages,
    requirements: calls.flatMap(requirementOf),
  };
}

/** `Package(name: "shop-kit", …)` */
function packageName(tokens: readonly CodeToken[]): string | undefined {
  const start = tokens.findIndex(({ text }, i) => text === 'Package' && tokens[i + 1]?.text === '(');
  const [label, colon, name] = start === -1 ? [] : tokens.slice(start + 2, start + 5);
  return label?.text === 'name' && colon?.text === ':' && name?.kind === 'text' ? name.text : undefined;
}

/** `.package(url: "…", from: "1.2.0")` */
function requirementOf({ name: kind, arguments: values }: Call): Requirement[] {
  const address = values.get('url') ?? values.get('id');
  const form = ['from', 'exact'].find((label) => values.has(label));
  if (kind !== 'package' || address === undefined || form === undefined) return [];
  return [{ name: lastPart(address), range: `${form}: ${values.get(form)}` }];
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
