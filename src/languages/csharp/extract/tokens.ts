// The tokens of C#, as far as names depend on them. A sign of one character is its own code; all else stands above.

export const Token = {
  end: 0,
  openParen: 40,
  closeParen: 41,
  star: 42,
  comma: 44,
  dot: 46,
  colon: 58,
  semicolon: 59,
  less: 60,
  equals: 61,
  greater: 62,
  question: 63,
  openBracket: 91,
  closeBracket: 93,
  openBrace: 123,
  closeBrace: 125,

  name: 128,
  /** A word that stands before an operand in some places, and is a name in others: `select`, `when`, `by`. */
  word: 129,
  where: 130,
  await: 131,
  /** `and`, `or`, `not` */
  pattern: 132,
  /** `async`, `partial`: a modifier, or a name. */
  modifier: 133,
  record: 134,
  /** `var`, `dynamic`: types that nobody declares, or names. */
  var: 135,
  global: 136,
  nameof: 137,
  /** A name behind the first of `Shop.Billing.Invoice`, once that was read. */
  part: 138,
  /** A name that is declared where it stands, once its type was read. */
  declared: 139,

  /** `=>` */
  arrow: 140,
  /** `::` */
  doubleColon: 141,
  /** `->` */
  pointer: 143,
  operator: 144,
  literal: 145,
  /** Code in an interpolated string. */
  openHole: 146,
  closeHole: 147,
  /** `<` and `>` around type arguments, once they have proved to be that. */
  openAngle: 148,
  closeAngle: 149,

  /** `int`, `string`, `void` … */
  predefined: 160,
  /** `this`, `base`, `null`, `true`, `false`, `checked` … */
  operand: 161,
  /** A word with a bracket behind it that holds no cast: `if`, `while`, `lock` … */
  head: 162,
  keyword: 163,
  new: 164,
  is: 165,
  typeof: 166,
  case: 167,
  /** `class`, `struct`, `interface` */
  class: 168,
  enum: 169,
  delegate: 170,
  namespace: 171,
  using: 172,
  static: 173,
  operatorWord: 174,
  in: 175,
  catch: 176,
  switch: 177,
  this: 178,
} as const;

const words: readonly (readonly [number, string])[] = [
  [Token.word, 'select on equals orderby group by when ascending descending from let join into yield with'],
  [Token.where, 'where'],
  [Token.await, 'await'],
  [Token.pattern, 'and or not'],
  [Token.modifier, 'partial async required scoped file'],
  [Token.record, 'record'],
  [Token.var, 'var dynamic'],
  [Token.global, 'global'],
  [Token.nameof, 'nameof'],
  [
    Token.predefined,
    'bool byte char decimal double float int long object sbyte short string uint ulong ushort void',
  ],
  [Token.operand, 'base null true false checked unchecked __arglist __makeref __reftype __refvalue'],
  [Token.this, 'this'],
  [Token.head, 'if while for foreach lock fixed'],
  [
    Token.keyword,
    'abstract break const continue do else event explicit extern finally goto implicit internal out override params ' +
      'private protected public readonly ref return sealed throw try unsafe virtual volatile',
  ],
  [Token.new, 'new stackalloc'],
  [Token.is, 'is as'],
  [Token.typeof, 'typeof sizeof default'],
  [Token.case, 'case'],
  [Token.class, 'class struct interface'],
  [Token.enum, 'enum'],
  [Token.delegate, 'delegate'],
  [Token.namespace, 'namespace'],
  [Token.using, 'using'],
  [Token.static, 'static'],
  [Token.operatorWord, 'operator'],
  [Token.in, 'in'],
  [Token.catch, 'catch'],
  [Token.switch, 'switch'],
];

const tokens = new Map(
  words.flatMap(([token, list]) => list.split(' ').map((word) => [word, token] as const)),
);

/** Every word that is not always a name; the discard `_` is one that always is. */
export const knownWords: readonly string[] = [...tokens.keys(), '_'];
export const discard: number = tokens.size;

/** The tokens of the known words. */
export const tokenOfWord = Uint8Array.from([...tokens.values(), Token.name]);

/** Whether a token is a name, or could be one. */
export function isName(token: number): boolean {
  return token >= Token.name && token <= Token.nameof;
}
