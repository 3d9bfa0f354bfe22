// What a file is for. Conclusions (tangles, order, risk, health) are drawn from product files alone; the graph and the
// lists hold them all.

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
