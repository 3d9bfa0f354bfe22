// A file made in the page, as a download, named after the project.

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download holds on to the content itself once it has begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** `shop-map.png` for the map of `/home/ann/shop`. */
export function fileName(projectRoot: string, what: string): string {
  const folder = projectRoot.split(/[/\\]/).findLast((part) => part !== '') ?? '';
  const plain = folder.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^[.-]+/, '');
  return `${plain.slice(0, 60) || 'project'}-${what}`;
}
