/** Whether two values are the same JSON, told without writing it. Never deeper than the report's type. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && haveSameElements(a, b);
  return !Array.isArray(b) && haveSameMembers(a as Members, b as Members);
}

type Members = Readonly<Record<string, unknown>>;

function haveSameElements(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSameJson(a[i], b[i])) return false;
  return true;
}

/** The order of the members counts: it is the order in which they are written. */
function haveSameMembers(a: Members, b: Members): boolean {
  const names = Object.keys(a);
  const others = Object.keys(b);
  if (names.length !== others.length) return false;
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!;
    if (name !== others[i] || !isSameJson(a[name], b[name])) return false;
  }
  return true;
}
