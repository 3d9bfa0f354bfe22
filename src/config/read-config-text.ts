// Reads a file that may contain the configuration. The analysed project is not trusted: the file must be a regular file of
// limited size, and inside the project after all symbolic links are resolved.
import { access, constants, type FileHandle, open, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { UserError } from '../model/user-error.ts';

export type ConfigText =
  | { readonly kind: 'absent' }
  | { readonly kind: 'text'; readonly text: string }
  /** `reason` completes the sentence "… cannot be read: ". */
  | { readonly kind: 'refused'; readonly reason: string };

const usualLimit = 1024 ** 2;

/** Where the configuration is: in a folder on disk, or elsewhere. */
export type ConfigPlace = string | { read(name: string, sizeLimit: number): Promise<ConfigText> };

export async function readConfigText(
  root: ConfigPlace,
  name: string,
  sizeLimit = usualLimit,
): Promise<ConfigText> {
  if (typeof root !== 'string') return root.read(name, sizeLimit);
  try {
    const path = await realpath(join(root, name));
    if (!isInside(await realpath(root), path)) return refused('it is a link to a place outside the project');
    // If the file is replaced in the meantime, a named pipe must not block and a symbolic link must not be followed.
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
    const file = await open(path, O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
    try {
      return await readText(file, sizeLimit);
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'absent' };
    if (code === 'EACCES' || code === 'EPERM') {
      await requireOpen(root);
      return refused('permission denied');
    }
    if (typeof code === 'string') return refused(code);
    throw error;
  }
}

/** If the folder is not accessible, it is unknown whether it contains a configuration. */
async function requireOpen(root: string): Promise<void> {
  try {
    await access(root, constants.X_OK);
  } catch (cause) {
    throw new UserError(`${root} cannot be opened: permission denied.`, { cause });
  }
}

async function readText(file: FileHandle, sizeLimit: number): Promise<ConfigText> {
  const stat = await file.stat();
  if (!stat.isFile()) return refused('it is not a regular file');
  const tooLarge = `it is larger than ${sizeLimit / 1024 ** 2} MiB`;
  if (stat.size > sizeLimit) return refused(tooLarge);
  // The file may have grown: read at most one byte more than allowed.
  const buffer = Buffer.alloc(Math.min(stat.size + usualLimit, sizeLimit) + 1);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
  if (bytesRead > sizeLimit) return refused(tooLarge);
  if (isUtf16(buffer)) return refused('it is encoded in UTF-16; save it as UTF-8');
  return { kind: 'text', text: new TextDecoder().decode(buffer.subarray(0, bytesRead)) };
}

/** Detects the byte-order mark. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function refused(reason: string): ConfigText {
  return { kind: 'refused', reason };
}
