// Token kinds of Scala 2 and 3, besides single characters. Their order groups them: see the functions below.

export const end = 0;
export const operator = 128;
/** `=>`, and `?=>` of Scala 3. */
export const arrow = 129;
/** `<-` */
export const from = 130;
export const literal = 131;
/** Code in a string or XML literal, and its end. */
export const openTemplate = 132;
export const closeTemplate = 133;
/** `.total` directly after a name or another selector. */
export const selector = 134;
/** `.total` after anything else. */
export const member = 135;
/** A name after `@`, assigned by the reader. */
export const annotation = 136;

// Reserved keywords.
/** `class` and `trait` */
export const class_ = 137;
export const object = 138;
export const def = 139;
/** `val` and `var` */
export const val = 140;
export const type = 141;
export const package_ = 142;
export const import_ = 143;
export const case_ = 144;
export const for_ = 145;
export const extends_ = 146;
export const with_ = 147;
export const if_ = 148;
/** Precedes a declaration. */
export const modifier = 149;
/** A keyword that is irrelevant for names. */
export const word = 150;

// Soft keywords.
export const enum_ = 151;
export const given = 152;
export const extension = 153;
export const end_ = 154;
export const softModifier = 155;
export const name = 156;

export function isName(token: number): boolean {
  return token >= enum_;
}

export function isWord(token: number): boolean {
  return token >= class_;
}

export function isSelector(token: number): boolean {
  return token === selector || token === member;
}
