// What the next name declares.

export const nothing = 0;
export const function_ = 1;
export const property = 2;
export const type = 3;
export const alias = 4;
