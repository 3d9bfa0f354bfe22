// Parses a tree object in git's format: for each entry `<mode in octal> <name>`, a zero byte and the binary ID.
import type { TreeFile } from './list-tree.ts';
import { UnreadableHistory } from './unreadable-history.ts';

export interface TreeEntry {
  /** One character per byte. */
  readonly name: string;
  readonly kind: TreeFile['kind'] | 'folder';
  readonly id: string;
}

const space = 0x20;

/** `idBytes` is the length of an ID: 20 for SHA-1, 32 for SHA-256. */
export function parseTree(bytes: Buffer, idBytes: number): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const nameStart = bytes.indexOf(space, at) + 1;
    const nameEnd = bytes.indexOf(0, nameStart);
    const end = nameEnd + 1 + idBytes;
    if (nameStart === 0 || nameEnd <= nameStart || end > bytes.length) throw damaged();
    entries.push({
      name: bytes.toString('latin1', nameStart, nameEnd),
      kind: kindOf(bytes.toString('latin1', at, nameStart - 1)),
      id: bytes.toString('hex', nameEnd + 1, end),
    });
    at = end;
  }
  return entries;
}

/** Like git: anything but a file, symbolic link or folder is a submodule. */
function kindOf(mode: string): TreeEntry['kind'] {
  if (!/^[0-7]{1,7}$/.test(mode)) throw damaged();
  switch (Number.parseInt(mode, 8) & 0o170000) {
    case 0o100000:
      return 'file';
    case 0o120000:
      return 'link';
    case 0o040000:
      return 'folder';
    default:
      return 'submodule';
  }
}

function damaged(): UnreadableHistory {
  return new UnreadableHistory('A folder in the history of the repository is damaged');
}
