// Names lie sometimes: `NodeTest.java` of an XPath library tests nodes, and `specs/` of React Native describes modules. A
// file that only a doubtful name calls a test is product where product files use it.
import type { FileRole } from '../model/file-role.ts';
import type { Graph } from '../model/graph.ts';

/** The same roles if there is nothing to correct. */
export function settleRoles(
  { fileCount, files, edgeStart, edgeTarget, isOfProduct }: Graph,
  roles: readonly FileRole[],
  isDoubtful: (path: string) => boolean,
): readonly FileRole[] {
  const settled = [...roles];
  let count = 0;
  const follow = (file: number): void => {
    for (let edge = edgeStart[file]!; edge < edgeStart[file + 1]!; edge++) {
      const target = edgeTarget[edge]!;
      if (target >= fileCount || isOfProduct[edge] === 0) continue;
      if (settled[target] !== 'test' && settled[target] !== 'fixture') continue;
      if (!isDoubtful(files[target]!.path) || mayBeTest.test(files[file]!.path)) continue;
      settled[target] = 'product';
      count++;
      waiting.push(target);
    }
  };
  const waiting: number[] = [];
  for (let file = 0; file < fileCount; file++) if (roles[file] === 'product') follow(file);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) follow(file);
  return count === 0 ? roles : settled;
}

/** Suites, helpers and frameworks of tests that no convention names. What they use says nothing. */
const mayBeTest = /(?:^|[^A-Za-z])[Tt]est(?:s|ing)?(?![a-z])|Test(?:s|ing)?(?![a-z])|[Ss]uite/;
