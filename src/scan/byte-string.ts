// Names as git compares them: one character per byte.

const beyondAscii = /[^\0-\x7f]/;

export function isAscii(name: string): boolean {
  return !beyondAscii.test(name);
}

export function toByteString(name: string | Buffer): string {
  if (typeof name !== 'string') return name.toString('latin1');
  return isAscii(name) ? name : Buffer.from(name).toString('latin1');
}
