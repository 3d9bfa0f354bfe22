import type { ReportIndex } from '../state/report-index.ts';

/** All values that the filters can have; folders include their parents, the top ones first. */
export function findFilterValues(current: ReportIndex | null): {
  readonly folders: readonly string[];
  readonly languages: readonly string[];
  readonly packages: readonly string[];
} {
  const folders = new Set<string>();
  const languages = new Set<string>();
  const packages: string[] = [];
  for (const node of current?.nodes ?? []) {
    if (node.type === 'package') {
      packages.push(node.label);
      continue;
    }
    languages.add(node.language);
    for (let path = node.folder; path !== '.' && !folders.has(path); path = parentOf(path)) folders.add(path);
  }
  const depth = (path: string): number => path.split('/').length;
  return {
    folders: [...folders].toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1)),
    languages: [...languages].toSorted(),
    packages,
  };
}

function parentOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}
