// Where something lies on disk: text, or bytes where some name on the way is not UTF-8 and text would lose it.

export type DiskPath = string | Buffer;

const slash = Buffer.from('/');

export function childOf(folder: DiskPath, name: string | Buffer): DiskPath {
  if (typeof folder === 'string' && typeof name === 'string') {
    return folder.endsWith('/') ? folder + name : `${folder}/${name}`;
  }
  const text = typeof name === 'string' ? undefined : name.toString();
  // A name that is text after all keeps the path text.
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
