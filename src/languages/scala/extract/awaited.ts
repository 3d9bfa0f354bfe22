// What the next name declares.

export const nothing = 0;
export const method = 1;
export const value = 2;
export const type = 3;
export const alias = 4;
export const given = 5;
