// The tree of groups that the graph draws: the folders and files of the project, and its packages as one more group.
import { nameNode } from '../../state/name-files.ts';
import type { ReportIndex } from '../../state/report-index.ts';
import { visibleName } from '../../state/visible-name.ts';
import { type Group, buildGroupTree } from '../groups/group-tree.ts';
import { hasFolders, openToFit } from '../groups/open-to-fit.ts';

/** No file, folder or package has this key. */
export const packagesKey = 'pkg:';

/** The files in `apart` are groups of their own, outside their folders. */
export function buildGraphTree(index: ReportIndex, shown: Uint8Array, apart: readonly number[] = []): Group {
  const inFolders = apart.length === 0 ? shown : shown.slice();
  for (const file of apart) inFolders[file] = 0;
  const root = buildGroupTree(index, inFolders);
  const packages = index.nodes.flatMap((_, node) =>
    node >= index.fileCount && shown[node] === 1 ? [nodeGroup(index, node)] : [],
  );
  const files = apart.filter((file) => shown[file] === 1).map((file) => nodeGroup(index, file));
  const children = [
    ...(root.kind === 'folder' ? root.children : [root]),
    ...files,
    ...(packages.length > 1 ? [groupPackages(packages)] : packages),
  ];
  const [only] = children;
  if (children.length === 1 && only !== undefined) return only;
  return {
    ...root,
    kind: 'folder',
    children,
    file: -1,
    fileCount: root.fileCount + files.length + packages.length,
    judgedCount: children.reduce((sum, child) => sum + child.judgedCount, 0),
  };
}

function nodeGroup(index: ReportIndex, node: number): Group {
  const id = index.nodes[node]?.id ?? '';
  const label = visibleName(nameNode(index, id));
  return {
    kind: 'file',
    key: id,
    label,
    children: [],
    file: node,
    fileCount: 1,
    judgedCount: index.isJudged[node] ?? 0,
  };
}

function groupPackages(children: readonly Group[]): Group {
  return {
    kind: 'folder',
    key: packagesKey,
    label: 'packages',
    children,
    file: -1,
    fileCount: children.length,
    judgedCount: 0,
  };
}

/** Up to this many files and packages, all of them are drawn. */
export const fileLimit = 150;
/** Of larger projects, about as many groups as a person can tell apart. */
const groupLimits = { fewest: 20, usual: 42, most: 60 };

/** The keys of the groups that are open at first. */
export function openForGraph(root: Group): ReadonlySet<string> {
  if (root.fileCount <= fileLimit) return openToFit(root, fileLimit);
  const folders = openToFit(root, groupLimits.usual, hasFolders);
  if (countShown(root, folders) >= groupLimits.fewest) return folders;
  return openToFit(root, groupLimits.most, ({ key, children }) => key !== packagesKey && children.length > 0);
}

/** How many groups are shown if these are open. */
function countShown(root: Group, open: ReadonlySet<string>): number {
  let count = 0;
  const waiting = [root];
  for (let group = waiting.pop(); group !== undefined; group = waiting.pop()) {
    if (open.has(group.key)) waiting.push(...group.children);
    else count++;
  }
  return count;
}
