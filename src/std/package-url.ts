// Package URLs (purl): one form for the names of packages of all ecosystems.

/** Types whose names the specification writes in lower case. */
const lowerCase = new Set(['composer', 'golang', 'hex', 'luarocks', 'npm', 'pub', 'pypi']);

/** The package URL of a package, without version: `pkg:npm/%40acme/ui`. `ecosystem` is its type. */
export function packageUrl(ecosystem: string, name: string): string {
  const parts = partsOf(ecosystem, lowerCase.has(ecosystem) ? name.toLowerCase() : name);
  return ['pkg:' + ecosystem, ...parts.filter((part) => part !== '').map(encode)].join('/');
}

/** Namespaces and name. */
function partsOf(ecosystem: string, name: string): readonly string[] {
  // Maven writes `group:artifact`; the group is one part, whatever dots it has.
  if (ecosystem === 'maven') return name.split(':');
  if (ecosystem === 'pypi') return [name.replaceAll(/[-_.]+/g, '-')];
  return name.split('/');
}

/** Percent-encoded like a part of a URL; the specification leaves colons as they are. */
function encode(part: string): string {
  return encodeURIComponent(part)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%3A', ':');
}
