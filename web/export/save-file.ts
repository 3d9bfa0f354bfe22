// Downloads a file that the page created.

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download keeps the content once it has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** `shop-map.png` for the map of `/home/ann/shop`. */
export function fileName(projectRoot: string, what: string): string {
  const folder = projectRoot.split(/[/\\]/).findLast((part) => part !== '') ?? '';
  const plain = folder.replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^[.-]+/, '');
  return `${plain.slice(0, 60) || 'project'}-${what}`;
}
