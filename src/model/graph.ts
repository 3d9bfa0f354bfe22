// The dependency graph in integers. Nodes 0 … fileCount-1 are files in code-point order; packages follow, also in code-point
// order.
import type { ImportKind, ImportRole, SourceFile } from './source.ts';

export interface Evidence {
  readonly line: number;
  readonly specifier: string;
  readonly kind: ImportKind;
  /** Absent for an import of the product. */
  readonly role?: ImportRole;
}

/** Whether rules about dependencies count the import: it is product code, even if the imported name is unused. */
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
  /** Edge → 1 if conclusions count it: not if only documentation or tests need it. */
  readonly isOfProduct: Uint8Array;
  /** Edge → 1 if it can be part of a cycle: it is of the product, and not type-only unless the options count these. */
  readonly carriesCycle: Uint8Array;
  /** Edge → 1 if it would be type-only, had every import that uses only types been marked as such. */
  readonly usesOnlyTypes: Uint8Array;
  /** Edge → 1 if a class in the source inherits from one in the target, in languages that record this. */
  readonly isOfSupertype: Uint8Array;
  /** Node → how many edges lead to it. */
  readonly incoming: Uint32Array;
  /** Edge → the lines of code behind it, never empty. */
  readonly evidence: readonly (readonly Evidence[])[];
}

export function outgoing(graph: Graph, node: number): number {
  return (graph.edgeStart[node + 1] ?? 0) - (graph.edgeStart[node] ?? 0);
}
