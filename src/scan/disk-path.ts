// A path on disk: a string, or bytes if a name in it is not valid UTF-8.

export type DiskPath = string | Buffer;

const slash = Buffer.from('/');

export function childOf(folder: DiskPath, name: string | Buffer): DiskPath {
  if (typeof folder === 'string' && typeof name === 'string') {
    return folder.endsWith('/') ? folder + name : `${folder}/${name}`;
  }
  const text = typeof name === 'string' ? undefined : name.toString();
  // A valid UTF-8 name keeps the path a string.
  if (
    typeof folder === 'string' &&
    text !== undefined &&
    typeof name !== 'string' &&
    name.equals(Buffer.from(text))
  ) {
    return childOf(folder, text);
  }
  return Buffer.concat([Buffer.from(folder), slash, Buffer.from(name)]);
}
