// Files that only tests need, whatever their names are: modules of Rust that are only declared under `#[cfg(test)]`, with the
// modules in them, and helpers of Go, which import `testing`. Unless a product file uses them.
import type { FileRole } from '../../model/file-role.ts';
import type { Graph } from '../../model/graph.ts';
import { Lists } from '../../std/multi-map.ts';
import type { RoleEvidence } from './settle-roles.ts';

/** Where most of the product would be tests, it is a library for tests. */
const mostOfProduct = 0.5;

/** Returns the given roles if there is nothing to correct. */
export function settleTestFiles(
  graph: Graph,
  roles: readonly FileRole[],
  { isConfigured, conventionsOf }: Pick<RoleEvidence, 'isConfigured' | 'conventionsOf'>,
): readonly FileRole[] {
  const candidates = findCandidates(graph, conventionsOf);
  if (candidates.size === 0) return roles;
  dropUsed(candidates, graph, roles);
  const isProduct = (file: number): boolean => roles[file] === 'product';
  const found = [...candidates].filter((file) => isProduct(file) && !isConfigured(graph.files[file]!.path));
  if (found.length === 0) return roles;
  if (found.length > roles.filter((role) => role === 'product').length * mostOfProduct) return roles;
  const settled = [...roles];
  for (const file of found) settled[file] = 'test';
  return settled;
}

function findCandidates(
  { fileCount, files, edgeStart, edgeTarget, evidence }: Graph,
  conventionsOf: RoleEvidence['conventionsOf'],
): Set<number> {
  const found: number[] = [];
  const declaredIn = new Lists<number, number>();
  for (let file = 0; file < fileCount; file++) {
    const { entryDeclares, folderIsModule } = conventionsOf(files[file]!.language);
    const [start, end] = [edgeStart[file]!, edgeStart[file + 1]!];
    if (folderIsModule === true && end > start) {
      const uses = evidence.slice(start, end).flat();
      if (uses.every(({ role }) => role === 'test')) found.push(file);
    }
    if (entryDeclares !== true) continue;
    for (let edge = start; edge < end; edge++) {
      const target = edgeTarget[edge]!;
      const declaring = evidence[edge]!.find(({ specifier }) => specifier.startsWith('mod '));
      if (declaring === undefined || target >= fileCount) continue;
      declaredIn.add(file, target);
      if (declaring.role === 'test') found.push(target);
    }
  }
  const candidates = new Set<number>();
  for (let file = found.pop(); file !== undefined; file = found.pop()) {
    if (candidates.has(file)) continue;
    candidates.add(file);
    found.push(...declaredIn.of(file));
  }
  return candidates;
}

/** Those that a product file declares or uses for the product: `include_str!` can use any module. */
function dropUsed(candidates: Set<number>, graph: Graph, roles: readonly FileRole[]): void {
  const { fileCount, edgeStart, edgeTarget, evidence } = graph;
  const usersOf = new Lists<number, number>();
  for (let file = 0; file < fileCount; file++) {
    if (roles[file] !== 'product') continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (candidates.has(target) && evidence[edge]!.some(({ role }) => role === undefined))
        usersOf.add(target, file);
    }
  }
  for (let before = candidates.size + 1; candidates.size < before;) {
    before = candidates.size;
    for (const file of candidates)
      if (usersOf.of(file).some((user) => !candidates.has(user))) candidates.delete(file);
  }
}
