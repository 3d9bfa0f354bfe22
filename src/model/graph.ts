// The dependency graph, in integers: nodes 0 … fileCount-1 are files in code-point order, packages follow in theirs.
import type { ImportKind, ImportRole, SourceFile } from './source.ts';

export interface Evidence {
  readonly line: number;
  readonly specifier: string;
  readonly kind: ImportKind;
  /** Absent for an import of the product. */
  readonly role?: ImportRole;
}

/** Whether rules about use count the import: the product has it, even if nothing uses its name. */
export function countsAsUse({ role }: Pick<Evidence, 'role'>): boolean {
  return role === undefined || role === 'unused';
}

export interface PackageNode {
  readonly name: string;
  readonly builtin: boolean;
}

export interface Graph {
  readonly fileCount: number;
  /** File node → the file. */
  readonly files: readonly SourceFile[];
  /** Node → its ID in the report. */
  readonly ids: readonly string[];
  /** Packages, from node `fileCount` on. */
  readonly packages: readonly PackageNode[];
  /** The edges of node n are edgeStart[n] … edgeStart[n+1]-1, by target ID in code-point order. */
  readonly edgeStart: Uint32Array;
  /** Edge → the node it leads to. */
  readonly edgeTarget: Uint32Array;
  /** Edge → 1 where conclusions count it: not for one that only documentation or tests make. */
  readonly isOfProduct: Uint8Array;
  /** Edge → 1 where a cycle may run through it: of those above, not for one that only types make. */
  readonly carriesCycle: Uint8Array;
  /** Edge → 1 where it would be type-only if the imports that use only types said so. */
  readonly usesOnlyTypes: Uint8Array;
  /** Edge → 1 where a class of the source inherits from one of the target, in languages that tell. */
  readonly isOfSupertype: Uint8Array;
  /** Node → how many edges lead to it. */
  readonly incoming: Uint32Array;
  /** Edge → the lines of code that make it, never empty. */
  readonly evidence: readonly (readonly Evidence[])[];
}

export function outgoing(graph: Graph, node: number): number {
  return (graph.edgeStart[node + 1] ?? 0) - (graph.edgeStart[node] ?? 0);
}
