// What elements of JSX are compiled to, where a file says so itself: `/** @jsx h */`.

const pragma = /@jsx(?:Frag)?\s+([\w$]+)/g;
const automatic = /@jsx(?:ImportSource\s|Runtime\s+automatic)/;

/** The names that must be imported for that; undefined where the comments at the head leave it to the project. */
export function jsxNames(bytes: Buffer, headEnd: number): readonly string[] | undefined {
  const head = bytes.toString('latin1', 0, headEnd);
  if (!head.includes('@jsx')) return undefined;
  const names = Array.from(head.matchAll(pragma), ([, name = '']) => name);
  return names.length > 0 || automatic.test(head) ? names : undefined;
}
