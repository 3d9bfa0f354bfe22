// What a file is for. Conclusions (tangles, order, risk, health) are drawn only from product files; the graph and the lists
// contain all files.

export const fileRoles = [
  'product',
  'test',
  'fixture',
  'example',
  'docs',
  'benchmark',
  'generated',
  'vendored',
] as const;

export type FileRole = (typeof fileRoles)[number];
