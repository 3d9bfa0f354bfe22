// How far the head of a class has been read.

export const none = 0;
export const name = 1;
export const supertypes = 2;
/** Behind `new`: those of a class without a name. */
export const anonymous = 3;
