// What the code of a repository calls a package: the names that other repositories may provide. Mostly that is the name of
// the package. Java and C# import namespaces, and only these tell two repositories of one company apart.
import { joinName } from './join-name.ts';

const namespaced = new Set(['maven', 'nuget']);

export interface RequiredName {
  readonly ecosystem: string;
  /** Of the package. */
  readonly name: string;
  /** What import statements say. */
  readonly specifiers: Iterable<string>;
}

export function requiredNames({ ecosystem, name, specifiers }: RequiredName): readonly string[] {
  if (!namespaced.has(ecosystem)) return [joinName(ecosystem, name)];
  const names = new Set<string>();
  for (const specifier of specifiers) {
    const namespace = ecosystem === 'maven' ? withoutTypes(specifier) : specifier;
    if (namespace !== '') names.add(joinName(ecosystem, namespace));
  }
  return [...names].sort();
}

/** `com.acme.billing.Invoice.Line` → `com.acme.billing`; a function has no such mark, so its name may stay. */
function withoutTypes(specifier: string): string {
  const parts = specifier.replace(/\.[*_]$/, '').split('.');
  const type = parts.findIndex((part) => /^\p{Lu}/u.test(part));
  return (type === -1 ? parts : parts.slice(0, type)).join('.');
}
