// Imports as pairs of numbers.
import type { ResolvedImport } from '../model/resolution.ts';
import type { ImportStatement } from '../model/source.ts';
import type { Nodes } from './number-nodes.ts';

/** Every way from one node to another, in columns; the same pair may stand here many times. */
export interface Links {
  readonly source: Uint32Array;
  readonly target: Uint32Array;
  readonly statement: readonly ImportStatement[];
}

export function linkNodes(nodes: Nodes, imports: readonly ResolvedImport[]): Links {
  const count = imports.reduce(
    (sum, { target }) => sum + (target.kind === 'files' ? target.paths.length : 1),
    0,
  );
  const source = new Uint32Array(count);
  const target = new Uint32Array(count);
  const statement: ImportStatement[] = [];

  function link(from: number, to: number, by: ImportStatement): void {
    source[statement.length] = from;
    target[statement.length] = to;
    statement.push(by);
  }

  for (const { from, target: to, statement: by } of imports) {
    const node = nodes.ofFile(from);
    if (to.kind === 'package') link(node, nodes.ofPackage(to.name), by);
    else for (const path of to.paths) link(node, nodes.ofFile(path), by);
  }
  return { source, target, statement };
}
