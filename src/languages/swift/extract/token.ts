// The tokens of Swift, as far as names depend on them. Plain constants, so that the program holds numbers where they are
// compared.

export const end = 0;
/** What only stands before or between operands. */
export const operator = 1;
/** Literals, `self` and its kin, `.member`, `$0`, and `?` or `!` behind an operand. A run of these and operators is one token. */
export const operand = 2;
export const name = 3;
/** A name with all its selectors, without a blank between them: `Cart.Line.first` */
export const path = 4;
/** `_` */
export const blank = 5;
export const closeParen = 6;
export const closeBracket = 7;
export const closeBrace = 8;
/** The bracket that ends an interpolation, behind which its string has ended or goes on. */
export const closeInterpolation = 9;
export const greater = 10;
/** `break` and `continue` */
export const jump = 11;
/** Behind all above but the operator, the next line may begin a statement. */
export const lastComplete = 11;
export const openParen = 12;
export const openBracket = 13;
export const openBrace = 14;
export const comma = 15;
/** A square bracket right behind what it belongs to. */
export const openSubscript = 16;
export const colon = 17;
export const semicolon = 18;
/** Put in where a line begins a statement. */
export const newStatement = 19;
export const dot = 20;
export const assign = 21;
export const arrow = 22;
/** `<` right behind a name: of generic arguments, most often. */
export const less = 23;
/** An operator that is a function's name. */
export const operatorName = 24;
/** The beginning of a string up to an interpolation, whose code follows. */
export const interpolation = 25;
/** `@Name` and `#name` */
export const macroUse = 26;
/** `@objc(…)`, which says nothing of names. */
export const attribute = 27;
export const testable = 28;
export const exported = 29;
/** A keyword that says nothing of names. */
export const plain = 30;
/** A modifier or a keyword that only goes on with what stands before it. */
export const sequel = 31;
export const cast = 32;
export const in_ = 33;
export const catch_ = 34;
/** The four above never begin a statement. */
export const lastSequel = 34;
export const import_ = 35;
export const type = 36;
export const enum_ = 37;
export const protocol = 38;
export const extension = 39;
export const func = 40;
/** `init` and `subscript` */
export const nameless = 41;
export const binding = 42;
export const typealias = 43;
export const associatedtype = 44;
export const case_ = 45;
export const default_ = 46;
export const if_ = 47;
export const guard = 48;
export const for_ = 49;
export const switch_ = 50;
export const operatorWord = 51;
export const public_ = 52;
export const private_ = 53;
export const internal = 54;
export const macro = 55;
