// Modules of Rust that a file declares under `#[cfg(test)]` alone, and the modules in them: no product is compiled with them,
// whatever their names are.
import type { FileRole } from '../model/file-role.ts';
import type { Graph } from '../model/graph.ts';
import { Lists } from '../std/multi-map.ts';
import type { RoleEvidence } from './settle-roles.ts';

/** Returns the given roles if there is nothing to correct. */
export function settleTestModules(
  graph: Graph,
  roles: readonly FileRole[],
  { isConfigured, conventionsOf }: Pick<RoleEvidence, 'isConfigured' | 'conventionsOf'>,
): readonly FileRole[] {
  const { fileCount, files, edgeStart, edgeTarget, evidence } = graph;
  const declaredForTests: number[] = [];
  const declaredIn = new Lists<number, number>();
  /** File → the product files that declare or use it for the product: `include_str!` can use any module. */
  const usersOf = new Lists<number, number>();
  for (let file = 0; file < fileCount; file++) {
    if (conventionsOf(files[file]!.language).entryDeclares !== true) continue;
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount) continue;
      const uses = evidence[edge]!;
      if (uses.some(({ specifier }) => specifier.startsWith('mod '))) declaredIn.add(file, target);
      if (uses.some(({ specifier, role }) => role === 'test' && specifier.startsWith('mod ')))
        declaredForTests.push(target);
      if (roles[file] === 'product' && uses.some(({ role }) => role === undefined)) usersOf.add(target, file);
    }
  }
  const ofTests = new Set<number>();
  for (let file = declaredForTests.pop(); file !== undefined; file = declaredForTests.pop()) {
    if (ofTests.has(file)) continue;
    ofTests.add(file);
    declaredForTests.push(...declaredIn.of(file));
  }
  for (let before = ofTests.size + 1; ofTests.size < before;) {
    before = ofTests.size;
    for (const file of ofTests) if (usersOf.of(file).some((user) => !ofTests.has(user))) ofTests.delete(file);
  }
  if (ofTests.size === 0) return roles;
  return roles.map((role, file) =>
    role === 'product' && ofTests.has(file) && !isConfigured(files[file]!.path) ? 'test' : role,
  );
}
