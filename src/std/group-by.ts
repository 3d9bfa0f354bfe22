/** `Map.groupBy` of newer Node versions: elements by key, with keys and elements in their original order. */
export function groupBy<Element, Key>(
  elements: Iterable<Element>,
  keyOf: (element: Element) => Key,
): Map<Key, Element[]> {
  const groups = new Map<Key, Element[]>();
  let lastKey: Key | undefined;
  let group: Element[] | undefined;
  for (const element of elements) {
    const key = keyOf(element);
    // Elements with the same key are mostly consecutive.
    if (group === undefined || key !== lastKey) group = groups.get(key);
    if (group === undefined) groups.set(key, (group = [element]));
    else group.push(element);
    lastKey = key;
  }
  return groups;
}
