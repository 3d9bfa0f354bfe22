// What of an extraction can bear on where imports lead: everything but the numbers of the lines.
import { hash } from 'node:crypto';
import type { Extraction } from '../model/source.ts';

export function digestSubstance({ imports, scope, condition, declares }: Extraction): string {
  const statements = imports.map(({ specifier, name, kind, condition: importCondition }) => [
    specifier,
    name,
    kind,
    importCondition,
  ]);
  return digest(JSON.stringify([scope, condition, declares, statements]));
}

export function digest(text: string): string {
  return hash('sha256', text, 'base64');
}

export function haveSameSubstance(a: Extraction, b: Extraction): boolean {
  return (
    a.scope === b.scope &&
    a.condition === b.condition &&
    a.imports.length === b.imports.length &&
    a.declares?.length === b.declares?.length &&
    a.imports.every((one, i) => {
      const other = b.imports[i];
      return (
        one.specifier === other?.specifier &&
        one.name === other.name &&
        one.kind === other.kind &&
        one.condition === other.condition
      );
    }) &&
    (a.declares ?? []).every((name, i) => name === b.declares?.[i])
  );
}
