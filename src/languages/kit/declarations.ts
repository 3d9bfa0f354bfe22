import type { Declaration, NamedKind } from '../../model/declaration.ts';

export function declareAll(names: Iterable<string>, kind: NamedKind = 'name'): Declaration[] {
  return Array.from(names, (name) => ({ kind, name }));
}

export function namesIn(declares: readonly Declaration[] = []): string[] {
  return declares.flatMap((declaration) => ('name' in declaration ? declaration.name : []));
}
