// What is known of what stands before a dot, as one number: a name × knownKinds, plus one of these.

export const Known = {
  /** A value of that type. */
  type: 0,
  /** A value of that function or property. */
  value: 1,
  /** The type itself. */
  typeName: 2,
  /** The value that a path leads to: see value-paths.ts. The number is not of a name. */
  path: 3,
} as const;

export const knownKinds = 4;

/** The kinds of details that say so, except for paths. */
export const knownDetails = ['member', 'member-of-value', 'member-of-type'] as const;

/** What follows a dot is not called, or with an unknown number of arguments. */
export const notCalled = -2;
export const unknownCount = -1;
/** There are fewer numbers of arguments. */
export const counts = 16;

/** The members that say what the constructors of a class take, and a function that is called like one. */
export const constructed = '<init>()';
export const factory = '<factory>()';

/** What follows a dot and has one of these names is a member of its type rather than an extension. */
export const membersOfManyTypes =
  'compareTo equals hashCode toString plus minus get set contains invoke and or xor shl shr ushr'.split(' ');
