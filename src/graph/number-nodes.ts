// Numbers files and packages: files first, each group in the code-point order of its IDs.
import type { FilePath } from '../model/file-path.ts';
import type { PackageNode } from '../model/graph.ts';
import { fileId, packageId } from '../model/node-id.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import type { SourceFile } from '../model/source.ts';
import { compareCodePoints } from '../std/code-point-order.ts';

export interface Nodes {
  readonly files: readonly SourceFile[];
  readonly packages: readonly PackageNode[];
  /** Node → its ID in the report. */
  readonly ids: readonly string[];
  ofFile(path: FilePath): number;
  ofPackage(name: string): number;
}

export function numberNodes(files: readonly SourceFile[], imports: readonly ResolvedImport[]): Nodes {
  const orderedFiles = orderFiles(files);
  const packages = packagesOf(imports).toSorted((a, b) => compareCodePoints(a.name, b.name));
  const fileNodes = new Map(orderedFiles.map(({ path }, i) => [path, i]));
  const packageNodes = new Map(packages.map(({ name }, i) => [name, orderedFiles.length + i]));
  return {
    files: orderedFiles,
    packages,
    ids: [...orderedFiles.map(fileId), ...packages.map(({ name }) => packageId(name))],
    ofFile: (path) => nodeIn(fileNodes, path),
    ofPackage: (name) => nodeIn(packageNodes, name),
  };
}

/** Sorted by ID, which is the order of the nodes. */
export function orderFiles(files: readonly SourceFile[]): readonly SourceFile[] {
  return files.toSorted((a, b) => compareCodePoints(fileId(a), fileId(b)));
}

/**
 * Two languages may use one name for different packages. The node is marked as built in only if all agree, because users may
 * hide such nodes.
 */
function packagesOf(imports: readonly ResolvedImport[]): PackageNode[] {
  const builtinOf = new Map<string, boolean>();
  for (let i = 0; i < imports.length; i++) {
    const { target } = imports[i]!;
    if (target.kind !== 'package') continue;
    const known = builtinOf.get(target.name);
    if (known === undefined || (known && !target.builtin)) builtinOf.set(target.name, target.builtin);
  }
  return Array.from(builtinOf, ([name, builtin]) => ({ name, builtin }));
}

function nodeIn<Key extends string>(nodes: ReadonlyMap<Key, number>, key: Key): number {
  const node = nodes.get(key);
  if (node === undefined) throw new Error(`An import leads to or from ${key}, which is not a node`);
  return node;
}
