// The kinds of tokens in Scala 2 and 3 besides single characters. Their order groups them: see the functions below.

export const end = 0;
export const operator = 128;
/** `=>`, and `?=>` of Scala 3. */
export const arrow = 129;
/** `<-` */
export const from = 130;
export const literal = 131;
/** Code inside a string or an XML literal, and its end. */
export const openTemplate = 132;
export const closeTemplate = 133;
/** `.total` right after a name or another selector, as one token. */
export const selector = 134;
/** `.total` after anything else. */
export const member = 135;
/** A name after `@`. The reader finds out. */
export const annotation = 136;

// Keywords that are never names.
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
/** Begins no declaration, but stands before one. */
export const modifier = 149;
/** A keyword that says nothing about the names after it. */
export const word = 150;

// Keywords that may be names elsewhere.
export const enum_ = 151;
export const given = 152;
export const extension = 153;
export const end_ = 154;
export const softModifier = 155;
export const name = 156;

/** Whether it is a name, or could be one. */
export function isName(token: number): boolean {
  return token >= enum_;
}

/** Whether it is a keyword or a name. */
export function isWord(token: number): boolean {
  return token >= class_;
}

export function isSelector(token: number): boolean {
  return token === selector || token === member;
}
