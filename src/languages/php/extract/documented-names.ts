// The names in documentation comments, such as `Cart` in `@return Cart`. An annotation, `@Cart`, is not among them:
// programs read it.

export function findDocumentedNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  const annotations = new Set<string>();
  for (let start = text.indexOf('/**'); start !== -1;) {
    const close = text.indexOf('*/', start + 3);
    const end = close === -1 ? text.length : close;
    for (const [word] of text.slice(start, end).matchAll(/@?[\w\\\u0080-\uffff]+/g)) {
      const isAnnotation = word.startsWith('@');
      // Of `Cart\Line`, `Cart` is imported, and of `\Cart` nothing.
      (isAnnotation ? annotations : names).add(word.slice(isAnnotation ? 1 : 0).split('\\', 1)[0]!);
    }
    start = text.indexOf('/**', end);
  }
  for (const name of annotations) names.delete(name);
  return names;
}
