// Imports as pairs of numbers.
import type { FilePath } from '../model/file-path.ts';
import type { ResolvedImport } from '../model/resolution.ts';
import type { ImportStatement } from '../model/source.ts';
import type { Nodes } from './number-nodes.ts';

/** Every way from one node to another, in columns; the same pair may stand here many times. */
export interface Links {
  readonly source: readonly number[];
  readonly target: readonly number[];
  readonly statement: readonly ImportStatement[];
}

export function linkNodes(nodes: Nodes, imports: readonly ResolvedImport[]): Links {
  const source: number[] = [];
  const target: number[] = [];
  const statement: ImportStatement[] = [];
  let file: FilePath | undefined;
  let node = -1;
  for (let i = 0; i < imports.length; i++) {
    const { from, target: to, statement: by } = imports[i]!;
    // The imports of a file follow each other.
    if (from !== file) node = nodes.ofFile((file = from));
    const count = to.kind === 'files' ? to.paths.length : 1;
    for (let n = 0; n < count; n++) {
      source.push(node);
      target.push(to.kind === 'files' ? nodes.ofFile(to.paths[n]!) : nodes.ofPackage(to.name));
      statement.push(by);
    }
  }
  return { source, target, statement };
}
