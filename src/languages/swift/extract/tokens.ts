// The tokens of Swift, as far as names depend on them.
import { classifyBytes } from '../../../std/byte-table.ts';

export const Token = {
  end: 0,
  name: 1,
  literal: 2,
  /** `?` or `!` behind an operand. */
  postfix: 3,
  /** `self`, `nil`, `true` and their kin. */
  operand: 4,
  closeParen: 5,
  closeBracket: 6,
  closeBrace: 7,
  /** What stands above ends an operand. */
  openParen: 8,
  openBracket: 9,
  openBrace: 10,
  comma: 11,
  colon: 12,
  semicolon: 13,
  dot: 14,
  assign: 15,
  arrow: 16,
  /** `<` right behind a name: of generic arguments, most often. */
  less: 17,
  greater: 18,
  operator: 19,
  /** `@Name` */
  attribute: 20,
  /** `#name` */
  pound: 21,
  /** The beginning of a string up to an interpolation, whose code follows. */
  interpolation: 22,
  /** A keyword that says nothing of names. */
  plain: 23,
  /** A modifier or a keyword that only goes on with what stands before it. */
  sequel: 24,
  import: 25,
  type: 26,
  enum: 27,
  protocol: 28,
  extension: 29,
  func: 30,
  /** `init` and `subscript` */
  nameless: 31,
  binding: 32,
  typealias: 33,
  associatedtype: 34,
  case: 35,
  default: 36,
  if: 37,
  guard: 38,
  for: 39,
  in: 40,
  switch: 41,
  catch: 42,
  cast: 43,
  jump: 44,
  operatorWord: 45,
  public: 46,
  private: 47,
  internal: 48,
  macro: 49,
} as const;

/** Behind these, a line that begins with a name begins a statement. */
export const lastOfOperands: number = Token.closeBrace;

/** The tokens of a single byte, by that byte. */
export const signs = classifyBytes(0, 0, [
  [Token.semicolon, ';'],
  [Token.comma, ','],
  [Token.colon, ':'],
  [Token.openParen, '('],
  [Token.closeParen, ')'],
  [Token.openBracket, '['],
  [Token.closeBracket, ']'],
  [Token.openBrace, '{'],
  [Token.closeBrace, '}'],
]);

const words: readonly (readonly [number, string])[] = [
  [Token.operand, 'self Self super nil true false Any'],
  [
    Token.plain,
    'do repeat return throw defer try await fallthrough static final override mutating nonmutating lazy weak unowned ' +
      'dynamic required convenience optional indirect inout deinit some any consuming borrowing nonisolated ' +
      'isolated distributed each',
  ],
  [Token.sequel, 'where else throws rethrows async'],
  [Token.import, 'import'],
  [Token.type, 'class struct actor'],
  [Token.enum, 'enum'],
  [Token.protocol, 'protocol'],
  [Token.extension, 'extension'],
  [Token.func, 'func'],
  [Token.nameless, 'init subscript'],
  [Token.binding, 'let var'],
  [Token.typealias, 'typealias'],
  [Token.associatedtype, 'associatedtype'],
  [Token.case, 'case'],
  [Token.default, 'default'],
  [Token.if, 'if while'],
  [Token.guard, 'guard'],
  [Token.for, 'for'],
  [Token.in, 'in'],
  [Token.switch, 'switch'],
  [Token.catch, 'catch'],
  [Token.cast, 'as is'],
  [Token.jump, 'break continue'],
  [Token.operatorWord, 'operator precedencegroup'],
  [Token.public, 'public open package'],
  [Token.private, 'private fileprivate'],
  [Token.internal, 'internal'],
  [Token.macro, 'macro'],
];

const tokens = new Map(
  words.flatMap(([token, list]) => list.split(' ').map((word) => [word, token] as const)),
);

/** The keywords, and their tokens in the same order. */
export const keywords: readonly string[] = [...tokens.keys()];
export const tokenOfKeyword = Uint8Array.from(tokens.values());
