// What a frame stands for. Plain constants, so that the program holds numbers where they are compared.

export const file = 0;
export const class_ = 1;
/** The body of a function, a lambda, a loop: what is declared in it is seen behind it, until its end. */
export const block = 2;
/** The branches of a `when`. */
export const when = 3;
export const template = 4;
/** The arguments of a call, or an expression in brackets. */
export const paren = 5;
/** Parameters of a function, a constructor or a `catch`, the head of a `for`, `val (a, b)`. */
export const params = 6;
export const bracket = 7;
/** `<T : Item>` of a declaration. */
export const typeParams = 8;
/** `<Item>` of the type that a function extends. */
export const typeArguments = 9;

/** Whether the frame holds declarations only, all of them seen in all of it. */
export function holdsMembers(kind: number): boolean {
  return kind <= class_;
}

/** Whether braces are around it; what is declared in it ends with it. */
export function isBraced(kind: number): boolean {
  return kind >= class_ && kind <= template;
}
