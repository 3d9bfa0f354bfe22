// How a file says what it needs. `name` of an import tells the forms apart: a `require` of a module has none.

/** `dofile` and `loadfile`, which name a file. */
export const file = 'file';
/** What only the running code knows: what stands there, cut short. */
export const computed = 'computed';
