// Names as git compares them: one character per byte.

const beyondAscii = /[^\0-\x7f]/;

export function toByteString(name: string | Buffer): string {
  if (typeof name !== 'string') return name.toString('latin1');
  return beyondAscii.test(name) ? Buffer.from(name).toString('latin1') : name;
}
