// Words as bytes, compared without creating strings.
import { nameBytes } from './byte-classes.ts';

const encoder = new TextEncoder();

export const words = {
  and: encoder.encode('and'),
  as: encoder.encode('as'),
  async: encoder.encode('async'),
  def: encoder.encode('def'),
  elif: encoder.encode('elif'),
  else: encoder.encode('else'),
  false: encoder.encode('False'),
  for: encoder.encode('for'),
  from: encoder.encode('from'),
  if: encoder.encode('if'),
  import: encoder.encode('import'),
  lambda: encoder.encode('lambda'),
  main: encoder.encode('__main__'),
  mypy: encoder.encode('MYPY'),
  name: encoder.encode('__name__'),
  not: encoder.encode('not'),
  plugins: encoder.encode('pytest_plugins'),
  try: encoder.encode('try'),
  typeChecking: encoder.encode('TYPE_CHECKING'),
  zero: encoder.encode('0'),
};

/** Whether a whole word begins here and equals `word`. */
export function isWordAt(bytes: Uint8Array, pos: number, word: Uint8Array): boolean {
  for (let i = 0; i < word.length; i++) if (bytes[pos + i] !== word[i]) return false;
  return nameBytes[bytes[pos + word.length] ?? 0] === 0;
}
