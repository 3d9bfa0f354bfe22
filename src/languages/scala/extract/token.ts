// The tokens of Scala 2 and 3, as far as names depend on them. Plain constants, so that the program holds numbers where
// they are compared.

export const end = 0;
export const name = 1;
/** `.total` right behind a name or another selector, as one token. */
export const selector = 2;
/** `.total` behind anything else. */
export const member = 3;
/** A dot that no name follows at once. */
export const dot = 4;
export const colon = 5;
export const comma = 6;
export const semicolon = 7;
export const openParen = 8;
export const closeParen = 9;
export const openBracket = 10;
export const closeBracket = 11;
export const openBrace = 12;
export const closeBrace = 13;
export const assign = 14;
/** `=>`, and `?=>` of Scala 3. */
export const arrow = 15;
/** `<-` */
export const from = 16;
export const at = 17;
export const literal = 18;
export const operator = 19;
/** Code inside a string or an XML literal, and its end. */
export const openTemplate = 20;
export const closeTemplate = 21;

// Keywords that are never names.
/** `class` and `trait` */
export const classWord = 22;
export const objectWord = 23;
export const defWord = 24;
/** `val` and `var` */
export const valWord = 25;
export const typeWord = 26;
export const packageWord = 27;
export const importWord = 28;
export const caseWord = 29;
export const forWord = 30;
export const extendsWord = 31;
export const withWord = 32;
export const ifWord = 33;
/** Begins no declaration, but stands before one. */
export const modifier = 34;
/** One that says nothing about the names behind it. */
export const plainWord = 35;

// Keywords that may be names elsewhere.
export const firstSoft = 36;
export const enumWord = 36;
export const givenWord = 37;
export const extensionWord = 38;
export const endWord = 39;
export const softModifier = 40;

/** A name behind `@`, told by whoever reads the tokens. */
export const annotation = 41;
