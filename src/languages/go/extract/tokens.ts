// The tokens of Go, as far as names depend on them: what only stands between two operands is one kind.

export const Token = {
  end: 0,
  name: 1,
  literal: 2,
  string: 3,
  /** Written, or put in at the end of a line. */
  semicolon: 4,
  comma: 5,
  dot: 6,
  colon: 7,
  /** `:=` */
  define: 8,
  /** `=` and its kin. */
  assign: 9,
  openParen: 10,
  closeParen: 11,
  openBracket: 12,
  closeBracket: 13,
  openBrace: 14,
  closeBrace: 15,
  operator: 16,
  /** `++` and `--` */
  step: 17,
  break: 18,
  case: 19,
  chan: 20,
  const: 21,
  continue: 22,
  default: 23,
  defer: 24,
  else: 25,
  fallthrough: 26,
  for: 27,
  func: 28,
  go: 29,
  goto: 30,
  if: 31,
  import: 32,
  interface: 33,
  map: 34,
  package: 35,
  range: 36,
  return: 37,
  select: 38,
  struct: 39,
  switch: 40,
  type: 41,
  var: 42,
} as const;

/** 1 for a token behind which the end of a line ends the statement. */
export const endsStatement = new Uint8Array(64);
for (const token of [
  Token.name,
  Token.literal,
  Token.string,
  Token.closeParen,
  Token.closeBracket,
  Token.closeBrace,
  Token.step,
  Token.break,
  Token.continue,
  Token.fallthrough,
  Token.return,
]) {
  endsStatement[token] = 1;
}

const keywords = Object.entries(Token).filter(([, token]) => token >= Token.break);
const shortest = 2;
const longest = 11;
const slotCount = 512;

/** Keywords by their slot; the slots of no two are the same, which a test holds. */
const tokenAt = new Uint8Array(slotCount);
const bytesAt: Uint8Array[] = [];
for (const [word, token] of keywords) {
  const bytes = new TextEncoder().encode(word);
  const slot = slotOf(bytes, 0, bytes.length);
  tokenAt[slot] = token;
  bytesAt[slot] = bytes;
}

/** The keyword that a word is, or `Token.name`. */
export function keywordAt(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  if (length < shortest || length > longest) return Token.name;
  const slot = slotOf(bytes, start, end);
  const token = tokenAt[slot]!;
  if (token === 0) return Token.name;
  const word = bytesAt[slot]!;
  if (word.length !== length) return Token.name;
  for (let i = 0; i < length; i++) if (bytes[start + i] !== word[i]) return Token.name;
  return token;
}

function slotOf(bytes: Uint8Array, start: number, end: number): number {
  return (bytes[start]! * 5 + bytes[start + 1]! * 3 + bytes[end - 1]! * 17 + (end - start)) & (slotCount - 1);
}
