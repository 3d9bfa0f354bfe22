// Token kinds of Swift, besides single characters. Their order groups them: see the functions below.
import { bytesIn } from '../../kit/byte-table.ts';
import { greater } from '../../kit/bytes.ts';

export const end = 0;
/** Only occurs before or between operands. */
export const operator = 128;
/** Inserted where a line begins a statement. */
export const newStatement = 129;
export const arrow = 130;
/** An operator used as a function name. */
export const operatorName = 131;
/** The start of a string up to an interpolation; its code follows. */
export const interpolation = 132;
/** `@Name` and `#name` */
export const macroUse = 133;
/** `@objc(…)`, irrelevant for names. */
export const attribute = 134;
export const testable = 135;
export const exported = 136;
/** A square bracket directly after its operand. */
export const openSubscript = 137;

// From here on: tokens that end an operand.
/** Literals, `self` and the like, `.member`, `$0`, and postfix `?` or `!`. */
export const operand = 138;
export const name = 139;
/** A name with all its selectors, without blanks: `Cart.Line.first` */
export const path = 140;
/** `_` */
export const blank = 141;
/** The parenthesis that ends an interpolation. */
export const closeInterpolation = 142;

// Keywords.
/** `break` and `continue` */
export const jump = 143;
/** A keyword that is irrelevant for names. */
export const plain = 144;
/** A modifier or keyword that only continues what precedes it, like the three below. */
export const sequel = 145;
export const cast = 146;
export const in_ = 147;
export const catch_ = 148;
export const import_ = 149;
export const type = 150;
export const enum_ = 151;
export const protocol = 152;
export const extension = 153;
export const func = 154;
/** `init` and `subscript` */
export const nameless = 155;
export const binding = 156;
export const typealias = 157;
export const associatedtype = 158;
export const case_ = 159;
export const default_ = 160;
export const if_ = 161;
export const guard = 162;
export const for_ = 163;
export const switch_ = 164;
export const operatorWord = 165;
export const public_ = 166;
export const private_ = 167;
export const internal = 168;
export const macro = 169;

const closingSigns = bytesIn(')]}');

export function endsOperand(token: number): boolean {
  return (token >= operand && token <= closeInterpolation) || closingSigns[token] === 1;
}

/** Whether the next line may begin a statement. */
export function isComplete(token: number): boolean {
  return endsOperand(token) || token === greater || token === jump;
}

/** Whether it can never begin a statement. */
export function isSequel(token: number): boolean {
  return token >= sequel && token <= catch_;
}
