// The words of PHP that say more than a name does. They are the same in any case.

export const Word = {
  /** No keyword at all. */
  name: 0,
  /** A keyword, or a constant of the language, that says nothing about the names around it. */
  plain: 1,
  /** `(integer)`; without its brackets it may be the name of anything. */
  cast: 2,
  namespace: 3,
  use: 4,
  function: 5,
  fn: 6,
  class: 7,
  enum: 8,
  /** `extends` and `implements` */
  parents: 9,
  const: 10,
  case: 11,
  new: 12,
  instanceof: 13,
  catch: 14,
  declare: 15,
  goto: 16,
  yield: 17,
  include: 18,
  insteadof: 19,
  define: 20,
  classAlias: 21,
  haltCompiler: 22,
  /** One of PHP's own types where a type stands, or a cast. */
  type: 23,
  visibility: 24,
} as const;

const meanings: readonly (readonly [number, string])[] = [
  [
    Word.plain,
    `abstract and array as break callable clone continue default die do echo else elseif empty enddeclare endfor
     endforeach endif endswitch endwhile eval exit final finally for foreach global if isset list match or parent print
     readonly return self static switch throw try unset var while xor true false null
     __class__ __dir__ __file__ __function__ __line__ __method__ __namespace__ __trait__ __property__`,
  ],
  [Word.type, 'int float bool string iterable object mixed void never'],
  [Word.cast, 'integer boolean double real binary'],
  [Word.visibility, 'private protected public'],
  [Word.namespace, 'namespace'],
  [Word.use, 'use'],
  [Word.function, 'function'],
  [Word.fn, 'fn'],
  [Word.class, 'class interface trait'],
  [Word.enum, 'enum'],
  [Word.parents, 'extends implements'],
  [Word.const, 'const'],
  [Word.case, 'case'],
  [Word.new, 'new'],
  [Word.instanceof, 'instanceof'],
  [Word.catch, 'catch'],
  [Word.declare, 'declare'],
  [Word.goto, 'goto'],
  [Word.yield, 'yield'],
  [Word.include, 'include include_once require require_once'],
  [Word.insteadof, 'insteadof'],
  [Word.define, 'define'],
  [Word.classAlias, 'class_alias'],
  [Word.haltCompiler, '__halt_compiler'],
];

/** Sets the bit in which the two cases of a letter differ. */
const lowerBit = 0x20;
const longest = 16;
const slotCount = 1024;

/** By slot; no two words share one. */
const wordAtSlot = new Uint8Array(slotCount);
const bytesAtSlot: Uint8Array[] = [];
/** First byte → the lengths of the words that begin so, a bit each: most other words fail here. */
const lengthsOf = new Int32Array(256);
for (const [word, list] of meanings) {
  for (const text of list.split(/\s+/)) {
    const bytes = new TextEncoder().encode(text).map((byte) => byte | lowerBit);
    const slot = slotOf(bytes, 0, bytes.length);
    if (wordAtSlot[slot] !== Word.name) throw new Error(`No way to tell ${text} from another word.`);
    wordAtSlot[slot] = word;
    lengthsOf[bytes[0]!]! |= 1 << bytes.length;
    bytesAtSlot[slot] = bytes;
  }
}

/** What the bytes from `start` to `end` say. */
export function wordAt(bytes: Uint8Array, start: number, end: number): number {
  const length = end - start;
  if (length > longest || ((lengthsOf[bytes[start]! | lowerBit]! >> length) & 1) === 0) return Word.name;
  const slot = slotOf(bytes, start, end);
  const word = wordAtSlot[slot]!;
  if (word === Word.name) return word;
  const text = bytesAtSlot[slot]!;
  if (text.length !== length) return Word.name;
  for (let i = 0; i < length; i++) if ((bytes[start + i]! | lowerBit) !== text[i]) return Word.name;
  return word;
}

function slotOf(bytes: Uint8Array, start: number, end: number): number {
  const [first, second] = [bytes[start]! | lowerBit, bytes[start + 1]! | lowerBit];
  const [middle, last] = [bytes[(start + end + 1) >> 1]! | lowerBit, bytes[end - 1]! | lowerBit];
  return (first * 37 + second * 39 + middle * 105 + last * 7 + (end - start) * 109) & (slotCount - 1);
}
