/** The folder and all that hold it, the root as ''. */
export function withParents(folder: string): readonly string[] {
  if (folder === '.' || folder === '') return [''];
  const parts = folder.split('/');
  return ['', ...parts.map((_, i) => parts.slice(0, i + 1).join('/'))];
}
