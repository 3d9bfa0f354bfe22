// Tokens of C#, as far as references depend on them. Single characters are their own code, other tokens have higher
// numbers. Plain constants, so that bundling inlines them.

export const end = 0;
/** Not a token, skipped. */
export const other = 1;
export const openParen = 40;
export const closeParen = 41;
export const star = 42;
export const comma = 44;
export const dot = 46;
export const colon = 58;
export const semicolon = 59;
export const less = 60;
export const equals = 61;
export const greater = 62;
export const question = 63;
export const openBracket = 91;
export const closeBracket = 93;
export const openBrace = 123;
export const closeBrace = 125;

export const name = 128;
/** A contextual keyword before an operand, elsewhere a name: `select`, `when`, `by`. */
export const word = 129;
export const where = 130;
export const await_ = 131;
/** `and`, `or`, `not` */
export const pattern = 132;
/** `async`, `partial`: a modifier or a name. */
export const modifier = 133;
export const record = 134;
/** `var`, `dynamic`: not declared anywhere, or names. */
export const var_ = 135;
export const global = 136;
export const nameof = 137;
/** A name after the first of `Shop.Billing.Invoice`, once the chain was read. */
export const part = 138;
/** A name in its own declaration, once the type was read. */
export const declared = 139;

/** `=>` */
export const arrow = 140;
/** `::` */
export const doubleColon = 141;
/** `->` */
export const pointer = 143;
export const operator = 144;
export const literal = 145;
/** Code in an interpolated string. */
export const openHole = 146;
export const closeHole = 147;
/** `<` and `>` of type arguments, once identified. */
export const openAngle = 148;
export const closeAngle = 149;

/** `int`, `string`, `void` … */
export const predefined = 160;
/** `this`, `base`, `null`, `true`, `false`, `checked` … */
export const operand = 161;
/** A keyword whose bracket holds no cast: `if`, `while`, `lock` … */
export const head = 162;
export const keyword = 163;
export const new_ = 164;
export const is = 165;
export const typeof_ = 166;
export const case_ = 167;
/** `class`, `struct`, `interface` */
export const class_ = 168;
export const enum_ = 169;
export const delegate = 170;
export const namespace = 171;
export const using = 172;
export const static_ = 173;
export const operator_ = 174;
export const in_ = 175;
export const catch_ = 176;
export const switch_ = 177;
export const this_ = 178;

/** Whether a token is or may be a name. */
export function isName(token: number): boolean {
  return token >= name && token <= nameof;
}
