// What the code of a repository calls a package: the names that other repositories may provide. Mostly that is the name of
// the package. Java, C# and PHP import namespaces, and only these tell two packages of one company apart.
import { joinName } from './join-name.ts';

const namespaced = new Set(['composer', 'maven', 'nuget']);

export interface ImportedName {
  readonly ecosystem: string;
  /** Of the package. */
  readonly name: string;
  /** What the import statement says. */
  readonly specifier: string;
}

export function requiredName({ ecosystem, name, specifier }: ImportedName): string {
  if (!namespaced.has(ecosystem) || isPackageName(ecosystem, name)) return joinName(ecosystem, name);
  const namespace = ecosystem === 'maven' ? withoutTypes(specifier) : specifier;
  return joinName(ecosystem, namespace === '' ? name : namespace);
}

/** A manifest named it: `acme/mailer`. */
function isPackageName(ecosystem: string, name: string): boolean {
  return ecosystem === 'composer' && name.includes('/');
}

/** `com.acme.billing.Invoice.Line` → `com.acme.billing`; a function has no such mark, so its name may stay. */
function withoutTypes(specifier: string): string {
  const parts = specifier.replace(/\.[*_]$/, '').split('.');
  const type = parts.findIndex((part) => /^\p{Lu}/u.test(part));
  return (type === -1 ? parts : parts.slice(0, type)).join('.');
}
