// How far the head of a class has been read.

export const none = 0;
export const name = 1;
export const supertypes = 2;
export const constraints = 3;
