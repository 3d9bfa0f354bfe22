// What is being read. Plain constants, so that the program holds numbers where they are compared.

export const code = 0;
export const plainString = 1;
export const rawString = 2;
export const lineComment = 3;
export const blockComment = 4;
