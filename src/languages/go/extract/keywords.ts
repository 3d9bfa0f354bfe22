// The keywords of Go, each with its token.

export const Keyword = {
  break: 20,
  case: 21,
  chan: 22,
  const: 23,
  continue: 24,
  default: 25,
  defer: 26,
  else: 27,
  fallthrough: 28,
  for: 29,
  func: 30,
  go: 31,
  goto: 32,
  if: 33,
  import: 34,
  interface: 35,
  map: 36,
  package: 37,
  range: 38,
  return: 39,
  select: 40,
  struct: 41,
  switch: 42,
  type: 43,
  var: 44,
} as const;

/** In the order of their tokens. */
export const keywords = Object.keys(Keyword);

export const keywordCount = 25;
