// A folder as something to select: its path with `/` at its end, which no file and no package has.

export function folderId(path: string): string {
  return `${path}/`;
}

/** The path of the folder, null if it is the ID of something else. */
export function folderOfId(id: string | null): string | null {
  if (id === null || !id.endsWith('/')) return null;
  // The files next to the folders of a folder end with `/./`.
  return id.replace(/(?:\/\.)?\/$/, '') || '.';
}
