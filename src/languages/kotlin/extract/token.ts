// The kinds of Kotlin tokens besides single characters. Their order matters: see the functions below.

export const end = 0;
/** An operator, or a label. */
export const operator = 128;
export const arrow = 129;
/** `::` after an operand. */
export const reference = 130;
/** `${` and its end. */
export const openTemplate = 131;
export const closeTemplate = 132;

// Keywords that say what the names after them are.
export const package_ = 133;
export const when = 134;
export const class_ = 135;
export const typealias = 136;
export const object = 137;
export const fun = 138;
/** `val` and `var` */
export const val = 139;
export const for_ = 140;

// From here on, what ends an operand.
/** A keyword that says nothing about the names after it. */
export const word = 141;
export const in_ = 142;
export const import_ = 143;
// Keywords that may be names elsewhere.
export const modifier = 144;
export const private_ = 145;
export const enum_ = 146;
export const companion = 147;
/** `get` and `set` */
export const accessor = 148;
export const init = 149;
export const constructor_ = 150;
export const catch_ = 151;
export const where = 152;
export const by = 153;
export const name = 154;
/** A name with the dot before it: right after a name, and after anything else (`?.name`, `).name`). */
export const part = 155;
export const selector = 156;
/** A number, a character or the last piece of a string. */
export const literal = 157;

/** Whether it is a word by itself. */
export function isWord(token: number): boolean {
  return token >= package_ && token <= name;
}

/** Whether it is a name, or could be one. */
export function mayBeName(token: number): boolean {
  return token >= modifier && token <= name;
}

/** Whether it is a keyword that is never a name and says nothing about others. */
export function isPlainWord(token: number): boolean {
  return token === word || token === in_;
}
