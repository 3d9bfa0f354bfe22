// How a file says what it needs. `name` of an import tells the forms apart: an `#include` has none, a module has its
// full name there (`shop.cart`, `shop.cart:prices`), and the rarer directives have one of these.

export const includeNext = '#include_next';
/** The contents of a file as numbers. */
export const embed = '#embed';
/** An include whose header a macro names. */
export const computed = '#include MACRO';
/** A module of Objective-C, which is a framework. */
export const atImport = '@import';
