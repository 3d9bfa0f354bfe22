// The tokens of Kotlin, as far as names depend on them. Plain constants, so that the program holds numbers where they are
// compared; their order groups them.

export const end = 0;
/** A number, a character or the last piece of a string. */
export const literal = 1;
/** An operator, or a label. */
export const operator = 2;
/** A dot that a blank or a quoted name follows, and `::` behind an operand. */
export const dot = 3;
/** `::` that nothing stands before. */
export const reference = 4;
export const question = 5;
export const colon = 6;
export const comma = 7;
export const semicolon = 8;
export const openParen = 9;
export const closeParen = 10;
export const openBracket = 11;
export const closeBracket = 12;
export const openBrace = 13;
export const closeBrace = 14;
export const less = 15;
export const greater = 16;
export const assign = 17;
export const arrow = 18;
export const at = 19;
/** `${` and its end. */
export const openTemplate = 20;
export const closeTemplate = 21;

// Words. The first are keywords that are never names.
/** One that says nothing about the names behind it. */
export const word = 30;
export const inWord = 31;
export const package_ = 32;
export const when = 33;
export const class_ = 34;
export const interface_ = 35;
export const typealias = 36;
export const import_ = 37;

// From here on, what stands behind the token says what it means.
export const object = 40;
export const fun = 41;
export const val = 42;
export const var_ = 43;
export const for_ = 44;
// Keywords that may be names elsewhere.
export const modifier = 45;
export const private_ = 46;
export const enum_ = 47;
export const companion = 48;
export const get = 49;
export const set = 50;
export const init = 51;
export const constructor_ = 52;
export const catch_ = 53;
export const where = 54;
export const by = 55;
export const name = 56;

/** A name with the dot before it, without a blank between them: behind a name, and behind anything else (`?.name`, `).name`). */
export const part = 57;
export const selector = 58;

/** Whether it is a word by itself. */
export function isWord(token: number): boolean {
  return token >= word && token <= name;
}

/** Whether what stands behind it is asked for. */
export function isAsked(token: number): boolean {
  return token >= object;
}

/** Whether no other is cut before this one is read: what follows it may be no tokens. */
export function endsBlock(token: number): boolean {
  return token === end || token === package_ || token === import_;
}
