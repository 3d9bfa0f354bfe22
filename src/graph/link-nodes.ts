// Imports as pairs of node numbers.
import type { FilePath } from '../model/file-path.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import type { SourceFile } from '../model/source.ts';
import { type Nodes, numberNodes } from './number-nodes.ts';

export interface LinkedNodes {
  readonly nodes: Nodes;
  /** Every link from one node to another, one column per field; a pair may occur many times. */
  readonly source: readonly number[];
  readonly target: readonly number[];
  /** Index of the import behind the link. */
  readonly importIndex: readonly number[];
}

export function linkNodes(files: readonly SourceFile[], imports: readonly ResolvedImport[]): LinkedNodes {
  const nodes = numberNodes(files, imports);
  const source: number[] = [];
  const target: number[] = [];
  const importIndex: number[] = [];
  let file: FilePath | undefined;
  let node = -1;
  for (let i = 0; i < imports.length; i++) {
    const { from, target: to } = imports[i]!;
    // The imports of a file are consecutive.
    if (from !== file) node = nodes.ofFile((file = from));
    const count = to.kind === 'files' ? to.paths.length : 1;
    for (let n = 0; n < count; n++) {
      source.push(node);
      target.push(to.kind === 'files' ? nodes.ofFile(to.paths[n]!) : nodes.ofPackage(to.name));
      importIndex.push(i);
    }
  }
  return { nodes, source, target, importIndex };
}
