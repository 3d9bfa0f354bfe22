/** The folder and all its parents, with '' for the root. */
export function withParents(folder: string): readonly string[] {
  if (folder === '.' || folder === '') return [''];
  const parts = folder.split('/');
  return ['', ...parts.map((_, i) => parts.slice(0, i + 1).join('/'))];
}
