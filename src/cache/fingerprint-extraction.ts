// The parts of an extraction that can affect how imports resolve: everything except line numbers and roles.
import { hash } from 'node:crypto';
import type { Extraction } from '../model/source.ts';

export function fingerprintExtraction({ imports, scope, condition, declares }: Extraction): string {
  const statements = imports.map(({ specifier, name, detail, kind }) => [specifier, name, detail, kind]);
  return hashText(JSON.stringify([scope, condition, declares, statements]));
}

export function hashText(text: string): string {
  return hash('sha256', text, 'base64');
}

/** Equivalent to comparing fingerprints, without computing them. */
export function hasSameFingerprint(a: Extraction, b: Extraction): boolean {
  return (
    a.scope === b.scope &&
    a.condition === b.condition &&
    a.imports.length === b.imports.length &&
    a.imports.every((one, i) => {
      const other = b.imports[i];
      return (
        one.specifier === other?.specifier &&
        one.name === other.name &&
        one.kind === other.kind &&
        areSame(one.detail, other.detail)
      );
    }) &&
    haveSameDeclarations(a, b)
  );
}

export function haveSameDeclarations(
  { declares = [] }: Pick<Extraction, 'declares'>,
  { declares: others = [] }: Pick<Extraction, 'declares'>,
): boolean {
  return declares.length === others.length && declares.every((one, i) => areSame(one, others[i]));
}

/** Compares in order, because fields of one kind are always created in the same order. */
function areSame(a: object | undefined, b: object | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b));
}
