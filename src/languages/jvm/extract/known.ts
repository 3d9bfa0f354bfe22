// What is known of what stands before a dot, as one number: a name × knownKinds, plus one of these.

export const Known = {
  /** A value of that type. */
  type: 0,
  /** A value of that function or property. */
  value: 1,
  /** The type itself. */
  typeName: 2,
} as const;

export const knownKinds = 3;

/** The kinds of details that say so. */
export const knownDetails = ['member', 'member-of-value', 'member-of-type'] as const;

/** It is not known how many arguments a call has. */
export const unknownCount = -1;
/** A name × counts, plus the number of arguments + 1. */
export const counts = 16;
